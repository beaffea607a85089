// The widget gallery: search, apps, and for each app every size of every widget as a page with its Add button.

import { startActivity } from "./activities.js";
import { read, send } from "./connection.js";
import { announce, glyph, h, replace, reducedMotion } from "./dom.js";
import { appIcon } from "./icons.js";
import { pictureElement } from "./picture.js";
import { phone } from "./phone.js";
import { continuousPath } from "./shape.js";
import { closeSheet, openSheet } from "./sheet.js";
import { familyName, store } from "./store.js";

export async function openGallery() {
  const gallery = await read("gallery");
  if (!gallery) return;
  const handle = openSheet("Widget Gallery", (sheet) => overview(sheet, gallery, handle_));
  function handle_(next) { handle.redraw(next); }
}

function overview(sheet, gallery, redraw) {
  const results = h("div", { class: "body" });
  const input = h("input", { type: "search", placeholder: "Search Widgets", "aria-label": "Search widgets", autocomplete: "off", autofocus: true });
  const show = () => {
    const wanted = fold(input.value);
    const apps = gallery.apps.filter((app) => !wanted || [app.name, ...app.kinds.flatMap((kind) => [kind.name, kind.description]), ...app.activities.map((each) => each.name), ...app.controls.map((each) => each.name)].some((text) => fold(text).includes(wanted)));
    const open = (app) => redraw((next) => appPage(next, app, gallery, redraw));
    const placeable = apps.filter((app) => app.kinds.length);
    const row = (app, data, title, run) => h("button", { type: "button", data, on: { click: run } }, h("span", { class: "icon-plate" }, galleryIcon(app)), h("span", { class: "grow", text: title }), chevron());
    const listed = (title, rows) => (rows.length ? [h("h3", { class: "gallery-title", text: title }), h("div", { class: "rows" }, rows)] : []);
    replace(results,
      apps.length === 0 ? h("p", { class: "empty", text: input.value ? `No widget is called “${input.value}”.` : `No extension has a widget for ${placePhrase()}.` }) : null,
      wanted ? null : h("div", { class: "gallery-grid" }, featuredSizes(placeable).map(([app, kind, family]) => featured(app, kind, family, () => open(app)))),
      h("div", { class: "rows" }, placeable.map((app) => row(app, { app: app.extension }, app.name, () => open(app)))),
      listed("Live Activities", apps.flatMap((app) => app.activities.map((each) => row(app, { activity: each.attributes }, each.name, () => redraw((next) => activityPage(next, app, each, gallery, redraw)))))),
      listed("Controls", apps.flatMap((app) => app.controls.map((each) => row(app, { control: each.kind }, each.name, () => redraw((next) => controlPage(next, app, each, gallery, redraw)))))));
  };
  input.addEventListener("input", show);
  sheet.append(h("header", {}, h("span"), h("h2", { text: "Widgets" }), h("button", { class: "round", type: "button", "aria-label": "Close", on: { click: closeSheet } }, glyph("close"))),
    h("div", { class: "search" }, glyph("search"), input), results);
  show();
}

const fold = (text) => (text ?? "").normalize("NFKD").toLocaleLowerCase();

export const chevron = () => {
  const svg = glyph("forward");
  svg.classList.add("chevron");
  return svg;
};

/** A few sizes to begin with: the smallest of every widget, and where there is but one also its wider one. */
function featuredSizes(apps) {
  const kinds = apps.flatMap((app) => app.kinds.map((kind) => [app, kind]));
  const first = kinds.slice(0, 4).map(([app, kind]) => [app, kind, kind.families[0]]);
  if (kinds.length > 1) return first;
  return kinds.flatMap(([app, kind]) => kind.families.slice(0, 2).map((family) => [app, kind, family]));
}

