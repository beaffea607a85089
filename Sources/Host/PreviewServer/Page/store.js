// What the page knows. Parts of the page listen to the topics that they draw.

const listeners = new Map();

export const store = {
  state: null,
  /** The place that is looked at. */
  scene: null,
  pictures: new Map(),
  /** Pictures of Live Activities, by number and presentation. */
  activities: new Map(),
  /** The placed widget that the inspector is about. */
  selected: null,
  editing: false,
  isConnected: false,
  received: 0,
  held: null,

  on(topic, listener) {
    if (!listeners.has(topic)) listeners.set(topic, new Set());
    listeners.get(topic).add(listener);
  },

  emit(topic, value) {
    for (const listener of listeners.get(topic) ?? []) listener(value);
  },

  take(state) {
    this.state = state;
    this.received = performance.now();
    for (const id of this.pictures.keys()) if (!state.widgets[id]) this.pictures.delete(id);
    for (const [key, picture] of this.activities) if (!state.activities.some((each) => each.id === picture.activity)) this.activities.delete(key);
    if (!this.selected || !state.widgets[this.selected]) this.select(firstWidget(state), true);
    this.emit("state", state);
  },

  takeScene(scene) {
    this.scene = scene;
    this.emit("scene", scene);
  },

  takePicture(picture) {
    const before = this.pictures.get(String(picture.widget));
    if (before && before.revision === picture.revision) return;
    this.pictures.set(String(picture.widget), picture);
    this.emit("picture", picture);
  },

  takeActivity(picture) {
    const key = `${picture.activity}-${picture.presentation}`;
    if (this.activities.get(key)?.revision === picture.revision) return;
    this.activities.set(key, picture);
    this.emit("activity", picture);
  },

  connected(isConnected) {
    this.isConnected = isConnected;
    this.emit("connection", isConnected);
  },

  select(id, quietly = false) {
    const next = id === null || id === undefined ? null : String(id);
    if (next === this.selected) return;
    this.selected = next;
    if (this.state || !quietly) this.emit("selection", next);
  },

  edit(isEditing) {
    if (this.editing === isEditing) return;
    this.editing = isEditing;
    this.emit("editing", isEditing);
  },

  notify(notice) {
    this.emit("notice", notice);
  },

  /** The device's time in seconds since 1970, carried on between messages. */
  now() {
    if (!this.state) return Date.now() / 1000;
    const clock = this.state.clock;
    const passed = (performance.now() - this.received) / 1000;
    return this.state.now + (clock.running ? passed * clock.speed : 0);
  },

  /**
   * The moment that the page shows: that of the scrubber while it is held, else the device's now. Everything that tells
   * the time asks here, so that all of it tells the same.
   */
  moment() {
    return this.held ?? this.now();
  },

  /** Shows another moment, or with null the device's now again. */
  hold(seconds) {
    this.held = seconds;
    this.emit("moment", this.moment());
  },

  /** The server has set the clock; its next message may take a little. */
  clockWasSet(seconds) {
    if (!this.state) return;
    this.state = { ...this.state, now: seconds };
    this.received = performance.now();
    this.emit("moment", this.moment());
  },

  widget(id) {
    return this.state?.widgets[id] ?? null;
  },
};

/** The first widget in reading order. */
function firstWidget(state) {
  for (const page of state.pages) {
    const items = [...page.items].sort((a, b) => a.row - b.row || a.column - b.column);
    for (const item of items) {
      if (item.widget !== undefined) return item.widget;
      if (item.stack !== undefined) {
        const stack = state.stacks[item.stack];
        return stack?.members[stack.visible] ?? null;
      }
    }
  }
  return null;
}

const FAMILY_NAMES = {
  systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large", systemExtraLarge: "Extra Large",
  systemExtraLargePortrait: "Extra Large Portrait", accessoryCircular: "Circular", accessoryRectangular: "Rectangular",
  accessoryInline: "Inline", accessoryCorner: "Corner",
};
export const familyName = (family) => FAMILY_NAMES[family] ?? family;

/** A time as the simulated device writes it. */
export function deviceTime(seconds, options = { hour: "numeric", minute: "2-digit" }) {
  const environment = store.state?.environment;
  const locale = environment?.locale.replaceAll("_", "-");
  try {
    return new Intl.DateTimeFormat(locale, { timeZone: environment?.timeZone, ...options }).format(seconds * 1000);
  } catch {
    // A locale that the browser does not know costs its way of writing, never the time zone.
    return new Intl.DateTimeFormat("en", { timeZone: environment?.timeZone, ...options }).format(seconds * 1000);
  }
}

/** A time for the inspector, in the device's zone but always written the same way. */
export function plainTime(seconds, withSeconds = false) {
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: store.state?.environment.timeZone };
  if (withSeconds) options.second = "2-digit";
  try { return new Intl.DateTimeFormat("en-GB", options).format(seconds * 1000); } catch { return "–"; }
}

export function plainDate(seconds, options = { weekday: "short", day: "numeric", month: "short" }) {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: store.state?.environment.timeZone, ...options }).format(seconds * 1000);
  } catch { return "–"; }
}

/** A time with its date, where that is not today by the device's clock. */
export function plainMoment(seconds, withSeconds = false) {
  const time = plainTime(seconds, withSeconds);
  const day = { day: "numeric", month: "short", year: "numeric" };
  return plainDate(seconds, day) === plainDate(store.now(), day) ? time : `${plainDate(seconds)}, ${time}`;
}
