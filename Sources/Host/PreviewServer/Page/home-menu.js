// The menu of an item on the Home Screen, and its actions.

import { send } from "./connection.js";
import { announce } from "./dom.js";
import { openForm } from "./form.js";
import { reference, setEditing } from "./items.js";
import { openMenu } from "./menu.js";
import { store } from "./store.js";

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
    { title: "Edit Home Screen", icon: "grid", run: () => setEditing(true) },
    stack?.suggested.includes(id)
      && { title: "Keep Suggestion", icon: "check", run: () => send("keep", { widget: id }) },
    stack && number !== undefined && {
      title: stack.rotates ? "Smart Rotate Off" : "Smart Rotate On", icon: "layers",
      run: () => send("rotates", { stack: number, isOn: !stack.rotates }),
    },
    stack && { title: "Remove from Stack", icon: "layers", run: () => send("unstack", { widget: id }) },
    ...twins.slice(0, STACK_ENTRIES).map((twin) => ({
      title: `Stack onto ${store.widget(twin.widget)?.summary || store.widget(twin.widget)?.name}`, icon: "layers",
      run: () => send("stack", { item: reference(item), onto: reference(twin.item) }),
    })),
    { title: "Reload Timeline", icon: "reload", run: () => send("reload", { widget: id }) },
    {
      title: stack ? "Remove Stack" : "Remove Widget", icon: "trash", isDestructive: true,
      run: () => removeItem(view),
    },
  ]);
}

/** @param {ItemView} view */
export async function removeItem({ item, widget }) {
  const name = store.widget(widget)?.app ?? "widget";
  const answer = item.stack !== undefined ? await send("removeStack", { stack: item.stack })
    : item.widget !== undefined ? await send("remove", { widget: item.widget }) : null;
  if (answer) announce(`Removed ${name}.`);
}
