// The actions on each Live Activity, next to the device.

import { expandActivity } from "./activities.js";
import { dismiss, end, setStale, stateTitle, update } from "./activity-menu.js";
import { control, h, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import { isRunning } from "./island.js";
import { store } from "./store.js";

const PHASES = { starting: "starting…", ended: "ended" };

/** @param {HTMLElement} rail */
export function buildActivityRail(rail) {
  const draw = () => {
    const activities = store.state?.activities ?? [];
    rail.hidden = activities.length === 0;
    // An open select element stays open.
    if (rail.contains(document.activeElement) && document.activeElement?.matches("select:focus")) return;
    const title = activities.length > 0 && h("h2", { class: "rail-title", text: "Live Activities" });
    replace(rail, title, activities.map(card));
  };
  store.on("state", draw);
  store.on("scene", draw);
}

/** @param {PageActivity} activity */
function card(activity) {
  const isGoing = isRunning(activity);
  const hasIsland = store.home?.housing.kind === "island";
  const phase = activity.phase === "active" ? activity.app : PHASES[activity.phase];
  return h("div", { class: "activity-card", role: "group", "aria-label": activity.name },
    h("div", { class: "extension-name" }, h("b", { text: activity.name }), h("span", { class: "hint", text: phase })),
    isGoing && activity.states.length > 1 && stateChoice(activity),
    isGoing && h("label", { class: "switch" }, "Stale", h("input", {
      type: "checkbox", role: "switch", checked: activity.isStale, data: data(activity, "stale"),
      on: { change: (event) => setStale(activity, control(event).checked) },
    })),
    h("div", { class: "activity-actions" },
      isGoing && hasIsland && button(activity, "expand", "Expand", "grid", () => expandActivity(activity.id)),
      isGoing && button(activity, "end", "End", "check", () => end(activity)),
      button(activity, "remove", "Remove", "trash", () => dismiss(activity))),
    activity.failure !== undefined
      && h("p", { class: "why", role: "status" }, glyph("warning"), h("span", { text: activity.failure })),
    activity.note !== undefined && h("p", { class: "hint", text: activity.note }));
}

/** @param {PageActivity} activity */
function stateChoice(activity) {
  const id = `activity-state-${activity.id}`;
  const isOwn = activity.chosen === undefined;
  return h("div", { class: "field" }, h("label", { for: id, text: "Content state" }),
    h("select", {
      id, class: "input", data: data(activity, "state"),
      on: { change: (event) => update(activity, Number(control(event).value)) },
    },
    isOwn && h("option", { value: "", selected: true, disabled: true, text: "set by its own intent" }),
    activity.states.map((state, index) => h("option", {
      value: String(index), selected: index === activity.chosen, text: stateTitle(state),
    }))));
}

/**
 * @param {PageActivity} activity
 * @param {string} name
 */
const data = (activity, name) => ({ key: `activity-${activity.id}-${name}`, activity: String(activity.id) });

/**
 * @param {PageActivity} activity
 * @param {string} name
 * @param {string} title
 * @param {string} icon
 * @param {() => void} run
 */
const button = (activity, name, title, icon, run) =>
  h("button", { class: "button", type: "button", data: data(activity, name), on: { click: run } }, glyph(icon), title);
