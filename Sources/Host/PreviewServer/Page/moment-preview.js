// Shows the widgets at another date while the scrubber is held.

import { readPictureAt } from "./connection.js";
import { findAll } from "./dom.js";
import { setShown, showPicture } from "./picture.js";
import { surface } from "./stage.js";
import { store } from "./store.js";

/** @type {{ isBusy: boolean, wanted: number | null }} */
const request = { isBusy: false, wanted: null };

/**
 * One request at a time, always ending with the newest.
 *
 * @param {number} moment
 */
export async function previewAt(moment) {
  request.wanted = moment;
  if (request.isBusy) return;
  request.isBusy = true;
  while (request.wanted !== null) {
    const wanted = request.wanted;
    request.wanted = null;
    await Promise.all(findAll(surface(), ".plate:not([inert])").map((plate) => preview(plate, wanted)));
  }
  request.isBusy = false;
  if (store.model.held === null) endPreview();
}

/**
 * @param {HTMLElement} plate
 * @param {number} moment
 */
async function preview(plate, moment) {
  const picture = await readPictureAt(plate.dataset.widget ?? "", moment);
  if (!picture?.svg || store.model.held === null || plate.dataset.preview === picture.key) return;
  plate.dataset.preview = picture.key;
  showPicture(plate, picture.svg);
  plate.dataset.revision = "preview";
}

/** Shows the widgets' current content again. */
export function endPreview() {
  request.wanted = null;
  for (const plate of findAll(surface(), ".plate[data-preview]")) {
    delete plate.dataset.preview;
    const picture = store.picture(plate.dataset.widget ?? "");
    if (picture && showPicture(plate, picture.svg)) setShown(plate, picture);
  }
}
