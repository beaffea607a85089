// Where a phone would go to an app, a banner says so.

import { iconAddress } from "./connection.js";
import { announce, find, h } from "./dom.js";
import { stage } from "./stage.js";

/** Milliseconds for which the banner is there, and in which it leaves. */
const SHOWN = 3200;
const LEAVES = 500;

/**
 * @param {string} app its name
 * @param {string} extension
 * @param {string} url empty when the app opens as it is
 */
export function opensApp(app, extension, url) {
  const banner = h("div", { class: "app-banner", role: "status" },
    h("span", { class: "app-banner-icon" }, appIcon(extension)),
    h("span", {}, h("b", { text: `Opens ${app}` }), url ? h("span", { class: "url", text: url }) : null));
  find(stage.overlay, ".app-banner")?.remove();
  stage.overlay.append(banner);
  announce(url ? `Opens ${app} at ${url}` : `Opens ${app}`);
  setTimeout(() => banner.classList.add("leaving"), SHOWN);
  setTimeout(() => banner.remove(), SHOWN + LEAVES);
}

/**
 * The icon of an extension's app.
 *
 * @param {string} extension
 */
export const appIcon = (extension) => h("img", { class: "app-icon", alt: "", src: iconAddress(extension) });
