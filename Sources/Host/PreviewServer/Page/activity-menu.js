// The actions on a Live Activity, which its app would perform on a device.

import { send } from "./connection.js";
import { announce } from "./dom.js";
import { isRunning } from "./island.js";
import { openMenu } from "./menu.js";

/** @typedef {import("./menu.js").Entry} Entry */

/**
 * @param {MouseEvent | KeyboardEvent} event
 * @param {HTMLElement} plate
 * @param {PageActivity} activity
 * @param {Entry | null} first
 */
export function activityMenu(event, plate, activity, first) {
  const isGoing = isRunning(activity);
  openMenu(event, plate, activity.name, [
    first,
    ...(isGoing ? updates(activity) : []),
    isGoing && {
      title: activity.isStale ? "Make Current" : "Make Stale", icon: "now",
      run: () => setStale(activity, !activity.isStale),
    },
    isGoing && { title: "End", icon: "check", run: () => end(activity) },
    { title: "Remove", icon: "trash", isDestructive: true, run: () => dismiss(activity) },
  ]);
}

/**
 * An entry for each state other than the current one.
 *
 * @param {PageActivity} activity
 * @returns {(Entry | false)[]}
 */
const updates = (activity) => activity.states.map((state, index) => index !== activity.chosen
  && activity.states.length > 1
  && { title: `Update to ${stateTitle(state)}`, icon: "reload", run: () => update(activity, index) });

/** @param {PageActivityState} state */
export const stateTitle = ({ name }) => (/^\d+$/.test(name) ? `State ${name}` : name);

/**
 * @param {PageActivity} activity
 * @param {number} state
 */
export async function update(activity, state) {
  if (await send("updateActivity", { activity: activity.id, state })) announce(`${activity.name} is updated.`);
}

/**
 * @param {PageActivity} activity
 * @param {boolean} isStale
 */
export async function setStale(activity, isStale) {
  if (!(await send("ageActivity", { activity: activity.id, isStale }))) return;
  announce(isStale ? `${activity.name} is stale.` : `${activity.name} is current.`);
}

/** @param {PageActivity} activity */
export async function end(activity) {
  if (!(await send("endActivity", { activity: activity.id }))) return;
  announce(`${activity.name} ended. The Lock Screen keeps it for a while.`);
}

/** @param {PageActivity} activity */
export async function dismiss(activity) {
  if (await send("dismissActivity", { activity: activity.id })) announce(`${activity.name} is removed.`);
}

/**
 * Starts an activity from the gallery and announces its location.
 *
 * @param {string} extension
 * @param {PageGalleryActivity} activity
 */
export async function startActivity(extension, activity) {
  const answer = await send("startActivity", { extension, attributes: activity.attributes });
  if (answer?.activity === undefined) return false;
  announce(`${activity.name} is started. It is in the Dynamic Island and on the Lock Screen.`);
  return true;
}
