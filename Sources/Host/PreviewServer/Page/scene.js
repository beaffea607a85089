// A place other than the iPhone's Home Screen: the server draws what lies behind and over the widgets, the widgets stand in
// slots between them and live as on the Home Screen.

import { send } from "./connection.js";
import { announce, glyph, h, replace } from "./dom.js";
import { openForm } from "./form.js";
import { openGallery } from "./gallery.js";
import { openMenu } from "./menu.js";
import { drawPicture, makePlate, phone, setEditing, updatePlate } from "./phone.js";
import { pictureElement } from "./picture.js";
import { continuousPath } from "./shape.js";
import { closeSheet } from "./sheet.js";
import { familyName, store } from "./store.js";

/** What surrounds the screen: width of the frame, radius of the screen, greatest scale. */
const FRAMES = {
  iPhone: { bezel: 12, radius: 52, scale: 1.15 }, iPad: { bezel: 22, radius: 20, scale: 1 }, Mac: { bezel: 16, radius: 10, scale: 1 },
  "Apple Watch": { bezel: 13, radius: 44, scale: 2.1 }, "Apple Vision Pro": { bezel: 0, radius: 28, scale: 1 }, car: { bezel: 18, radius: 14, scale: 1 },
};
/** Points between the words before an inline widget and the widget. */
const LEAD_GAP = 8;
const scene = { shown: null, slots: new Map(), scale: 1 };

export function buildScene(stage) {
  scene.stage = stage;
  scene.backdrop = h("div", { class: "scene-layer", "aria-hidden": "true" });
  scene.foreground = h("div", { class: "scene-layer over", "aria-hidden": "true" });
  scene.plates = h("div", { class: "scene-slots", role: "list" });
  scene.empty = h("div", { class: "scene-empty", hidden: true });
  scene.screen = h("div", { class: "scene-screen" }, scene.backdrop, scene.plates, scene.foreground);
  scene.device = h("div", { class: "scene-device" }, h("div", { class: "scene-bezel" }), scene.screen);
  scene.panel = h("div", { class: "scene-panel screen-like" });
  scene.frame = h("div", { class: "device-frame scene-frame", hidden: true }, scene.device);
  scene.note = h("p", { class: "scene-note", role: "status", hidden: true });
  stage.insertBefore(scene.frame, phone.frame);
  stage.append(scene.empty, scene.note, scene.panel);
  const sizes = new ResizeObserver(fit);
  sizes.observe(stage);
  sizes.observe(phone.bar);
  scene.plates.addEventListener("keydown", onKey);
  store.on("scene", draw);
  store.on("state", drawState);
  store.on("picture", (picture) => drawPlate(picture.widget));
  store.on("selection", drawSelection);
}

const isPlace = () => scene.shown?.kind === "place";

function draw(next) {
  const before = scene.shown;
  scene.shown = next;
  const moved = !before || before.platform !== next.platform || before.context !== next.context;
  if (moved) {
    closeSheet();
    if (store.editing) setEditing(false);
  }
  scene.frame.hidden = next.kind === "home";
  phone.frame.hidden = next.kind !== "home";
  phone.stage.classList.toggle("elsewhere", next.kind !== "home");
  phone.place = next.kind === "home" ? null : scene.plates;
  phone.tools.querySelector("#edit-button").hidden = next.kind !== "home";
  phone.tools.setAttribute("aria-label", next.kind === "home" ? "Home Screen" : next.name);
  // Sheets come up over the Home Screen itself, elsewhere over the stage: a watch has no room for one.
  (next.kind === "home" ? phone.screen : scene.panel).append(phone.overlay);
  if (next.kind === "home") drawWallpaper(next);
  else drawPlace(next, before);
  drawState(store.state);
  fit();
}

/** One copy alone: a hidden one would lend its hidden gradients and clips to the other. */
function drawWallpaper(next) {
  const host = phone.stage.querySelector(phone.stage.classList.contains("narrow") ? ":scope > .wallpaper" : ".screen > .wallpaper");
  const wallpaper = next.backdrop[0]?.svg;
  if (host.shown === wallpaper) return;
  const svg = pictureElement(wallpaper);
  svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
  for (const other of phone.stage.querySelectorAll(".wallpaper")) {
    other.replaceChildren();
    other.shown = null;
  }
  host.append(svg);
  host.shown = wallpaper;
}

