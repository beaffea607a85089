// The simulated iPhone: frame, Home Screen pages, dock, and what can be done with a pointer or the keyboard.

import { send } from "./connection.js";
import { announce, glyph, h, reducedMotion, replace } from "./dom.js";
import { beginDrag } from "./drag.js";
import { openForm } from "./form.js";
import { openGallery } from "./gallery.js";
import { cellOrigin, homeGeometry } from "./geometry.js";
import { DOCK, appIcon, iconElement, statusIcons } from "./icons.js";
import { openMenu } from "./menu.js";
import { showPicture, targetOf } from "./picture.js";
import { continuousPath } from "./shape.js";
import { attachStack, stackDots } from "./stack.js";
import { deviceTime, familyName, store } from "./store.js";

export const phone = { stage: null, device: null, screen: null, pages: null, overlay: null, geometry: null, scale: 1, page: 0, bar: null, place: null };

/** Where the widgets stand that people see now: the pages of the Home Screen, or another place. */
export const surface = () => phone.place ?? phone.pages;
let shownDevice = "";

export function buildPhone(stage) {
  phone.stage = stage;
  phone.pages = h("div", { class: "pages" });
  phone.overlay = h("div", { class: "overlay" });
  phone.time = h("span", { class: "status-time" });
  phone.status = h("div", { class: "status", "aria-hidden": "true" }, phone.time, statusIcons());
  phone.dots = h("div", { class: "dots", role: "group", "aria-label": "Pages" });
  phone.dock = h("div", { class: "dock" }, DOCK.map((name) => iconElement(name, `dock-${name}`)));
  phone.screen = h("div", { class: "screen" }, h("div", { class: "wallpaper" }), phone.pages, phone.dots, phone.dock,
    phone.status, h("div", { class: "island" }), h("div", { class: "home-bar" }), phone.overlay);
  phone.device = h("div", { class: "device" }, h("div", { class: "bezel" }), phone.screen);
  phone.frame = h("div", { class: "device-frame" }, phone.device);
  phone.tools = h("div", { class: "stage-tools", role: "toolbar", "aria-label": "Home Screen" },
    h("button", { class: "button", type: "button", id: "edit-button", on: { click: () => setEditing(!store.editing) } }),
    h("button", { class: "button primary", type: "button", id: "gallery-button", on: { click: () => openGallery() } }, glyph("plus"), h("span", { text: "Add Widget" })));
  phone.banner = h("div", { class: "build-banner", hidden: true, role: "alert" });
  phone.bar = h("div", { class: "place-bar", role: "group", "aria-label": "Device and place" });
  stage.append(h("div", { class: "wallpaper", "aria-hidden": "true" }), phone.bar, phone.frame, phone.tools, phone.banner);
  const sizes = new ResizeObserver(fit);
  sizes.observe(stage);
  sizes.observe(phone.bar);
  phone.pages.addEventListener("scroll", onScroll, { passive: true });
  phone.screen.addEventListener("keydown", onKey);
  store.on("state", draw);
  store.on("picture", (picture) => drawPicture(String(picture.widget)));
  store.on("moment", tick);
  store.on("editing", drawEditing);
  store.on("selection", drawSelection);
  drawEditing(false);
}

/** The largest scale at which the device fits beside its tools, never more than its real points. */
function fit() {
  const device = store.state?.device;
  if (!device) return;
  const narrow = phone.stage.clientWidth < 480;
  const bezel = narrow ? 0 : 12;
  const room = { width: phone.stage.clientWidth - (narrow ? 0 : 48), height: phone.stage.clientHeight - phone.bar.offsetHeight - (narrow ? 0 : phone.tools.offsetHeight + 56) };
  const scale = Math.min(room.width / (device.width + bezel * 2), room.height / (device.height + bezel * 2), narrow ? 1.3 : 1.15);
  phone.scale = Math.max(scale, 0.3);
  phone.stage.classList.toggle("narrow", narrow);
  const radius = phone.geometry?.screenRadius ?? 0;
  phone.screen.style.clipPath = radius && !narrow ? `path("${continuousPath(device.width, device.height, radius)}")` : "none";
  phone.frame.style.width = `${(device.width + bezel * 2) * phone.scale}px`;
  phone.frame.style.height = `${(device.height + bezel * 2) * phone.scale}px`;
  phone.device.style.setProperty("--bezel", `${bezel}px`);
  phone.device.style.transform = `scale(${phone.scale})`;
}

