// The widget gallery: search, apps, and for each app every size of every widget as a page with its Add button.

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
    const apps = gallery.apps.filter((app) => !wanted || [app.name, ...app.kinds.flatMap((kind) => [kind.name, kind.description])].some((text) => fold(text).includes(wanted)));
    const open = (app) => redraw((next) => appPage(next, app, gallery, redraw));
    replace(results,
      apps.length === 0 ? h("p", { class: "empty", text: input.value ? `No widget is called “${input.value}”.` : `No extension has a widget for ${placePhrase()}.` }) : null,
      wanted ? null : h("div", { class: "gallery-grid" }, featuredSizes(apps).map(([app, kind, family]) => featured(app, kind, family, () => open(app)))),
      h("div", { class: "rows" }, apps.map((app) => h("button", { type: "button", data: { app: app.extension }, on: { click: () => open(app) } },
        h("span", { class: "icon-plate" }, appIcon(app.name)), h("span", { class: "grow", text: app.name }), chevron()))));
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
