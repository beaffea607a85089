// Sets the clock of the device.

import { send } from "./connection.js";
import { announce } from "./dom.js";
import { endPreview } from "./moment-preview.js";
import { store } from "./store.js";
import { plainDate, plainTime } from "./times.js";

/**
 * The next requested date while another is being set.
 *
 * @type {number | null}
 */
let wanted = null;

/**
 * While the clock is being set, only the newest further request counts. The page shows the date at once.
 *
 * @param {number} moment
 */
export async function setClock(moment) {
  const isBusy = wanted !== null;
  wanted = moment;
  store.hold(moment);
  if (isBusy) return;
  for (let next = moment; ; next = wanted) {
    await jump(next);
    if (next === wanted) break;
  }
  wanted = null;
  store.hold(null);
  endPreview();
}

/** @param {number} moment */
async function jump(moment) {
  if (!(await send("clock", { action: "jump", date: moment }))) return;
  store.clockWasSet(moment);
  announce(`${plainDate(moment)}, ${plainTime(moment)}`);
}
