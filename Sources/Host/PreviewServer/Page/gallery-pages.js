// The pages of the gallery: an app with every size of its widgets, a Live Activity, a control.

import { startActivity } from "./activity-menu.js";
import { readActivityPreview, readControlPreview, readPreview, send } from "./connection.js";
import { announce, h, reducedMotion, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import { still } from "./layers.js";
import { familyName } from "./names.js";
import { placePhrase } from "./place-phrase.js";
import { continuousClip } from "./shape.js";
import { closeSheet } from "./sheet.js";
import { store } from "./store.js";

/** Points of an iPhone's screen next to and around a widget in the gallery. */
const SIDE_ROOM = 48;
const HEADER_ROOM = 470;
const LEAST_HEIGHT = 180;
const WIDE_ROOM = 40;

/**
 * The picture comes from the provider's snapshot; until then the preview is gray.
 *
 * @param {PageGalleryApp} app
 * @param {PageGalleryKind} kind
 * @param {PageGalleryFamily} family
 * @param {number} scale
 * @param {HTMLElement} [note] shows a remark about the picture
 */
export function previewElement(app, kind, family, scale, note) {
  const [width, height] = family.size.map((length) => length * scale);
  const radius = (store.state?.device.cornerRadius ?? 0) * scale;
  const element = h("div", {
    class: `preview${family.family.startsWith("accessory") ? " accessory" : ""}`,
    style: {
      width: `${width}px`, height: `${height}px`, "clip-path": continuousClip(width ?? 0, height ?? 0, radius),
    },
  });
  void readPreview(app.extension, kind.kind, family.family).then((picture) => {
    const svg = still(picture?.svg);
    if (!svg) return;
    element.append(svg);
    if (!reducedMotion()) svg.animate([{ opacity: 0 }, { opacity: 1 }], 200);
    if (note && picture?.note) note.textContent = picture.note;
  });
  return element;
}

/**
 * @param {string} title
 * @param {() => void} back
 */
const header = (title, back) => h("header", {},
  h("button", { class: "round", type: "button", "aria-label": "Back to all widgets", on: { click: back } },
    glyph("back")),
  h("h2", { text: title }),
  h("button", { class: "round", type: "button", "aria-label": "Close", on: { click: closeSheet } }, glyph("close")));

/**
 * Every size of every widget of an app, each as a page.
 *
 * @param {HTMLElement} sheet
 * @param {PageGalleryApp} app
 * @param {() => void} back
 */
export function appPage(sheet, app, back) {
  const pages = app.kinds.flatMap((kind) => kind.families.map((family) => ({ kind, family })));
  const titles = pages.map(({ kind, family }) => `${kind.name}, ${familyName(family.family)}`);
  let shown = 0;
  const add = h("button", {
    class: "add-button", type: "button", autofocus: true,
    on: { click: () => { const page = pages[shown]; if (page) void place(app, page.kind, page.family); } },
    style: { "--add": app.accent, "--on-add": app.accent && (app.onAccent ?? "#fff") },
  }, glyph("plus"), "Add Widget");
  const dots = h("div", { class: "page-control", role: "group", "aria-label": "Sizes" });
  const drawDots = () => replace(dots, titles.map((title, index) => h("button", {
    type: "button", data: { key: `size-${index}` }, "aria-label": title,
    "aria-current": index === shown ? "true" : null, on: { click: () => show(index) },
  })));
  const carousel = h("div", {
    class: "carousel", tabindex: "0", role: "group", "aria-roledescription": "carousel",
    "aria-label": `Sizes of ${app.name}`,
  }, pages.map(({ kind, family }, index) =>
    slide(app, kind, family, `${index + 1} of ${pages.length}: ${titles[index]}`)));
  const show = (/** @type {number} */ index) => carousel.scrollTo({
    left: index * carousel.clientWidth, behavior: reducedMotion() ? "auto" : "smooth",
  });
  carousel.addEventListener("scroll", () => {
    const next = Math.round(carousel.scrollLeft / (carousel.clientWidth || 1));
    if (next === shown) return;
    shown = next;
    drawDots();
  }, { passive: true });
  carousel.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(Math.max(0, Math.min(pages.length - 1, shown + step)));
  });
  drawDots();
  sheet.append(header(app.name, back), h("div", { class: "body kinds" }, carousel, dots, add));
}