function drawDevice(state) {
  const device = state.device;
  const geometry = homeGeometry(device);
  phone.geometry = geometry;
  const { style } = phone.device;
  style.setProperty("--width", `${device.width}px`);
  style.setProperty("--height", `${device.height}px`);
  style.setProperty("--icon", `${geometry.icon}px`);
  style.setProperty("--screen-radius", `${geometry.screenRadius}px`);
  for (const [name, value] of Object.entries(geometry.dock)) style.setProperty(`--dock-${name}`, `${value}px`);
  style.setProperty("--icon-shape", `path("${continuousPath(geometry.icon, geometry.icon, geometry.icon * 0.235)}")`);
  phone.device.classList.toggle("island-model", geometry.island);
  phone.device.classList.toggle("notch-model", geometry.notch);
  phone.device.classList.toggle("button-model", !geometry.hasHome);
  fit();
}

function draw(state) {
  const deviceKey = JSON.stringify(state.device);
  if (deviceKey !== shownDevice) {
    shownDevice = deviceKey;
    drawDevice(state);
    phone.pages.replaceChildren();
  }
  phone.screen.dataset.appearance = state.environment.appearance;
  phone.stage.classList.toggle("dark", state.environment.appearance !== "light");
  phone.screen.lang = state.environment.locale.replaceAll("_", "-");
  drawPages(state);
  tick();
}

/** Draws the pages, and keeps the focus on its widget when that goes to another page or into a stack. */
function drawPages(state) {
  const focused = document.activeElement?.closest(".item")?.querySelector(".plate:not([inert])");
  arrangePages(state);
  if (!focused || document.activeElement !== document.body) return;
  const plate = phone.pages.querySelector(`.plate[data-widget="${focused.dataset.widget}"]:not([inert])`);
  const next = plate ?? phone.pages.children[phone.page]?.querySelector(".plate:not([inert])") ?? document.getElementById("gallery-button");
  next.focus({ preventScroll: true });
  if (plate) showPage([...phone.pages.children].indexOf(plate.closest(".home-page")));
}

/** Elements are kept from state to state, so that pictures, focus and running movements stay. */
function arrangePages(state) {
  const pages = phone.pages;
  while (pages.children.length > state.pages.length) pages.lastChild.remove();
  while (pages.children.length < state.pages.length) {
    pages.append(h("div", { class: "home-page", role: "list" }));
  }
  state.pages.forEach((page, index) => {
    const element = pages.children[index];
    element.setAttribute("aria-label", `Page ${index + 1} of ${state.pages.length}`);
    const items = [...page.items].sort((a, b) => a.row - b.row || a.column - b.column);
    const known = new Map([...element.children].map((child) => [child.dataset.key, child]));
    items.forEach((item, order) => {
      const key = itemKey(item);
      let child = known.get(key);
      if (!child) child = makeItem(item, key, state);
      known.delete(key);
      place(child, item);
      updateItem(child, item, state);
      if (element.children[order] !== child) element.insertBefore(child, element.children[order] ?? null);
    });
    for (const gone of known.values()) gone.remove();
  });
  phone.page = Math.min(phone.page, state.pages.length - 1);
  drawDots();
}

export const itemKey = (item) =>
  item.widget !== undefined ? `widget-${item.widget}` : item.stack !== undefined ? `stack-${item.stack}` : `icon-${item.icon}`;

function place(child, item) {
  const { x, y } = cellOrigin(phone.geometry, item.column, item.row);
  child.style.setProperty("--x", `${x}px`);
  child.style.setProperty("--y", `${y}px`);
  child.item = item;
}

