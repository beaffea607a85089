// Live Activities: in the Dynamic Island of the Home Screen and on the Lock Screen.
//
// 1. A single activity is compact; of several, the two newest are minimal: the earlier one is attached to the camera,
//    the later one is a circle.
// 2. A long press, or “Expand”, expands an activity; Escape or a press outside collapses it.
// 3. A tap has the same effect as on an iPhone: in the compact and minimal presentations it opens the app, elsewhere it
//    may hit a button.

import { activityMenu } from "./activity-menu.js";
import { opensApp } from "./banner.js";
import { send } from "./connection.js";
import { announce, find, h, part } from "./dom.js";
import { opensMenu, swallowClick, uses } from "./gestures.js";
import { boxStyle, rect } from "./grid.js";
import { islandContent } from "./island.js";
import { activityKey } from "./model.js";
import { drawBar } from "./phone.js";
import { setShown, showPicture, shows, targetOf } from "./picture.js";
import { continuousClip } from "./shape.js";
import { stage } from "./stage.js";
import { store } from "./store.js";

/** The duration of a long press in milliseconds. */
const HOLD = 450;

const scrim = h("div", { class: "island-scrim", hidden: true, on: { pointerdown: () => collapse() } });
const island = h("div", { class: "activity-island", role: "group", "aria-label": "Dynamic Island", hidden: true });
const list = h("div", { class: "activity-list", role: "group", "aria-label": "Live Activities", hidden: true });

/** @type {Map<string, HTMLElement>} */
const plates = new Map();

export function buildActivities() {
  stage.overlay.before(scrim, island);
  part(".scene-screen").append(list);
  island.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || store.model.expanded === null) return;
    event.stopPropagation();
    collapse();
  });
  store.on("state", draw);
  store.on("scene", draw);
  store.on("activity", draw);
  store.on("expanded", draw);
}

/**
 * @param {number} activity
 * @param {string} presentation
 */
const pictureOf = (activity, presentation) => store.model.activities.get(activityKey({ activity, presentation }));

function draw() {
  if (!store.state) return;
  drawIsland(store.state);
  drawList(store.state);
}

/** @param {PageState} state */
function drawIsland(state) {
  const { expanded } = store.model;
  const housing = store.home?.housing;
  const content = housing?.kind !== "island" ? []
    : islandContent(state.activities, expanded).filter(([{ id }, presentation]) => pictureOf(id, presentation));
  island.hidden = content.length === 0;
  scrim.hidden = expanded === null;
  stage.screen.classList.toggle("has-activity", content.length > 0 && expanded === null);
  stage.screen.classList.toggle("has-expanded-activity", content.length > 0 && expanded !== null);
  drawBar();
  const kept = new Set();
  const camera = rect(housing?.frame ?? []);
  for (const [activity, presentation] of content) {
    const picture = pictureOf(activity.id, presentation);
    if (!picture) continue;
    const plate = plateOf(activity, presentation, island);
    kept.add(plate);
    // The camera keeps its position in the screen, regardless of the content next to it.
    const own = picture.camera ? rect(picture.camera) : rect([0, 0, ...picture.size]);
    place(plate, picture, camera.x + camera.width / 2 - own.x - own.width / 2, camera.y);
    show(plate, activity, picture);
  }
  forgetOthers(island, kept);
}

/**
 * From bottom to top, the newest at the top.
 *
 * @param {PageState} state
 */
function drawList(state) {
  const { scene } = store;
  const bottom = scene?.activityBottom;
  const shown = bottom === undefined ? [] : state.activities.filter((each) => pictureOf(each.id, "lock-screen"));
  list.hidden = shown.length === 0;
  find(document, ".scene-empty")?.classList.toggle("unneeded", shown.length > 0);
  const kept = new Set();
  let edge = bottom ?? 0;
  for (const activity of shown) {
    const picture = pictureOf(activity.id, "lock-screen");
    if (!picture || !scene) continue;
    const [width = 0, height = 0] = picture.size;
    const plate = plateOf(activity, "lock-screen", list);
    kept.add(plate);
    place(plate, picture, (scene.width - width) / 2, edge - height);
    show(plate, activity, picture);
    edge -= height + scene.activityGap;
  }
  forgetOthers(list, kept);
}

/**
 * @param {HTMLElement} host
 * @param {Set<HTMLElement>} kept
 */
function forgetOthers(host, kept) {
  for (const [key, plate] of plates) {
    if (plate.parentElement !== host || kept.has(plate)) continue;
    plates.delete(key);
    plate.remove();
  }
}

/**
 * @param {PageActivity} activity
 * @param {string} presentation
 * @param {HTMLElement} host
 */
