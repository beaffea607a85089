// The page's model as one value, and its changes. This module does not access the document.

/**
 * A message for the user, which disappears by itself unless it is permanent.
 *
 * @typedef {object} Notice
 * @property {"note" | "error"} kind
 * @property {string} text
 * @property {boolean} [stays]
 */

/**
 * @typedef {object} Model
 * @property {PageState | null} state
 * @property {number} received when the state arrived, in milliseconds of the page's own clock
 * @property {PageScene | null} scene the displayed place
 * @property {ReadonlyMap<string, PagePicture>} pictures of widgets, by number
 * @property {ReadonlyMap<string, PageActivityPicture>} activities pictures of Live Activities, by `activityKey`
 * @property {ReadonlyMap<string, PageGuidelines>} guidelines of widgets, by number
 * @property {string | null} selected the placed widget of the inspector
 * @property {boolean} editing
 * @property {boolean} isConnected
 * @property {number | null} held the moment that is shown while the scrubber is held, in seconds since 1970
 * @property {number} page of the Home Screen, from 0
 * @property {number | null} awaited the widget whose page is shown once it arrives
 * @property {number | null} expanded the Live Activity that is expanded in the island
 * @property {{ scope: "all" | "widget", text: string }} log which lines are listed
 * @property {{ hours: number, from: number | null }} span of the timeline; without a start it follows the clock
 * @property {string} tab of the inspector
 * @property {ReadonlySet<string>} closed paths of the views whose children are hidden
 * @property {number | null} zoom the scale of the device; null fits it into the window
 * @property {string} tint the last color of a tinted Home Screen
 */

/** @returns {Model} */
export const emptyModel = () => ({
  state: null, received: 0, scene: null, pictures: new Map(), activities: new Map(), guidelines: new Map(),
  selected: null, editing: false, isConnected: false, held: null, page: 0, awaited: null, expanded: null,
  log: { scope: "all", text: "" }, span: { hours: 6, from: null }, tab: "views", closed: new Set(), zoom: null,
  tint: "#3E7BD6",
});

/** @param {{ activity: number, presentation: string }} picture */
export const activityKey = ({ activity, presentation }) => `${activity}-${presentation}`;

/**
 * Applies a new state: removes the pictures of removed widgets, and selects an existing widget.
 *
 * @param {Model} model
 * @param {PageState} state
 * @param {number} received
 * @returns {Model}
 */
export function withState(model, state, received) {
  const isThere = new Set(state.activities.map((each) => each.id));
  const isGone = model.expanded !== null
    && !state.activities.some((each) => each.id === model.expanded && each.phase !== "ended");
  return withSelection({
    ...model, state, received, tint: state.place.chosen.tint ?? model.tint,
    expanded: isGone ? null : model.expanded,
    pictures: filtered(model.pictures, (id) => id in state.widgets),
    guidelines: filtered(model.guidelines, (id) => id in state.widgets),
    activities: filtered(model.activities, (_, picture) => isThere.has(picture.activity)),
  });
}

/**
 * Applies a new place. Modes that only the Home Screen has end when another place is displayed.
 *
 * @param {Model} model
 * @param {PageScene} scene
 * @returns {Model}
 */
export function withScene(model, scene) {
  const isElsewhere = !model.scene || model.scene.platform !== scene.platform || model.scene.context !== scene.context;
  const pages = scene.home?.pages.length ?? model.page + 1;
  const next = {
    ...model, scene, editing: model.editing && !isElsewhere, page: Math.max(0, Math.min(model.page, pages - 1)),
  };
  const isShown = scene.slots.some((slot) => String(slot.widget) === model.selected);
  if (scene.slots.length > 0 && !isShown) return { ...next, selected: String(scene.slots[0]?.widget) };
  return withSelection(next);
}

/**
 * Keeps the selection if its widget exists, otherwise selects the first widget in reading order.
 *
 * @param {Model} model
 * @returns {Model}
 */
function withSelection(model) {
  if (!model.state || (model.selected !== null && model.selected in model.state.widgets)) return model;
  const first = firstWidget(model.state, model.scene?.home?.pages ?? []);
  return { ...model, selected: first === null ? null : String(first) };
}

/**
 * The first widget of the Home Screen in reading order; of a stack, the visible one.
 *
 * @param {PageState} state
 * @param {PageHomeItem[][]} pages
 * @returns {number | null}
 */