function makeItem(item, key, state) {
  if (item.icon !== undefined) {
    const icon = h("div", { class: "item icon-item", role: "listitem", data: { key } }, iconElement(item.icon, key));
    icon.style.setProperty("--inset", `${phone.geometry.iconInset}px`);
    icon.addEventListener("pointerdown", (event) => beginDrag(event, icon));
    return icon;
  }
  const size = sizeOf(item, state);
  const element = h("div", { class: `item ${item.stack !== undefined ? "stack" : "widget"}`, role: "listitem", data: { key },
    style: { "--w": `${size[0]}px`, "--h": `${size[1]}px` } });
  element.frame = h("div", { class: "plates", style: { "clip-path": `path("${continuousPath(size[0], size[1], phone.geometry.widgetRadius)}")` } });
  element.label = h("div", { class: "name", "aria-hidden": "true" });
  element.remove_ = h("button", { class: "remove", type: "button", data: { key: `remove-${key}` }, on: { click: () => removeItem(element) } }, glyph("minus"));
  element.more = h("button", { class: "more", type: "button", data: { key: `more-${key}` }, on: { click: (event) => itemMenu(element, event) } }, glyph("edit"));
  element.append(element.frame, element.label, element.remove_, element.more);
  element.addEventListener("pointerdown", (event) => beginDrag(event, element));
  element.addEventListener("contextmenu", (event) => { event.preventDefault(); itemMenu(element, event); });
  if (item.stack !== undefined) attachStack(element);
  return element;
}

const sizeOf = (item, state) => {
  const id = item.widget ?? state.stacks[item.stack]?.members[0];
  return state.widgets[id]?.size ?? [100, 100];
};

function updateItem(element, item, state) {
  if (item.icon !== undefined) return;
  const members = item.widget !== undefined ? [item.widget] : state.stacks[item.stack]?.members ?? [];
  const visible = item.widget !== undefined ? 0 : state.stacks[item.stack]?.visible ?? 0;
  const known = new Map([...element.frame.children].map((plate) => [plate.dataset.widget, plate]));
  members.forEach((id, index) => {
    const widget = state.widgets[id];
    if (!widget) return;
    let plate = known.get(String(id));
    known.delete(String(id));
    if (!plate) {
      plate = makePlate(id);
      element.frame.append(plate);
    }
    plate.style.setProperty("--offset", String(index - visible));
    plate.inert = index !== visible;
    updatePlate(plate, id, widget);
    drawPicture(String(id), plate);
  });
  for (const gone of known.values()) gone.remove();
  const shown = state.widgets[members[visible]];
  element.widget = members[visible];
  element.label.textContent = shown?.app ?? "";
  element.remove_.setAttribute("aria-label", `Remove ${shown?.app ?? "item"}`);
  element.more.setAttribute("aria-label", `Actions for ${shown?.app ?? "item"}`);
  element.classList.toggle("selected", String(element.widget) === store.selected);
  if (item.stack !== undefined) stackDots(element, members.length, visible);
}

/** The app's name first; a widget that is called like its app says it once. */
const spokenName = (widget) => [...new Set([widget.app, widget.name]), familyName(widget.family), widget.summary].filter(Boolean).join(", ");

export function updatePlate(plate, id, widget) {
  plate.setAttribute("aria-label", spokenName(widget));
  plate.dataset.phase = widget.phase;
  plate.classList.toggle("greyed", widget.phase === "placeholder" && !store.pictures.has(String(id)));
  drawReason(plate, widget);
}

export function makePlate(id) {
  const plate = h("div", { class: "plate", tabindex: "0", role: "group", data: { widget: String(id), key: `plate-${id}` } });
  plate.tap = (event) => tap(plate, event);
  plate.addEventListener("click", plate.tap);
  plate.addEventListener("focus", () => store.select(id));
  return plate;
}

