// Live Activities: in the Dynamic Island of the Home Screen, on the Lock Screen, and what a person does to them in the
// app's place.
//
// 1. One activity is shown compact; of several the two newest are minimal, the earlier one joined to the camera and the later
//    one in a circle.
// 2. A press that is held, or “Expand”, opens the expanded one; Escape and a press beside it close it.
// 3. A tap does what it does on a phone: in the compact and minimal one it opens the app, elsewhere it falls on a button.

import { send } from "./connection.js";
import { announce, glyph, h, replace } from "./dom.js";
import { openMenu } from "./menu.js";
import { opensApp, phone } from "./phone.js";
import { showPicture, targetOf } from "./picture.js";
import { continuousPath } from "./shape.js";
import { store } from "./store.js";

/** Milliseconds after which a press is held. */
const HOLD = 450;
/** Points from the upper edge of the screen to the island, and between its two parts. */
const ISLAND_TOP = 11;
const parts = { expanded: null, plates: new Map() };

export function buildActivities(rail) {
  parts.rail = rail;
  parts.scrim = h("div", { class: "island-scrim", hidden: true, on: { pointerdown: collapse } });
  parts.island = h("div", { class: "activity-island", role: "group", "aria-label": "Dynamic Island", hidden: true });
  phone.overlay.before(parts.scrim, parts.island);
  parts.list = h("div", { class: "activity-list", role: "group", "aria-label": "Live Activities", hidden: true });
  document.querySelector(".scene-screen").append(parts.list);
  parts.island.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !parts.expanded) return;
    event.stopPropagation();
    collapse();
  });
  store.on("state", draw);
  store.on("scene", draw);
  store.on("activity", draw);
}

const running = () => (store.state?.activities ?? []).filter((each) => each.phase !== "ended");
const pictureOf = (id, presentation) => store.activities.get(`${id}-${presentation}`);
const isHome = () => store.scene?.kind === "home";

function draw() {
  if (!store.state) return;
  if (parts.expanded && !running().some((each) => each.id === parts.expanded)) parts.expanded = null;
  drawIsland();
  drawList();
  drawRail();
}

/** What the island shows: pairs of an activity and a presentation. */
function islandContent() {
  const shown = running();
  if (parts.expanded) return [[shown.find((each) => each.id === parts.expanded), "island-expanded"]];
  if (shown.length === 0) return [];
  if (shown.length === 1) return [[shown[0], "island-compact"]];
  const [earlier, later] = shown.slice(-2);
  return [[earlier, "island-minimal-attached"], [later, "island-minimal"]];
}

function drawIsland() {
  const content = phone.geometry?.island && isHome() ? islandContent().filter(([activity, name]) => pictureOf(activity.id, name)) : [];
  parts.island.hidden = content.length === 0;
  parts.scrim.hidden = !parts.expanded;
  phone.screen.classList.toggle("has-activity", content.length > 0 && !parts.expanded);
  phone.screen.classList.toggle("has-expanded-activity", content.length > 0 && Boolean(parts.expanded));
  const kept = new Set();
  for (const [activity, name] of content) {
    const picture = pictureOf(activity.id, name);
    const plate = plateOf(activity, name, parts.island);
    kept.add(plate);
    // The camera stays in the middle of the screen, whatever lies beside it.
    const centre = picture.camera ? picture.camera[0] + picture.camera[2] / 2 : picture.size[0] / 2;
    place(plate, picture, store.state.device.width / 2 - centre, ISLAND_TOP);
    show(plate, activity, picture);
  }
  for (const plate of [...parts.island.children]) if (!kept.has(plate)) forget(plate);
}

/** From below upwards, the newest at the top. */
function drawList() {
  const bottom = store.scene?.activityBottom;
  const content = bottom ? store.state.activities.filter((each) => pictureOf(each.id, "lock-screen")) : [];
  parts.list.hidden = content.length === 0;
  document.querySelector(".scene-empty")?.classList.toggle("unneeded", content.length > 0);
  const kept = new Set();
  let edge = bottom;
  for (const activity of content) {
    const picture = pictureOf(activity.id, "lock-screen");
    const plate = plateOf(activity, "lock-screen", parts.list);
    kept.add(plate);
    place(plate, picture, (store.scene.width - picture.size[0]) / 2, edge - picture.size[1]);
    show(plate, activity, picture);
    edge -= picture.size[1] + store.scene.activityGap;
  }
  for (const plate of [...parts.list.children]) if (!kept.has(plate)) forget(plate);
}

