// A banner replaces the switch to an app.

import { iconAddress } from "./connection.js";
import { announce, find, h } from "./dom.js";
import { stage } from "./stage.js";

/** Milliseconds that the banner is visible, and that it takes to disappear. */
const SHOWN = 3200;
const LEAVES = 500;

/**
 * @param {string} app the app's name
 * @param {string} extension
 * @param {string} url empty if the app opens without one
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