function featured(app, kind, family, run) {
  const isWide = family.size[0] > family.size[1] * 1.5;
  const scale = Math.min(1, (isWide ? 338 : 158) / family.size[0]);
  const preview = previewElement(app, kind, family, scale);
  return h("button", { class: `gallery-card${isWide ? " wide" : ""}`, type: "button", "aria-label": `${app.name}, ${kind.name}`, on: { click: run } }, preview, h("span", { text: app.name }));
}

/** The picture comes from the provider's snapshot; until then the place is grey. */
function previewElement(app, kind, family, scale) {
  const width = family.size[0] * scale;
  const height = family.size[1] * scale;
  const element = h("div", { class: `preview${family.family.startsWith("accessory") ? " accessory" : ""}`, style: { width: `${width}px`, height: `${height}px`,
    "clip-path": `path("${continuousPath(width, height, store.state.device.cornerRadius * scale)}")` } });
  read("gallery/picture", { extension: app.extension, kind: kind.kind, family: family.family }).then((picture) => {
    const svg = picture && pictureElement(picture.svg);
    if (!svg) return;
    for (const control of svg.querySelectorAll("[tabindex]")) control.removeAttribute("tabindex");
    element.append(svg);
    if (!reducedMotion()) svg.animate([{ opacity: 0 }, { opacity: 1 }], 200);
    if (picture.note) element.dispatchEvent(new CustomEvent("note", { detail: picture.note, bubbles: true }));
  });
  return element;
}

function appPage(sheet, app, gallery, redraw) {
  const pages = app.kinds.flatMap((kind) => kind.families.map((family) => ({ kind, family })));
  let shown = 0;
  const carousel = h("div", { class: "carousel", tabindex: "0", role: "group", "aria-roledescription": "carousel", "aria-label": `Sizes of ${app.name}` },
    pages.map(({ kind, family }, index) => {
      const room = { width: store.state.device.width - 48, height: Math.max(180, store.state.device.height - 470) };
      const scale = Math.min(1, room.width / family.size[0], room.height / family.size[1]);
      const note = h("p", { class: "note" });
      const preview = h("div", { class: "shadow" }, previewElement(app, kind, family, scale));
      preview.addEventListener("note", (event) => { note.textContent = event.detail; });
      return h("div", { role: "group", "aria-roledescription": "slide", "aria-label": `${index + 1} of ${pages.length}: ${kind.name}, ${familyName(family.family)}` },
        h("h3", { text: kind.name }), h("p", { text: kind.description }), h("div", { class: "space" }, preview), note);
    }));
  const control = h("div", { class: "page-control", role: "group", "aria-label": "Sizes" });
  const drawControl = () => replace(control, pages.map(({ kind, family }, index) => h("button", { type: "button", data: { key: `size-${index}` },
    "aria-label": `${kind.name}, ${familyName(family.family)}`, "aria-current": index === shown ? "true" : null, on: { click: () => show(index) } })));
  const show = (index) => carousel.scrollTo({ left: index * carousel.clientWidth, behavior: reducedMotion() ? "instant" : "smooth" });
  carousel.addEventListener("scroll", () => {
    const next = Math.round(carousel.scrollLeft / (carousel.clientWidth || 1));
    if (next === shown) return;
    shown = next;
    drawControl();
  }, { passive: true });
  carousel.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(Math.max(0, Math.min(pages.length - 1, shown + step)));
  });
  const add = h("button", { class: "add-button", type: "button", autofocus: true, on: { click: () => place(app, pages[shown]) } }, glyph("plus"), "Add Widget");
  if (app.accent) {
    add.style.setProperty("--add", app.accent);
    add.style.setProperty("--on-add", app.onAccent ?? "#fff");
  }
  drawControl();
  sheet.append(
    h("header", {}, h("button", { class: "round", type: "button", "aria-label": "Back to all widgets", on: { click: () => redraw((next) => overview(next, gallery, redraw)) } }, glyph("back")),
      h("h2", { text: app.name }), h("button", { class: "round", type: "button", "aria-label": "Close", on: { click: closeSheet } }, glyph("close"))),
    h("div", { class: "body kinds" }, carousel, control, add));
}