export function firstWidget(state, pages) {
  for (const item of pages.flatMap(readingOrder)) {
    if (item.widget !== undefined && item.widget in state.widgets) return item.widget;
    const stack = item.stack === undefined ? undefined : state.stacks[item.stack];
    const shown = stack?.members[stack.visible];
    if (shown !== undefined && shown in state.widgets) return shown;
  }
  return null;
}

/**
 * @param {PageHomeItem[]} items
 * @returns {PageHomeItem[]}
 */
export const readingOrder = (items) => [...items].sort((a, b) => a.row - b.row || a.column - b.column);

/**
 * Whether a picture is the known one. A picture that took the host too long to write is empty; the one that replaces it
 * later has the same revision.
 *
 * @param {{ revision: number, svg: string } | undefined} known
 * @param {{ revision: number, svg: string }} picture
 */
const isSame = (known, picture) => known?.revision === picture.revision && known.svg === picture.svg;

/**
 * The model with a picture, or the same one when it has that picture already.
 *
 * @param {Model} model
 * @param {PagePicture} picture
 * @returns {Model}
 */
export function withPicture(model, picture) {
  const key = String(picture.widget);
  if (isSame(model.pictures.get(key), picture)) return model;
  return { ...model, pictures: new Map(model.pictures).set(key, picture) };
}

/**
 * The same for a picture of a Live Activity.
 *
 * @param {Model} model
 * @param {PageActivityPicture} picture
 * @returns {Model}
 */
export function withActivity(model, picture) {
  const key = activityKey(picture);
  if (isSame(model.activities.get(key), picture)) return model;
  return { ...model, activities: new Map(model.activities).set(key, picture) };
}

/**
 * The device's time in seconds since 1970, extrapolated from the last state.
 *
 * @param {Model} model
 * @param {number} now in milliseconds of the page's own clock
 * @returns {number | null}
 */
export function deviceNow({ state, received }, now) {
  if (!state) return null;
  return state.now + (state.clock.running ? (now - received) / 1000 * state.clock.speed : 0);
}

/**
 * The numbers of the widgets of a Home Screen item, and the visible one.
 *
 * @param {PageHomeItem} item
 * @param {PageState} state
 * @returns {{ members: number[], visible: number }}
 */
export function membersOf(item, state) {
  if (item.widget !== undefined) return { members: [item.widget], visible: 0 };
  const stack = item.stack === undefined ? undefined : state.stacks[item.stack];
  return { members: stack?.members ?? [], visible: stack?.visible ?? 0 };
}

/**
 * What drawings outside of the device depend on: its settings, the displayed place, and the builds. Equal texts mean
 * equal drawings.
 *
 * @param {PageState} state
 */
export const lookOf = ({ environment, place: { platform, context, chosen }, extensions }) =>
  JSON.stringify([environment, platform, context, chosen, extensions.map((each) => each.build.state)]);

/**
 * The number of the stack whose size a widget has. In the Smart Stack of a watch each widget has its own size.
 *
 * @param {PageState} state
 * @param {number} id
 * @returns {number | undefined}
 */
export function stackOf(state, id) {
  if (state.place.context === "watch_smart_stack") return undefined;
  const found = Object.entries(state.stacks).find(([, stack]) => stack.members.includes(id));
  return found && Number(found[0]);
}

/**
 * The sizes that a widget can have in its place; in a stack, those that all its widgets can have.
 *
 * @param {PageState} state
 * @param {number} id
 * @returns {string[]}
 */
export function sizesOf(state, id) {
  const members = state.stacks[stackOf(state, id) ?? ""]?.members ?? [];
  return (state.widgets[id]?.families ?? []).filter(
    (family) => members.every((each) => state.widgets[each]?.families.includes(family) ?? true));
}

/**
 * The page of the Home Screen that has a widget, also in a stack; -1 if there is none.
 *
 * @param {PageHomeItem[][]} pages
 * @param {PageState} state
 * @param {number} id
 */
export const pageOfWidget = (pages, state, id) =>
  pages.findIndex((items) => items.some((item) => membersOf(item, state).members.includes(id)));

/**
 * @template Key, Value
 * @param {ReadonlyMap<Key, Value>} map
 * @param {(key: Key, value: Value) => boolean} isKept
 * @returns {ReadonlyMap<Key, Value>}
 */
const filtered = (map, isKept) => new Map([...map].filter(([key, value]) => isKept(key, value)));