function forget(plate) {
  parts.plates.delete(plate.dataset.key);
  plate.remove();
}

function plateOf(activity, presentation, host) {
  const key = `${presentation}-${activity.id}`;
  const known = parts.plates.get(key);
  if (known) return known;
  const plate = h("div", { class: "activity-plate plate", tabindex: "0", role: "group", data: { key, activity: String(activity.id), presentation } });
  plate.addEventListener("click", (event) => tap(plate, event));
  plate.addEventListener("contextmenu", (event) => { event.preventDefault(); menu(plate, event); });
  plate.addEventListener("keydown", (event) => onKey(plate, event));
  plate.addEventListener("pointerdown", () => hold(plate));
  host.append(plate);
  parts.plates.set(key, plate);
  return plate;
}

function place(plate, picture, left, top) {
  const [width, height] = picture.size;
  Object.assign(plate.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const isPlate = plate.dataset.presentation === "lock-screen";
  plate.style.clipPath = isPlate ? `path("${continuousPath(width, height, Math.min(picture.radius, height / 2))}")` : "none";
  plate.style.borderRadius = isPlate ? `${picture.radius}px` : "";
  plate.style.backdropFilter = picture.backdrop ?? "";
}

function show(plate, activity, picture) {
  plate.setAttribute("aria-label", [activity.app, activity.name, activity.phase === "ended" ? "ended" : activity.isStale ? "stale" : null].filter(Boolean).join(", "));
  if (plate.dataset.revision === String(picture.revision)) return;
  if (!showPicture(plate, picture.svg)) return;
  plate.dataset.revision = String(picture.revision);
  if (!picture.isOneTarget) return;
  // A tap anywhere opens the app, so nothing inside can be had for itself.
  for (const control of plate.querySelectorAll("[tabindex]")) control.removeAttribute("tabindex");
}

/** A press that is held opens the expanded one; the click that ends it is not a tap. */
function hold(plate) {
  if (!plate.dataset.presentation.startsWith("island-") || parts.expanded) return;
  const end = () => { clearTimeout(timer); removeEventListener("pointerup", end, true); removeEventListener("pointercancel", end, true); };
  const timer = setTimeout(() => { plate.dataset.held = "true"; expand(Number(plate.dataset.activity)); }, HOLD);
  addEventListener("pointerup", end, true);
  addEventListener("pointercancel", end, true);
}

export function expand(id) {
  parts.expanded = id;
  draw();
  parts.island.querySelector(".activity-plate")?.focus({ preventScroll: true });
  announce("The Live Activity is expanded. Escape closes it.");
}

function collapse() {
  if (!parts.expanded) return;
  parts.expanded = null;
  draw();
  parts.island.querySelector(".activity-plate")?.focus({ preventScroll: true });
}

async function tap(plate, event) {
  if (plate.dataset.held === "true") { delete plate.dataset.held; return; }
  const activity = activityOf(plate);
  const picture = activity && pictureOf(activity.id, plate.dataset.presentation);
  if (!picture) return;
  const answer = await send("tapActivity", { activity: activity.id, presentation: picture.presentation, revision: picture.revision, ...targetOf(event, plate, picture.size) });
  if (answer?.opened !== undefined) {
    collapse();
    opensApp(activity.app, answer.opened);
  } else if (answer?.note) store.notify({ kind: "note", text: answer.note });
}

const activityOf = (plate) => store.state.activities.find((each) => String(each.id) === plate.dataset.activity);

function onKey(plate, event) {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    tap(plate, event);
  } else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey) || event.key === "m") {
    event.preventDefault();
    menu(plate, event);
  }
}