function drawPlace(next, before) {
  const { style } = scene.device;
  const look = lookOf(next);
  style.setProperty("--width", `${next.width}px`);
  style.setProperty("--height", `${next.height}px`);
  style.setProperty("--bezel", `${look.bezel}px`);
  style.setProperty("--screen-radius", `${look.radius}px`);
  scene.device.dataset.platform = next.context === "carplay" ? "CarPlay" : next.platform;
  scene.screen.dataset.context = next.context;
  scene.plates.setAttribute("aria-label", `${next.name} of ${next.platform}`);
  drawLayers(scene.backdrop, next.backdrop);
  drawLayers(scene.foreground, next.foreground);
  const known = scene.slots;
  scene.slots = new Map();
  next.slots.forEach((slot, order) => {
    const element = known.get(slot.widget) ?? makeSlot(slot.widget);
    known.delete(slot.widget);
    scene.slots.set(slot.widget, element);
    place(element, slot);
    if (scene.plates.children[order] !== element) scene.plates.insertBefore(element, scene.plates.children[order] ?? null);
    drawPlate(slot.widget);
  });
  for (const gone of known.values()) {
    gone.lead?.remove();
    gone.remove();
  }
  if (next.slots.length && !scene.slots.has(Number(store.selected))) store.select(next.slots[0].widget);
}

const lookOf = (next) => (next.context === "carplay" ? FRAMES.car : FRAMES[next.platform] ?? FRAMES.iPhone);

/** Layers that stayed the same keep their elements: a minute changes the clock alone. */
function drawLayers(host, layers) {
  const keys = layers.map((each) => JSON.stringify(each));
  const known = host.keys ?? [];
  keys.forEach((key, index) => {
    if (known[index] === key) return;
    const element = makeLayer(layers[index]);
    if (index < host.children.length) host.children[index].replaceWith(element);
    else host.append(element);
  });
  while (host.children.length > keys.length) host.lastChild.remove();
  host.keys = keys;
}

function makeLayer({ svg, glass }) {
  if (!glass) return h("div", { class: "sheet-layer" }, layer(svg));
  const [left, top, width, height] = glass.frame.map((each) => `${each}px`);
  return h("div", { class: "glass-pane", style: { left, top, width, height, "border-radius": `${glass.radius}px`, "backdrop-filter": glass.filter, background: glass.cover, opacity: String(glass.opacity) } });
}

function layer(text) {
  const svg = text ? pictureElement(text) : null;
  if (!svg) return [];
  for (const control of svg.querySelectorAll("[tabindex]")) control.removeAttribute("tabindex");
  return [svg];
}

function makeSlot(id) {
  const element = h("div", { class: "slot", role: "listitem", data: { key: `slot-${id}` } });
  element.plate = makePlate(id);
  element.plates = h("div", { class: "plates" }, element.plate);
  element.append(element.plates);
  element.addEventListener("contextmenu", (event) => { event.preventDefault(); slotMenu(id, event); });
  return element;
}

function place(element, slot) {
  element.slot_ = slot;
  const [width, height] = slot.canvas;
  element.matrix = slot.transform;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.style.transform = `matrix(${slot.transform.join(",")})`;
  element.plates.style.clipPath = slot.outline === "ellipse" ? "ellipse(50% 50%)" : slot.outline === "rounded" ? `path("${continuousPath(width, height, slot.radius)}")` : "none";
  element.plates.style.borderRadius = slot.outline === "rounded" ? `${slot.radius}px` : "";
  element.plate.toCanvas = (x, y) => {
    const box = scene.screen.getBoundingClientRect();
    const point = new DOMMatrix(element.matrix).inverse().transformPoint({ x: (x - box.left) / scene.scale, y: (y - box.top) / scene.scale });
    return { x: point.x, y: point.y };
  };
  if (!slot.lead) { element.lead?.remove(); element.lead = null; return; }
  if (!element.lead) {
    element.lead = h("div", { class: "lead", "aria-hidden": "true" });
    scene.plates.before(element.lead);
  }
  if (element.leadText !== slot.lead) element.lead.replaceChildren(...layer(slot.lead));
  element.leadText = slot.lead;
}

function drawPlate(id) {
  const element = scene.slots.get(Number(id));
  if (!element || !isPlace()) return;
  const widget = store.widget(id);
  if (widget) updatePlate(element.plate, id, widget);
  drawPicture(String(id), element.plate);
  centreLine(element);
}