/** The reason why a widget does not show what it should, at its lower edge. */
function drawReason(plate, widget) {
  let badge = plate.querySelector(":scope > .reason");
  if (!widget.reason) { badge?.remove(); return; }
  if (!badge) {
    badge = h("div", { class: "reason" });
    plate.append(badge);
  }
  badge.textContent = widget.reason;
}

export function drawPicture(id, plate = phone.pages.querySelector(`.plate[data-widget="${id}"]`)) {
  const picture = store.pictures.get(id);
  if (!plate || !picture || plate.dataset.revision === String(picture.revision)) return;
  if (showPicture(plate, picture.svg, picture.transition)) {
    plate.dataset.revision = String(picture.revision);
    plate.classList.remove("greyed");
    // SVG cannot blur what lies behind it.
    const frame = plate.parentElement;
    frame.style.backdropFilter = picture.backdrop ?? "";
    frame.classList.toggle("looks-through", Boolean(picture.backdrop));
  }
}

function drawSelection(selected) {
  for (const element of phone.pages.querySelectorAll(".widget, .stack")) element.classList.toggle("selected", String(element.widget) === selected);
}

function drawEditing(isEditing) {
  phone.screen.classList.toggle("editing", isEditing);
  const button = phone.tools.querySelector("#edit-button");
  button.setAttribute("aria-pressed", String(isEditing));
  replace(button, glyph(isEditing ? "check" : "edit"), h("span", { text: isEditing ? "Done" : "Edit Home Screen" }));
}

export function setEditing(isEditing) {
  store.edit(isEditing);
  announce(isEditing ? "Editing. Move a widget with the arrow keys, remove it with Delete." : "Done editing.");
}

function drawDots() {
  const count = phone.pages.children.length;
  phone.dots.hidden = count < 2;
  replace(phone.dots, Array.from({ length: count }, (_, index) => h("button", { type: "button", "aria-label": `Page ${index + 1}`,
    "aria-current": index === phone.page ? "true" : null, data: { key: `dot-${index}` }, on: { click: () => showPage(index) } })));
}

export function showPage(index) {
  const page = phone.pages.children[index];
  if (!page) return;
  phone.pages.scrollTo({ left: page.offsetLeft, behavior: reducedMotion() ? "instant" : "smooth" });
}

function onScroll() {
  const width = phone.pages.clientWidth || 1;
  const page = Math.round(Math.abs(phone.pages.scrollLeft) / width);
  if (page !== phone.page) {
    phone.page = page;
    drawDots();
  }
}

async function tap(plate, event) {
  if (store.editing || plate.closest(".item")?.dataset.dragged === "true") return;
  const widget = Number(plate.dataset.widget);
  store.select(widget);
  const answer = await send("tap", { widget, revision: Number(plate.dataset.revision ?? 0), ...targetOf(event, plate, store.widget(widget).size) });
  if (answer?.opened !== undefined) opensApp(store.widget(widget)?.app ?? "the app", answer.opened);
  else if (answer?.note) store.notify({ kind: "note", text: answer.note });
}

/** Where a phone would go to the app, a banner says so. */
export function opensApp(app, url) {
  const banner = h("div", { class: "app-banner", role: "status" }, h("span", { class: "app-banner-icon" }, appIcon(app)),
    h("span", {}, h("b", { text: `Opens ${app}` }), url ? h("span", { class: "url", text: url }) : null));
  phone.overlay.querySelector(".app-banner")?.remove();
  phone.overlay.append(banner);
  announce(url ? `Opens ${app} at ${url}` : `Opens ${app}`);
  setTimeout(() => banner.classList.add("leaving"), 3200);
  setTimeout(() => banner.remove(), 3700);
}

async function removeItem(element) {
  const { item } = element;
  const name = store.widget(element.widget)?.app ?? "widget";
  const answer = item.stack !== undefined ? await send("removeStack", { stack: item.stack }) : await send("remove", { widget: item.widget });
  if (answer) announce(`Removed ${name}.`);
}

