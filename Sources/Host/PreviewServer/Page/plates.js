// Plates: the interactive pictures of widgets, on the Home Screen and in every other place.

import { opensApp } from "./banner.js";
import { send } from "./connection.js";
import { find, h } from "./dom.js";
import { spokenName } from "./names.js";
import { setShown, showPicture, shows, targetOf } from "./picture.js";
import { store } from "./store.js";

/**
 * Creates the plate of a widget.
 *
 * @param {number} id
 * @param {() => DOMMatrix | null} [fromScreen] from the window to the widget's points, if the place rotates it
 */
export function makePlate(id, fromScreen = () => null) {
  const plate = h("div", {
    class: "plate", tabindex: "0", role: "group", data: { widget: String(id), key: `plate-${id}` },
  });
  plate.addEventListener("click", (event) => useWidget(plate, event, fromScreen()));
  plate.addEventListener("focus", () => store.select(id));
  return plate;
}

/**
 * @param {HTMLElement} plate
 * @param {PageWidget} widget
 */
export function updatePlate(plate, widget) {
  plate.setAttribute("aria-label", spokenName(widget));
  plate.dataset.phase = widget.phase;
  const isEmpty = !store.picture(plate.dataset.widget ?? "");
  plate.classList.toggle("grayed", widget.phase === "placeholder" && isEmpty);
  drawReason(plate, widget.reason);
}

/**
 * The reason that a widget does not show its expected content, at its lower edge.
 *
 * @param {HTMLElement} plate
 * @param {string | undefined} reason
 */
function drawReason(plate, reason) {
  const known = find(plate, ":scope > .reason");
  if (!reason) return known?.remove();
  const badge = known ?? h("div", { class: "reason" });
  if (!known) plate.append(badge);
  badge.textContent = reason;
}

/**
 * Shows the newest picture of the plate's widget.
 *
 * @param {HTMLElement} plate
 */
export function drawPicture(plate) {
  const picture = store.picture(plate.dataset.widget ?? "");
  if (!picture || shows(plate, picture)) return;
  if (!showPicture(plate, picture.svg, picture.transition)) return;
  setShown(plate, picture);
  plate.classList.remove("grayed");
  // SVG cannot blur its background.
  const frame = plate.parentElement;
  if (!frame) return;
  frame.style.backdropFilter = picture.backdrop ?? "";
  frame.classList.toggle("looks-through", Boolean(picture.backdrop));
}

/**
 * A tap on a widget, or a key on one of its controls.
 *
 * @param {HTMLElement} plate
 * @param {MouseEvent | KeyboardEvent} event
 * @param {DOMMatrix | null} [fromScreen]
 */
export async function useWidget(plate, event, fromScreen = null) {
  if (store.editing) return;
  const id = Number(plate.dataset.widget);
  const widget = store.widget(id);
  if (!widget) return;
  store.select(id);
  const answer = await send("tap", {
    widget: id, revision: Number(plate.dataset.revision ?? 0), ...targetOf(event, plate, widget.size, fromScreen),
  });
  if (answer?.opened !== undefined) opensApp(widget.app, widget.extension, answer.opened);
  else if (answer?.note) store.notify({ kind: "note", text: answer.note });
}
