// A place other than the iPhone's Home Screen: the server draws the layers behind and over the widgets, the widgets are
// in slots between them and are as interactive as on the Home Screen.

import { borderOf, drawBody, makeBody } from "./body.js";
import { send } from "./connection.js";
import { announce, around, find, h, replace } from "./dom.js";
import { comparesVariants, opensMenu, uses } from "./gestures.js";
import { glyph } from "./glyphs.js";
import { openForm } from "./form.js";
import { openGallery } from "./gallery.js";
import { boxStyle, rect } from "./grid.js";
import { drawLayers, still } from "./layers.js";
import { reload, sizeEntry } from "./home-menu.js";
import { openMenu } from "./menu.js";
import { familyName } from "./names.js";
import { pictureElement } from "./picture.js";
import { drawPicture, makePlate, updatePlate, useWidget } from "./plates.js";
import { continuousClip } from "./shape.js";
import { closeSheet } from "./sheet.js";
import { isNarrow, stage } from "./stage.js";
import { store } from "./store.js";
import { offerUndo } from "./undo.js";
import { openVariants } from "./variants.js";
import { say } from "./waiting-sign.js";
import { shownScale } from "./zoom.js";

/**
 * The maximum scales of devices whose screen is smaller than the stage; of others 1.
 *
 * @type {Record<string, number>}
 */
const SCALES = { iPhone: 1.15, "Apple Watch": 2.1 };
const LEAST_SCALE = 0.12;

/**
 * The view of a slot.
 *
 * @typedef {object} SlotView
 * @property {PageSceneSlot} slot
 * @property {HTMLElement} element
 * @property {HTMLElement} plates
 * @property {HTMLElement} plate
 * @property {DOMMatrix} matrix from the widget's points to those of the scene
 * @property {{ element: HTMLElement, svg: string } | null} lead
 */

const parts = (() => {
  const backdrop = h("div", { class: "scene-layer", "aria-hidden": "true" });
  const foreground = h("div", { class: "scene-layer over", "aria-hidden": "true" });
  const slots = h("div", { class: "scene-slots", role: "list" });
  const screen = h("div", { class: "scene-screen" }, backdrop, slots, foreground);
  const body = makeBody();
  const device = h("div", { class: "scene-device" }, body.element, screen);
  return {
    body, backdrop, foreground, slots, screen, device,
    frame: h("div", { class: "device-frame scene-frame", hidden: true }, device),
    empty: h("div", { class: "scene-empty", hidden: true }),
    note: h("p", { class: "scene-note", role: "status", hidden: true }),
    panel: h("div", { class: "scene-panel screen-like" }),
  };
})();

/** @type {Map<number, SlotView>} */
const views = new Map();
/** The platform and context of the drawn place. */
let drawn = "";
/** The drawn wallpaper, and its element. */
let wallpaper = { svg: "", host: stage.wallpaper };

export function buildScene() {
  stage.frame.before(parts.frame);
  stage.root.append(parts.empty, parts.note, parts.panel);
  const sizes = new ResizeObserver(fit);
  sizes.observe(stage.root);
  sizes.observe(stage.bar);
  parts.slots.addEventListener("keydown", onKey);
  store.on("zoom", fit);
  store.on("scene", draw);
  store.on("state", drawState);
  store.on("picture", (picture) => {
    const view = views.get(picture.widget);
    if (view) drawWidget(view);
  });
  store.on("selection", drawSelection);
}

/** @param {PageScene} scene */
function draw(scene) {
  const isHome = scene.kind === "home";
  const key = JSON.stringify([scene.platform, scene.context]);
  if (drawn !== key) closeSheet();
  drawn = key;
  parts.frame.hidden = isHome;
  stage.frame.hidden = !isHome;
  stage.root.classList.toggle("elsewhere", !isHome);
  const edit = find(stage.tools, "#edit-button");
  if (edit) edit.hidden = !isHome;
  stage.tools.setAttribute("aria-label", isHome ? "Home Screen" : scene.name);
  // Sheets appear over the Home Screen itself, elsewhere over the stage: a watch has no room for one.
  const host = isHome ? stage.screen : parts.panel;
  if (stage.overlay.parentElement !== host) host.append(stage.overlay);
  if (isHome) drawWallpaper(scene);
  else drawPlace(scene);
  if (store.state) drawState(store.state);
  fit();
}

/**
 * There is only one copy: references in a second one would resolve to the gradients and clips of the hidden one.
 *
 * @param {PageScene} scene
 */
function drawWallpaper(scene) {
  const host = isNarrow() ? stage.wideWallpaper : stage.wallpaper;
  const svg = scene.backdrop[0]?.svg ?? "";
  if (wallpaper.svg === svg && wallpaper.host === host) return;
  const picture = pictureElement(svg);
  if (!picture) return;
  picture.setAttribute("preserveAspectRatio", "xMidYMid slice");
  wallpaper.host.replaceChildren();
  host.replaceChildren(picture);
  wallpaper = { svg, host };
}

