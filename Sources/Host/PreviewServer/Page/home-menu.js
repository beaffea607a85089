// The menu of an item on the Home Screen, and its actions.

import { send } from "./connection.js";
import { openForm } from "./form.js";
import { reference, setEditing } from "./items.js";
import { openMenu } from "./menu.js";
import { sizesOf, stackOf } from "./model.js";
import { familyName, menuName } from "./names.js";
import { store } from "./store.js";
import { offerUndo } from "./undo.js";
import { openVariants } from "./variants.js";
import { say } from "./waiting-sign.js";

/** @typedef {import("./items.js").ItemView} ItemView */

/** The maximum number of stacking entries. */
const STACK_ENTRIES = 4;

/**
 * @param {MouseEvent | KeyboardEvent} event
 * @param {ItemView} view
 * @param {ItemView[]} twins the items that it can form a stack with
 */
export function openItemMenu(event, view, twins) {
  const { item, element, widget: id } = view;
  const widget = store.widget(id);
  if (!widget || id === null) return;
  store.select(id);
  const number = item.stack;
  const stack = number === undefined ? undefined : store.state?.stacks[number];
  openMenu(event, element, widget.name, [
    widget.configurable && { title: `Edit “${widget.name}”`, icon: "edit", run: () => openForm(id) },
    sizeEntry(event, element, id, widget),
    { title: "Edit Home Screen", icon: "grid", run: () => setEditing(true) },
    stack?.suggested.includes(id)
      && { title: "Keep Suggestion", icon: "check", run: () => keep(id) },
    stack && number !== undefined && {
      title: stack.rotates ? "Smart Rotate Off" : "Smart Rotate On", icon: "layers",
      run: () => setRotation(number, !stack.rotates),
    },
    stack && { title: "Remove from Stack", icon: "layers", run: () => unstack(id) },
    ...twins.slice(0, STACK_ENTRIES).map((twin) => {
      const other = store.widget(twin.widget);
      return {
        title: `Stack onto ${other ? menuName(other) : "another widget"}`, icon: "layers",
        run: () => stackOnto(item, twin.item),
      };
    }),
    { title: "Compare Variants", icon: "variants", run: () => openVariants(id) },
    { title: "Reload Timeline", icon: "reload", run: () => reload(id) },
    {
      title: stack ? "Remove Stack" : "Remove Widget", icon: "trash", isDestructive: true,
      run: () => removeItem(view),
    },
  ]);
}

/**
 * The entry of a menu that opens the sizes of a widget or of its stack, if there are several.
 *
 * @param {MouseEvent | KeyboardEvent} event that opened the menu
 * @param {HTMLElement} anchor
 * @param {number} id
 * @param {PageWidget} widget
 * @returns {import("./menu.js").Entry | false}
 */
export function sizeEntry(event, anchor, id, widget) {
  const { state } = store;
  const sizes = state ? sizesOf(state, id) : [];
  if (!state || sizes.length < 2) return false;
  const name = stackOf(state, id) === undefined ? widget.name : "the Smart Stack";
  return {
    title: "Size", icon: "resize",
    run: () => openMenu(event, anchor, `Size of ${name}`, sizes.map((family) => ({
      title: familyName(family), icon: family === widget.family ? "check" : "", run: () => resize(id, family),
    }))),
  };
}

/**
 * Resizes a widget, or its stack with all its widgets.
 *
 * @param {number} widget
 * @param {string} family
 */
async function resize(widget, family) {
  if (!store.state || store.widget(widget)?.family === family) return;
  const stack = stackOf(store.state, widget);
  const answer = stack === undefined ? await send("resize", { widget, family })
    : await send("resizeStack", { stack, family });
  if (answer) offerUndo(answer, `Resized to ${familyName(family)}.`);
}

/** @param {ItemView} view */
export async function removeItem({ item, widget }) {
  const name = store.widget(widget)?.name ?? "widget";
  const answer = item.stack !== undefined ? await send("removeStack", { stack: item.stack })
    : item.widget !== undefined ? await send("remove", { widget: item.widget }) : null;
  if (answer) offerUndo(answer, `Removed ${name}.`);
}

/**
 * @param {PageHomeItem} item
 * @param {PageHomeItem} onto
 */
export async function stackOnto(item, onto) {
  const answer = await send("stack", { item: reference(item), onto: reference(onto) });
  if (answer) offerUndo(answer, "Stacked.");
}

/** @param {number} widget */
async function unstack(widget) {
  const answer = await send("unstack", { widget });
  if (answer) offerUndo(answer, "Moved out of the stack.");
}

/**
 * Requests a new timeline, with which the widget may look the same.
 *
 * @param {number} widget
 */
export async function reload(widget) {
  if (await send("reload", { widget })) say("A new timeline is requested.");
}

/** @param {number} widget */
async function keep(widget) {
  if (await send("keep", { widget })) say("The suggestion stays in the stack.");
}

/**
 * @param {number} stack
 * @param {boolean} isOn
 */
async function setRotation(stack, isOn) {
  if (await send("rotates", { stack, isOn })) say(isOn ? "Smart Rotate is on." : "Smart Rotate is off.");
}
