// The elements of the center of the page: the bar with devices and places, the phone, and the tools below it. Other
// modules draw into them.

import { makeBody } from "./body.js";
import { find, h, part } from "./dom.js";

const pages = h("div", { class: "pages" });
/** The container of sheets and banners. */
const overlay = h("div", { class: "overlay" });
const wallpaper = h("div", { class: "wallpaper" });
const wideWallpaper = h("div", { class: "wallpaper", "aria-hidden": "true" });
const shade = h("div", { class: "layers shade", "aria-hidden": "true" });
const dock = h("div", { class: "layers dock" });
const dots = h("div", { class: "dots", role: "group", "aria-label": "Pages" });
const time = h("span", { class: "status-time" });
const signs = h("div", { class: "layers" });
const status = h("div", { class: "status", "aria-hidden": "true" }, signs, time);
const housing = h("div", { class: "housing", "aria-hidden": "true" });
const screen = h("div", { class: "screen" }, wallpaper, shade, dock, pages, dots, status, housing, overlay);
const body = makeBody();
const device = h("div", { class: "device" }, body.element, screen);
const frame = h("div", { class: "device-frame" }, device);
const bar = h("div", { class: "place-bar", role: "group", "aria-label": "Device and place" });
const tools = h("div", { class: "stage-tools", role: "toolbar", "aria-label": "Home Screen" });
const banner = h("div", { class: "build-banner", hidden: true, role: "alert" });
const root = part("#stage");
root.append(wideWallpaper, bar, frame, tools, banner);

export const stage = {
  root, bar, frame, device, body, screen, wallpaper, wideWallpaper, shade, dock, pages, dots, status, time, signs,
  housing, overlay, tools, banner,
};

/** On a small screen the wallpaper fills the page, and the tools move to the bar. */
export const isNarrow = () => root.clientWidth < 480;

/**
 * The currently visible elements of widgets: in the pages of the Home Screen, or in the slots of another place.
 *
 * @returns {HTMLElement}
 */
export const surface = () => (frame.hidden ? part(".scene-slots") : pages);

/**
 * The visible plate of a widget; of a stack, only its visible member has one.
 *
 * @param {number | string | null} id
 * @returns {HTMLElement | null}
 */
export const plateOf = (id) => find(surface(), `.plate[data-widget="${id}"]:not([inert])`);

/**
 * The element that has the plate of a widget and the widget's points.
 *
 * @param {number | string | null} id
 */
export const surfaceOf = (id) => plateOf(id)?.closest(".item, .slot");

/** Pixels of the window per point of the phone. */
export const screenScale = () => screen.getBoundingClientRect().width / (screen.offsetWidth || 1) || 1;