/** The place that is looked at, in a sentence. */
function placePhrase() {
  const name = store.scene?.name ?? "Home Screen";
  return ["Today View", "StandBy", "CarPlay", "Notification Center"].includes(name) ? name : `the ${name}`;
}

async function place(app, { kind, family }) {
  const answer = await send("place", { extension: app.extension, kind: kind.kind, family: family.family, page: phone.page });
  if (!answer) return;
  closeSheet();
  announce(`${kind.name}, ${familyName(family.family)}, added to ${placePhrase()}.`);
  if (answer.widget !== undefined) store.select(answer.widget);
}

/** The app's own icon where its sources have one, else ours. */
function galleryIcon(app) {
  if (!app.hasIcon) return appIcon(app.name);
  return h("img", { class: "app-icon", alt: "", src: `gallery/icon?${new URLSearchParams({ extension: app.extension })}` });
}

function subHeader(title, gallery, redraw) {
  return h("header", {}, h("button", { class: "round", type: "button", "aria-label": "Back to all widgets", on: { click: () => redraw((next) => overview(next, gallery, redraw)) } }, glyph("back")),
    h("h2", { text: title }), h("button", { class: "round", type: "button", "aria-label": "Close", on: { click: closeSheet } }, glyph("close")));
}

/** A picture that says its own size, at most as wide as the sheet. */
function widePreview(path, query, options = {}) {
  const element = h("div", { class: "wide-preview" });
  read(path, query).then((picture) => {
    const svg = picture && pictureElement(picture.svg ?? "");
    if (!svg) return;
    for (const control of svg.querySelectorAll("[tabindex]")) control.removeAttribute("tabindex");
    const [width, height] = picture.size;
    const scale = Math.min(1, (store.state.device.width - 40) / width);
    const radius = options.radius ?? 0;
    Object.assign(element.style, { width: `${width * scale}px`, height: `${height * scale}px`, "clip-path": radius ? `path("${continuousPath(width * scale, height * scale, radius * scale)}")` : "none", background: options.background ?? "none" });
    element.append(svg);
    if (picture.note) element.dispatchEvent(new CustomEvent("note", { detail: picture.note, bubbles: true }));
  });
  return element;
}

/** A Live Activity before it is started: on the Lock Screen and in the island. */
function activityPage(sheet, app, activity, gallery, redraw) {
  const note = h("p", { class: "note" });
  const hasIsland = phone.geometry?.island;
  const places = [["lock-screen", "Lock Screen", { radius: 24, background: "#2b3743" }], ...(hasIsland ? [["island-compact", "Dynamic Island", {}], ["island-expanded", "Expanded", {}]] : [])];
  const previews = h("div", { class: "activity-previews" }, places.map(([name, title, options]) =>
    h("figure", {}, widePreview("gallery/activity", { extension: app.extension, attributes: activity.attributes, presentation: name }, options), h("figcaption", { text: title }))));
  previews.addEventListener("note", (event) => { note.textContent = event.detail; });
  const start = h("button", { class: "add-button", type: "button", autofocus: true, on: { click: async () => { if (await startActivity(app, activity)) closeSheet(); } } }, glyph("play"), "Start");
  sheet.append(subHeader(activity.name, gallery, redraw), h("div", { class: "body kinds" }, previews, note, start));
}

/** A control as Control Center shows it; no place of this page holds any. */
function controlPage(sheet, app, control, gallery, redraw) {
  const previews = h("div", { class: "control-previews" }, ["small", "medium", "large"].map((size) =>
    widePreview("gallery/control", { extension: app.extension, kind: control.kind, size })));
  sheet.append(subHeader(control.name, gallery, redraw), h("div", { class: "body kinds" }, h("p", { class: "section-note", text: control.description }), previews,
    h("p", { class: "section-note", text: "As Control Center shows it, with the value for previews. It is drawn, not placed: this page has no Control Center." })));
}