function plateOf(activity, presentation, host) {
  const key = `${presentation}-${activity.id}`;
  const known = plates.get(key);
  if (known) return known;
  const plate = h("div", {
    class: "activity-plate plate", tabindex: "0", role: "group",
    data: { key, activity: String(activity.id), presentation },
  });
  plate.addEventListener("click", (event) => tap(plate, event));
  plate.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    openMenuOf(plate, event);
  });
  plate.addEventListener("keydown", (event) => onKey(plate, event));
  plate.addEventListener("pointerdown", () => hold(plate));
  host.append(plate);
  plates.set(key, plate);
  return plate;
}

/**
 * @param {HTMLElement} plate
 * @param {PageActivityPicture} picture
 * @param {number} x
 * @param {number} y
 */
function place(plate, picture, x, y) {
  const [width = 0, height = 0] = picture.size;
  const isCard = plate.dataset.presentation === "lock-screen";
  plate.style.setProperty("--corner", `${picture.radius}px`);
  Object.assign(plate.style, boxStyle({ x, y, width, height }), {
    clipPath: isCard ? continuousClip(width, height, Math.min(picture.radius, height / 2)) : "none",
    borderRadius: isCard ? `${picture.radius}px` : "", backdropFilter: picture.backdrop ?? "",
  });
}

/**
 * @param {HTMLElement} plate
 * @param {PageActivity} activity
 * @param {PageActivityPicture} picture
 */
function show(plate, activity, picture) {
  const phase = activity.phase === "ended" ? "ended" : activity.isStale ? "stale" : null;
  plate.setAttribute("aria-label", [activity.app, activity.name, phase].filter(Boolean).join(", "));
  if (shows(plate, picture) || !showPicture(plate, picture.svg)) return;
  setShown(plate, picture);
  if (!picture.isOneTarget) return;
  // A tap anywhere opens the app, so nothing inside is a separate control.
  for (const control of plate.querySelectorAll("[tabindex]")) control.removeAttribute("tabindex");
}

const isInIsland = (/** @type {HTMLElement} */ plate) => plate.dataset.presentation?.startsWith("island-") ?? false;

/**
 * A long press expands the activity; the click that ends it is not a tap.
 *
 * @param {HTMLElement} plate
 */
function hold(plate) {
  if (!isInIsland(plate) || store.model.expanded !== null) return;
  const end = () => {
    clearTimeout(timer);
    removeEventListener("pointerup", end, true);
    removeEventListener("pointercancel", end, true);
  };
  const timer = setTimeout(() => {
    swallowClick();
    expandActivity(Number(plate.dataset.activity));
  }, HOLD);
  addEventListener("pointerup", end, true);
  addEventListener("pointercancel", end, true);
}

/** @param {number} id */
export function expandActivity(id) {
  store.expand(id);
  find(island, ".activity-plate")?.focus({ preventScroll: true });
  announce("The Live Activity is expanded. Escape closes it.");
}

export function collapse() {
  if (store.model.expanded === null) return;
  store.expand(null);
  find(island, ".activity-plate")?.focus({ preventScroll: true });
}

const activityOf = (/** @type {HTMLElement} */ plate) =>
  store.state?.activities.find((each) => String(each.id) === plate.dataset.activity);

/**
 * @param {HTMLElement} plate
 * @param {MouseEvent | KeyboardEvent} event
 */
async function tap(plate, event) {
  const activity = activityOf(plate);
  const picture = activity && pictureOf(activity.id, plate.dataset.presentation ?? "");
  if (!picture) return;
  const answer = await send("tapActivity", {
    activity: activity.id, presentation: picture.presentation, revision: picture.revision,
    ...targetOf(event, plate, picture.size),
  });
  if (answer?.opened !== undefined) {
    collapse();
    opensApp(activity.app, activity.extension, answer.opened);
  } else if (answer?.note) store.notify({ kind: "note", text: answer.note });
}

/**
 * @param {HTMLElement} plate
 * @param {KeyboardEvent} event
 */
function onKey(plate, event) {
  if (uses(event)) {
    event.preventDefault();
    void tap(plate, event);
  } else if (opensMenu(event)) {
    event.preventDefault();
    openMenuOf(plate, event);
  }
}

/**
 * @param {HTMLElement} plate
 * @param {MouseEvent | KeyboardEvent} event
 */
function openMenuOf(plate, event) {
  const activity = activityOf(plate);
  if (!activity) return;
  const isExpanded = store.model.expanded !== null;
  activityMenu(event, plate, activity, !isInIsland(plate) ? null
    : isExpanded ? { title: "Collapse", icon: "minus", run: collapse }
      : { title: "Expand", icon: "grid", run: () => expandActivity(activity.id) });
}