/** @param {PageScene} scene */
function drawPlace(scene) {
  const { style } = parts.device;
  style.setProperty("--width", `${scene.width}px`);
  style.setProperty("--height", `${scene.height}px`);
  style.setProperty("--bezel", `${borderOf(scene.body)}px`);
  drawBody(parts.body, scene.body);
  parts.screen.style.clipPath = continuousClip(scene.width, scene.height, scene.body.screenRadius);
  parts.screen.dataset.context = scene.context;
  parts.slots.setAttribute("aria-label", `${scene.name} of ${scene.platform}`);
  drawLayers(parts.backdrop, scene.backdrop);
  drawLayers(parts.foreground, scene.foreground);
  const gone = new Set(views.keys());
  scene.slots.forEach((slot, order) => {
    const view = views.get(slot.widget) ?? makeSlot(slot);
    views.set(slot.widget, view);
    gone.delete(slot.widget);
    place(view, slot);
    const before = parts.slots.children[order] ?? null;
    if (before !== view.element) parts.slots.insertBefore(view.element, before);
    drawWidget(view);
  });
  for (const id of gone) {
    const view = views.get(id);
    view?.lead?.element.remove();
    view?.element.remove();
    views.delete(id);
  }
}

/** @param {PageSceneSlot} slot */
function makeSlot(slot) {
  const plate = makePlate(slot.widget, () => fromScreen(view));
  const plates = h("div", { class: "plates" }, plate);
  const element = h("div", { class: "slot", role: "listitem", data: { key: `slot-${slot.widget}` } }, plates);
  /** @type {SlotView} */
  const view = { slot, element, plates, plate, matrix: new DOMMatrix(slot.transform), lead: null };
  element.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    slotMenu(view, event);
  });
  return view;
}

/**
 * From the window to the widget's own points.
 *
 * @param {SlotView} view
 */
function fromScreen(view) {
  const box = parts.screen.getBoundingClientRect();
  const scale = box.width / (parts.screen.offsetWidth || 1);
  return new DOMMatrix([scale, 0, 0, scale, box.left, box.top]).multiply(view.matrix).inverse();
}

/**
 * @param {SlotView} view
 * @param {PageSceneSlot} slot
 */
function place(view, slot) {
  const { element, plates } = view;
  const [width = 0, height = 0] = slot.canvas;
  view.slot = slot;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.style.setProperty("--corner", slot.outline === "ellipse" ? "50%" : `${slot.radius}px`);
  transform(view, new DOMMatrix(slot.transform));
  plates.style.clipPath = slot.outline === "ellipse" ? "ellipse(50% 50%)"
    : slot.outline === "rounded" ? continuousClip(width, height, slot.radius) : "none";
  plates.style.borderRadius = slot.outline === "rounded" ? `${slot.radius}px` : "";
  if (view.lead?.svg === slot.lead) return;
  view.lead?.element.remove();
  view.lead = null;
  if (!slot.lead) return;
  view.lead = { element: h("div", { class: "lead", "aria-hidden": "true" }, still(slot.lead)), svg: slot.lead };
  parts.slots.before(view.lead.element);
}

/**
 * @param {SlotView} view
 * @param {DOMMatrix} matrix
 */
function transform(view, matrix) {
  view.matrix = matrix;
  const { a, b, c, d, e, f } = matrix;
  view.element.style.transform = `matrix(${[a, b, c, d, e, f].join(",")})`;
}

/** @param {SlotView} view */
function drawWidget(view) {
  const widget = store.widget(view.slot.widget);
  if (widget) updatePlate(view.plate, widget);
  drawPicture(view.plate);
  centerLine(view);
}

/**
 * Lead, gap and content of an inline widget are centered as one line.
 *
 * @param {SlotView} view
 */
function centerLine(view) {
  const { slot, lead, plate } = view;
  /** @type {SVGSVGElement | null} */
  const svg = plate.querySelector(".picture:last-of-type");
  if (!lead || !svg) return;
  const ink = svg.getBBox();
  const factor = slot.transform[0] ?? 1;
  const frame = rect(slot.frame);
  const [leadWidth = 0, leadHeight = 0] = slot.leadSize ?? [];
  const gap = slot.leadGap ?? 0;
  const start = frame.x + frame.width / 2 - (leadWidth + gap + ink.width * factor) / 2;
  const isFirst = slot.leadSide !== "right";
  const x = isFirst ? start : start + ink.width * factor + gap;
  Object.assign(lead.element.style, boxStyle({ x, y: frame.y, width: leadWidth, height: leadHeight }));
  const matrix = new DOMMatrix(slot.transform);
  matrix.e = start + (isFirst ? leadWidth + gap : 0) - ink.x * factor;
  transform(view, matrix);
}