/**
 * One size of a widget.
 *
 * @param {PageGalleryApp} app
 * @param {PageGalleryKind} kind
 * @param {PageGalleryFamily} family
 * @param {string} title
 */
function slide(app, kind, family, title) {
  const [width = 1, height = 1] = family.size;
  const screen = store.state?.device;
  const room = Math.max(LEAST_HEIGHT, (screen?.height ?? 0) - HEADER_ROOM);
  const scale = Math.min(1, ((screen?.width ?? 0) - SIDE_ROOM) / width, room / height);
  const note = h("p", { class: "note" });
  return h("div", { role: "group", "aria-roledescription": "slide", "aria-label": title },
    h("h3", { text: kind.name }), h("p", { text: kind.description }),
    h("div", { class: "space" }, h("div", { class: "shadow" }, previewElement(app, kind, family, scale, note))), note);
}

/**
 * Adds a widget to the displayed place; a Home Screen scrolls to its page.
 *
 * @param {PageGalleryApp} app
 * @param {PageGalleryKind} kind
 * @param {PageGalleryFamily} family
 */
async function place(app, kind, family) {
  const answer = await send("place", {
    extension: app.extension, kind: kind.kind, family: family.family, page: store.model.page,
  });
  if (!answer) return;
  closeSheet();
  announce(`${kind.name}, ${familyName(family.family)}, added to ${placePhrase()}.`);
  if (answer.widget === undefined) return;
  store.select(answer.widget);
  if (store.home) store.await(answer.widget);
}

/**
 * A picture at its own size, at most as wide as the sheet.
 *
 * @param {Promise<PageDrawing | null>} drawing
 * @param {{ background?: string, isCard?: boolean }} [look] a card has the corners of the drawing
 * @param {HTMLElement} [note]
 */
function widePreview(drawing, look = {}, note) {
  const element = h("div", { class: "wide-preview" });
  void drawing.then((picture) => {
    const svg = still(picture?.svg);
    if (!svg || !picture) return;
    const [width = 1, height = 1] = picture.size ?? [];
    const scale = Math.min(1, ((store.state?.device.width ?? 0) - WIDE_ROOM) / width);
    Object.assign(element.style, {
      width: `${width * scale}px`, height: `${height * scale}px`, background: look.background ?? "none",
      clipPath: look.isCard ? continuousClip(width * scale, height * scale, (picture.radius ?? 0) * scale) : "none",
    });
    element.append(svg);
    if (note && picture.note) note.textContent = picture.note;
  });
  return element;
}

/**
 * A Live Activity before it is started: on the Lock Screen and in the island.
 *
 * @param {HTMLElement} sheet
 * @param {PageGalleryApp} app
 * @param {PageGalleryActivity} activity
 * @param {() => void} back
 */
export function activityPage(sheet, app, activity, back) {
  const note = h("p", { class: "note" });
  const figure = (/** @type {string} */ name, /** @type {string} */ title, look = {}) =>
    h("figure", {}, widePreview(readActivityPreview(app.extension, activity.attributes, name), look, note),
      h("figcaption", { text: title }));
  const hasIsland = store.home?.housing.kind === "island";
  const previews = h("div", { class: "activity-previews" },
    figure("lock-screen", "Lock Screen", { background: "#2b3743", isCard: true }),
    hasIsland && [figure("island-compact", "Dynamic Island"), figure("island-expanded", "Expanded")]);
  const start = h("button", {
    class: "add-button", type: "button", autofocus: true,
    on: { click: async () => { if (await startActivity(app.extension, activity)) closeSheet(); } },
  }, glyph("play"), "Start");
  sheet.append(header(activity.name, back), h("div", { class: "body kinds" }, previews, note, start));
}

/**
 * A control as Control Center shows it; no place of this page contains controls.
 *
 * @param {HTMLElement} sheet
 * @param {PageGalleryApp} app
 * @param {PageGalleryControl} control
 * @param {() => void} back
 */
export function controlPage(sheet, app, control, back) {
  const previews = h("div", { class: "control-previews" }, ["small", "medium", "large"].map((size) =>
    widePreview(readControlPreview(app.extension, control.kind, size))));
  const note = "As in Control Center, with the preview value. Controls cannot be added: this page has no "
  + "Control Center.";
  sheet.append(header(control.name, back), h("div", { class: "body kinds" },
    h("p", { class: "section-note", text: control.description }), previews,
    h("p", { class: "section-note", text: note })));
}