/** Lead, gap and content of an inline widget are centred as one line. */
function centreLine(element) {
  const { slot_: slot } = element;
  const svg = element.plate.querySelector(".picture:last-of-type");
  if (!slot.lead || !svg) return;
  const ink = svg.getBBox();
  const factor = slot.transform[0];
  const [x, y, width] = slot.frame;
  const line = slot.leadSize[0] + LEAD_GAP + ink.width * factor;
  const start = x + width / 2 - line / 2;
  const isFirst = slot.leadSide !== "right";
  const left = isFirst ? start : start + ink.width * factor + LEAD_GAP;
  Object.assign(element.lead.style, { left: `${left}px`, top: `${y}px`, width: `${slot.leadSize[0]}px`, height: `${slot.leadSize[1]}px` });
  element.matrix = [...slot.transform];
  element.matrix[4] = start + (isFirst ? slot.leadSize[0] + LEAD_GAP : 0) - ink.x * factor;
  element.style.transform = `matrix(${element.matrix.join(",")})`;
}

function drawState(state) {
  if (!state || !scene.shown) return;
  const shown = isPlace();
  for (const [id, element] of scene.slots) {
    const widget = state.widgets[id];
    if (widget) updatePlate(element.plate, id, widget);
  }
  const isEmpty = shown && scene.shown.slots.length === 0;
  scene.empty.hidden = !isEmpty;
  if (isEmpty) {
    replace(scene.empty, h("p", { text: scene.shown.refusal ?? "No widget stands here yet." }),
      scene.shown.refusal ? null : h("div", {}, h("button", { class: "button primary", type: "button", id: "fill-button", data: { key: "fill" }, on: { click: fill } }, glyph("layers"), "Show all that fit")));
  }
  const { refused } = state.place;
  scene.note.hidden = !shown || refused.length === 0;
  scene.note.textContent = refused.length ? `${refused.length === 1 ? "One widget finds" : `${refused.length} widgets find`} no room here.` : "";
  scene.note.title = refused.map((each) => each.reason).join("\n");
  drawSelection(store.selected);
}

async function fill() {
  const answer = await send("fill");
  if (answer?.note) store.notify({ kind: "note", text: answer.note });
  else if (answer) announce("All widgets that fit are shown.");
}

function drawSelection(selected) {
  for (const [id, element] of scene.slots) element.classList.toggle("selected", String(id) === selected);
}

/** The largest scale at which the place fits, with its frame and beside the tools. */
function fit() {
  if (scene.shown && !isPlace()) drawWallpaper(scene.shown);
  if (!isPlace()) return;
  const { width, height } = scene.shown;
  const { bezel, scale: limit } = lookOf(scene.shown);
  const stage = scene.stage;
  const narrow = stage.clientWidth < 480;
  const tools = narrow ? 0 : phone.tools.offsetHeight;
  const room = { width: stage.clientWidth - (narrow ? 12 : 48), height: stage.clientHeight - phone.bar.offsetHeight - tools - (narrow ? 16 : 56) };
  scene.scale = Math.max(Math.min(room.width / (width + bezel * 2), room.height / (height + bezel * 2), limit), 0.12);
  scene.frame.style.width = `${(width + bezel * 2) * scene.scale}px`;
  scene.frame.style.height = `${(height + bezel * 2) * scene.scale}px`;
  scene.device.style.transform = `scale(${scene.scale})`;
  scene.device.style.setProperty("--scale", String(scene.scale));
}

function slotMenu(id, event) {
  const widget = store.widget(id);
  const element = scene.slots.get(id);
  if (!widget || !element) return;
  store.select(id);
  const isOwn = store.state.place.own.includes(id);
  openMenu(event, element, widget.name, [
    widget.configurable && { title: `Edit “${widget.name}”`, icon: "edit", run: () => openForm(id) },
    { title: "Add Widget", icon: "plus", run: () => openGallery() },
    { title: "Reload Timeline", icon: "reload", run: () => send("reload", { widget: id }) },
    isOwn && { title: "Remove Widget", icon: "trash", isDestructive: true, run: () => remove(id) },
  ]);
}

async function remove(id) {
  const widget = store.widget(id);
  if (!store.state.place.own.includes(id)) return announce("This widget was not added here; remove it where it was added.");
  if (await send("remove", { widget: id })) announce(`Removed ${widget?.app ?? "widget"}, ${familyName(widget?.family)}.`);
}

function onKey(event) {
  const plate = event.target.closest(".plate");
  if (!plate) return;
  const id = Number(plate.dataset.widget);
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    plate.tap(event);
  } else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey) || event.key === "m") {
    event.preventDefault();
    slotMenu(id, event);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    remove(id);
  }
}