/** @param {PageState} state */
function drawState(state) {
  const { scene } = store;
  if (!scene) return;
  const isPlace = scene.kind === "place";
  for (const [id, view] of views) {
    const widget = state.widgets[id];
    if (widget) updatePlate(view.plate, widget);
  }
  const isEmpty = isPlace && scene.slots.length === 0;
  // A list without items is not one.
  parts.slots.hidden = isEmpty;
  parts.empty.hidden = !isEmpty;
  if (isEmpty) {
    const button = h("button", {
      class: "button primary", type: "button", id: "fill-button", data: { key: "fill" }, on: { click: fill },
    }, glyph("layers"), "Show all that fit");
    replace(parts.empty, h("p", { text: scene.rejection ?? "There are no widgets here yet." }),
      !scene.rejection && h("div", {}, button));
  }
  const { rejected } = state.place;
  parts.note.hidden = !isPlace || rejected.length === 0;
  const who = rejected.length === 1 ? "One widget does" : `${rejected.length} widgets do`;
  parts.note.textContent = rejected.length ? `${who} not fit here.` : "";
  parts.note.title = rejected.map((each) => each.reason).join("\n");
  drawSelection(store.selected);
}

async function fill() {
  const answer = await send("fill");
  if (answer?.note) store.notify({ kind: "note", text: answer.note });
  else if (answer) announce("All widgets that fit are shown.");
}

/** @param {string | null} selected */
function drawSelection(selected) {
  for (const [id, { element }] of views) element.classList.toggle("selected", String(id) === selected);
}

/** The largest scale at which the place fits with its frame next to the tools. */
function fit() {
  const { scene } = store;
  if (scene?.kind === "home") drawWallpaper(scene);
  if (scene?.kind !== "place") return;
  const bezel = borderOf(scene.body);
  const limit = scene.context === "carplay" ? 1 : SCALES[scene.platform] ?? 1;
  const narrow = isNarrow();
  stage.root.classList.toggle("narrow", narrow);
  const tools = narrow ? 0 : stage.tools.offsetHeight;
  const room = {
    width: stage.root.clientWidth - (narrow ? 12 : 48),
    height: stage.root.clientHeight - stage.bar.offsetHeight - tools - (narrow ? 16 : 56),
  };
  const [width, height] = [scene.width + bezel * 2, scene.height + bezel * 2];
  const scale = shownScale(Math.max(Math.min(room.width / width, room.height / height, limit), LEAST_SCALE));
  parts.frame.style.width = `${width * scale}px`;
  parts.frame.style.height = `${height * scale}px`;
  parts.device.style.transform = `scale(${scale})`;
  parts.device.style.setProperty("--scale", String(scale));
}

/**
 * @param {SlotView} view
 * @param {MouseEvent | KeyboardEvent} event
 */
function slotMenu({ slot, element }, event) {
  const id = slot.widget;
  const widget = store.widget(id);
  if (!widget) return;
  store.select(id);
  openMenu(event, element, widget.name, [
    widget.configurable && { title: `Edit “${widget.name}”`, icon: "edit", run: () => openForm(id) },
    isOwn(id) && sizeEntry(event, element, id, widget),
    { title: "Add Widget", icon: "plus", run: () => openGallery() },
    { title: "Compare Variants", icon: "variants", run: () => openVariants(id) },
    { title: "Reload Timeline", icon: "reload", run: () => reload(id) },
    isOwn(id) && { title: "Remove Widget", icon: "trash", isDestructive: true, run: () => remove(id) },
  ]);
}

/**
 * Whether a widget was added to the place itself.
 *
 * @param {number} id
 */
const isOwn = (id) => store.state?.place.own.includes(id) ?? false;

/** @param {number} id */
async function remove(id) {
  const widget = store.widget(id);
  if (!isOwn(id)) return say("This widget was added in another place. Remove it there.");
  const answer = await send("remove", { widget: id });
  if (answer) offerUndo(answer, `Removed ${widget?.name ?? "widget"}, ${familyName(widget?.family ?? "")}.`);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const plate = around(event, ".plate");
  const view = plate ? views.get(Number(plate.dataset.widget)) : undefined;
  if (!plate || !view) return;
  if (uses(event)) {
    event.preventDefault();
    void useWidget(plate, event);
  } else if (opensMenu(event)) {
    event.preventDefault();
    slotMenu(view, event);
  } else if (comparesVariants(event)) {
    openVariants(view.slot.widget);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    void remove(view.slot.widget);
  }
}