function menu(plate, event) {
  const activity = activityOf(plate);
  if (!activity) return;
  const isGoing = activity.phase !== "ended";
  const inIsland = plate.dataset.presentation.startsWith("island-");
  openMenu(event, plate, activity.name, [
    inIsland && !parts.expanded && { title: "Expand", icon: "grid", run: () => expand(activity.id) },
    inIsland && parts.expanded && { title: "Collapse", icon: "minus", run: collapse },
    ...(isGoing ? activity.states.map((state, index) => index !== activity.chosen && activity.states.length > 1 && { title: `Update to ${stateTitle(state)}`, icon: "reload", run: () => update(activity, index) }) : []),
    isGoing && { title: activity.isStale ? "Make Current" : "Make Stale", icon: "now", run: () => age(activity, !activity.isStale) },
    isGoing ? { title: "End", icon: "check", run: () => end(activity) } : null,
    { title: "Remove", icon: "trash", isDestructive: true, run: () => dismiss(activity) },
  ]);
}

const stateTitle = (state) => (/^\d+$/.test(state.name) ? `State ${state.name}` : state.name);

async function update(activity, index) {
  if (await send("updateActivity", { activity: activity.id, state: index })) announce(`${activity.name} is updated.`);
}

async function age(activity, isStale) {
  if (await send("ageActivity", { activity: activity.id, isStale })) announce(isStale ? `${activity.name} is stale.` : `${activity.name} is current.`);
}

async function end(activity) {
  if (await send("endActivity", { activity: activity.id })) announce(`${activity.name} ended. The Lock Screen keeps it for a while.`);
}

async function dismiss(activity) {
  if (await send("dismissActivity", { activity: activity.id })) announce(`${activity.name} is removed.`);
}

/** From the gallery: starts one and shows where it is. */
export async function startActivity(app, activity) {
  const answer = await send("startActivity", { extension: app.extension, attributes: activity.attributes });
  if (answer?.activity === undefined) return false;
  announce(`${activity.name} is started. It is in the Dynamic Island and on the Lock Screen.`);
  return true;
}

/** What can be done to each running activity, beside the device. */
function drawRail() {
  const { activities } = store.state;
  parts.rail.hidden = activities.length === 0;
  if (parts.rail.contains(document.activeElement) && document.activeElement.matches("select:focus")) return;
  replace(parts.rail, activities.length ? h("h2", { class: "rail-title", text: "Live Activities" }) : null, activities.map(card));
}

function card(activity) {
  const key = (name) => ({ key: `activity-${activity.id}-${name}`, activity: String(activity.id) });
  const isGoing = activity.phase !== "ended";
  const button = (name, title, icon, run) => h("button", { class: "button", type: "button", data: key(name), on: { click: run } }, glyph(icon), title);
  return h("div", { class: "activity-card", role: "group", "aria-label": activity.name },
    h("div", { class: "extension-name" }, h("b", { text: activity.name }), h("span", { class: "hint", text: { starting: "starting…", active: activity.app, ended: "ended" }[activity.phase] })),
    isGoing && activity.states.length > 1 ? h("div", { class: "field" }, h("label", { for: `activity-state-${activity.id}`, text: "Content state" }),
      h("select", { id: `activity-state-${activity.id}`, class: "input", data: key("state"), on: { change: (event) => update(activity, Number(event.target.value)) } },
        activity.chosen === undefined || activity.chosen === null ? h("option", { value: "", selected: true, disabled: true, text: "made by its own intent" }) : null,
        activity.states.map((state, index) => h("option", { value: String(index), selected: index === activity.chosen, text: stateTitle(state) })))) : null,
    isGoing ? h("label", { class: "switch" }, "Stale", h("input", { type: "checkbox", role: "switch", checked: activity.isStale, data: key("stale"), on: { change: (event) => age(activity, event.target.checked) } })) : null,
    h("div", { class: "activity-actions" },
      isGoing && phone.geometry?.island && isHome() ? button("expand", "Expand", "grid", () => expand(activity.id)) : null,
      isGoing ? button("end", "End", "check", () => end(activity)) : null,
      button("remove", "Remove", "trash", () => dismiss(activity))),
    activity.failure ? h("p", { class: "why", role: "status" }, glyph("warning"), h("span", { text: activity.failure })) : null,
    activity.note ? h("p", { class: "hint", text: activity.note }) : null);
}