export function itemMenu(element, event) {
  const widget = store.widget(element.widget);
  if (!widget) return;
  store.select(element.widget);
  const { item } = element;
  const stack = item.stack !== undefined ? store.state.stacks[item.stack] : null;
  const twins = stackTargets(element);
  openMenu(event, element, widget.name, [
    widget.configurable && { title: `Edit “${widget.name}”`, icon: "edit", run: () => openForm(element.widget) },
    { title: "Edit Home Screen", icon: "grid", run: () => setEditing(true) },
    stack && stack.suggested.includes(element.widget) && { title: "Keep Suggestion", icon: "check", run: () => send("keep", { widget: element.widget }) },
    stack && { title: stack.rotates ? "Smart Rotate Off" : "Smart Rotate On", icon: "layers", run: () => send("rotates", { stack: item.stack, isOn: !stack.rotates }) },
    stack && { title: "Take out of the Stack", icon: "layers", run: () => send("unstack", { widget: element.widget }) },
    ...twins.slice(0, 4).map((twin) => ({ title: `Stack onto ${twin.title}`, icon: "layers", run: () => send("stack", { item: reference(item), onto: twin.reference }) })),
    { title: "Reload Timeline", icon: "reload", run: () => send("reload", { widget: element.widget }) },
    { title: stack ? "Remove Stack" : "Remove Widget", icon: "trash", isDestructive: true, run: () => removeItem(element) },
  ]);
}

export const reference = (item) => (item.stack !== undefined ? { stack: item.stack } : item.widget !== undefined ? { widget: item.widget } : { icon: item.icon });

/** Other widgets and stacks of the same size on any page. */
function stackTargets(element) {
  const family = store.widget(element.widget)?.family;
  return [...phone.pages.querySelectorAll(".widget, .stack")].filter((other) => other !== element && store.widget(other.widget)?.family === family)
    .map((other) => ({ title: store.widget(other.widget).summary || store.widget(other.widget).name, reference: reference(other.item) }));
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function onKey(event) {
  const plate = event.target.closest(".plate");
  const element = event.target.closest(".item");
  if (event.key === "Escape" && store.editing) return setEditing(false);
  if (!plate || !element) return;
  if ((event.key === "Enter" || event.key === " ") && !store.editing) {
    event.preventDefault();
    tap(plate, event);
  } else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey) || event.key === "m") {
    event.preventDefault();
    itemMenu(element, event);
  } else if (store.editing && (event.key === "Delete" || event.key === "Backspace")) {
    removeItem(element);
  } else if (store.editing && ARROWS[event.key]) {
    event.preventDefault();
    nudge(element, ARROWS[event.key]);
  } else if (element.item.stack !== undefined && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    event.preventDefault();
    element.turn(event.key === "ArrowDown" ? 1 : -1);
  }
}

/** Moves an item by one cell, or onto the next page when it stands at the edge. */
async function nudge(element, [dx, dy]) {
  const { item } = element;
  const pageIndex = [...phone.pages.children].indexOf(element.parentElement);
  const page = store.state.pages[pageIndex];
  const rtl = store.state.environment.direction === "rightToLeft";
  const target = { page: pageIndex, column: item.column + (rtl ? -dx : dx), row: item.row + dy };
  if (target.column < 0 || target.column + item.columns > page.columns) {
    const step = Math.sign(target.column - item.column);
    target.page += step;
    target.column = step > 0 ? 0 : page.columns - item.columns;
  }
  if (target.row < 0 || target.row + item.rows > page.rows || target.page < 0) return announce("The edge of the page.");
  if (await send("move", { item: reference(item), ...target })) announce(`Row ${target.row + 1}, column ${target.column + 1}, page ${target.page + 1}.`);
}

function tick() {
  if (!store.state) return;
  const time = deviceTime(store.moment(), { hour: "numeric", minute: "2-digit" }).replace(/[^\p{Nd}:.]/gu, "");
  if (phone.time.textContent === time) return;
  phone.time.textContent = time;
  for (const name of ["calendar", "clock"]) {
    for (const plate of phone.pages.querySelectorAll(`[data-icon="${name}"] .icon-plate`)) plate.replaceChildren(appIcon(name));
  }
}
