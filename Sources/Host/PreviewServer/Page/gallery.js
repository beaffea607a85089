// The widget gallery: search, apps, and navigation to each widget, Live Activity and control.

import { activityPage, appPage, controlPage, previewElement } from "./gallery-pages.js";
import { appIcon } from "./banner.js";
import { readGallery } from "./connection.js";
import { h, replace } from "./dom.js";
import { foundApps } from "./gallery-search.js";
import { chevron, glyph } from "./glyphs.js";
import { placePhrase } from "./place-phrase.js";
import { closeSheet, openSheet } from "./sheet.js";

/** @typedef {(content: import("./sheet.js").Content) => void} Redraw */

export async function openGallery() {
  const gallery = await readGallery();
  if (!gallery) return;
  const sheet = openSheet("Widget Gallery", (element) => overview(element, gallery, (next) => sheet.redraw(next)));
}

/**
 * @param {HTMLElement} sheet
 * @param {PageGallery} gallery
 * @param {Redraw} redraw
 */
function overview(sheet, gallery, redraw) {
  const results = h("div", { class: "body" });
  const input = h("input", {
    type: "search", placeholder: "Search Widgets", "aria-label": "Search widgets", autocomplete: "off", autofocus: true,
  });
  const back = () => redraw((next) => overview(next, gallery, redraw));
  const show = () => replace(results, found(gallery, input.value, redraw, back));
  input.addEventListener("input", show);
  sheet.append(h("header", {}, h("span"), h("h2", { text: "Widgets" }), closeButton()),
    h("div", { class: "search" }, glyph("search"), input), results);
  show();
}

const closeButton = () =>
  h("button", { class: "round", type: "button", "aria-label": "Close", on: { click: closeSheet } }, glyph("close"));

/**
 * The search results; for an empty search everything, after a selection of sizes.
 *
 * @param {PageGallery} gallery
 * @param {string} wanted
 * @param {Redraw} redraw
 * @param {() => void} back
 */
function found(gallery, wanted, redraw, back) {
  const apps = foundApps(gallery, wanted);
  const placeable = apps.filter((app) => app.kinds.length > 0);
  const open = (/** @type {PageGalleryApp} */ app) => redraw((next) => appPage(next, app, back));
  const activities = apps.flatMap((app) => app.activities.map((activity) =>
    row(app, { activity: activity.attributes }, activity.name, () =>
      redraw((next) => activityPage(next, app, activity, back)))));
  const controls = apps.flatMap((app) => app.controls.map((control) =>
    row(app, { control: control.kind }, control.name, () => redraw((next) => controlPage(next, app, control, back)))));
  const none = wanted ? `No results for “${wanted}”.` : `No extension has a widget for ${placePhrase()}.`;
  return [
    apps.length === 0 && h("p", { class: "empty", text: none }),
    !wanted && h("div", { class: "gallery-grid" }, featuredSizes(placeable).map(({ app, kind, family }) =>
      featured(app, kind, family, () => open(app)))),
    h("div", { class: "rows" },
      placeable.map((app) => row(app, { app: app.extension }, app.name, () => open(app)))),
    section("Live Activities", activities), section("Controls", controls),
  ];
}

/**
 * @param {PageGalleryApp} app
 * @param {Record<string, string>} data
 * @param {string} title
 * @param {() => void} run
 */
const row = (app, data, title, run) => h("button", { type: "button", data, on: { click: run } },
  h("span", { class: "icon-plate" }, appIcon(app.extension)), h("span", { class: "grow", text: title }), chevron());

/**
 * @param {string} title
 * @param {HTMLElement[]} rows
 */
const section = (title, rows) =>
  rows.length > 0 && [h("h3", { class: "gallery-title", text: title }), h("div", { class: "rows" }, rows)];

/**
 * A selection of sizes: the smallest of every widget, and for a single widget also a wider one.
 *
 * @param {PageGalleryApp[]} apps
 */
function featuredSizes(apps) {
  const kinds = apps.flatMap((app) => app.kinds.map((kind) => ({ app, kind })));
  const sizes = kinds.length > 1 ? 1 : 2;
  return kinds.slice(0, 4).flatMap(({ app, kind }) =>
    kind.families.slice(0, sizes).map((family) => ({ app, kind, family })));
}

/**
 * @param {PageGalleryApp} app
 * @param {PageGalleryKind} kind
 * @param {PageGalleryFamily} family
 * @param {() => void} run
 */
function featured(app, kind, family, run) {
  const [width = 1, height = 1] = family.size;
  const isWide = width > height * 1.5;
  const scale = Math.min(1, (isWide ? 338 : 158) / width);
  return h("button", {
    class: `gallery-card${isWide ? " wide" : ""}`, type: "button", "aria-label": `${app.name}, ${kind.name}`,
    on: { click: run },
  }, previewElement(app, kind, family, scale), h("span", { text: app.name }));
}
