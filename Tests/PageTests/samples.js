// Small values of what the server sends, for the tests.

/**
 * A Home Screen of 4 by 6 cells, 60 points large and 90 by 98 apart, as on a screen of 393 by 852 points.
 *
 * @param {Partial<PageHome>} [change]
 * @param {boolean} [isMirrored]
 * @returns {PageHome}
 */
export function home(change = {}, isMirrored = false) {
  const cells = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const x = 27 + column * 90;
      cells.push([isMirrored ? 393 - x - 68 : x, 84 + row * 98, 68, 60]);
    }
  }
  return {
    columns: 4, rows: 6, cells, shade: [], dock: [], dockNames: [],
    bar: { time: [0, 0, 130, 22], size: 17, weight: 600, signs: [] },
    housing: { kind: "island", frame: [133, 11, 125, 37], radius: 18 }, dots: [], dotSide: 7,
    dotOpacity: 0.4, pages: [[]], ...change,
  };
}

/**
 * @param {Partial<PageHomeItem>} change
 * @returns {PageHomeItem}
 */
export const item = (change) => ({
  column: 0, row: 0, columns: 2, rows: 2, frame: [27, 84, 158, 158], radius: 22, name: "App", layers: [],
  layersFrame: [15, 84, 182, 179], ...change,
});

/**
 * @param {Partial<PageScene>} [change]
 * @returns {PageScene}
 */
export const scene = (change = {}) => ({
  kind: "home", platform: "iPhone", context: "home_screen", name: "Home Screen", width: 393, height: 852,
  isDark: false, body: body(), backdrop: [], foreground: [], slots: [], activityGap: 11, home: home(), ...change,
});

/**
 * A frame of 12 points around such a screen.
 *
 * @returns {PageBody}
 */
export const body = () => ({
  screenRadius: 55, front: [-12, -12, 417, 876], radius: 67, layers: [], layersFrame: [-12, -12, 417, 876],
});

/**
 * @param {Partial<PageWidget>} [change]
 * @returns {PageWidget}
 */
export const widget = (change = {}) => ({
  extension: "E", app: "App", kind: "k", name: "Widget", family: "systemSmall", families: ["systemSmall"],
  size: [158, 158], configurable: false, phase: "entry", isLoading: false, reloads: [],
  timeline: { entries: [], policy: "no automatic reload", generation: 1 },
  budget: { perDay: 60, spent: 0, free: 0, deferred: 0 }, ...change,
});

/**
 * @param {Partial<PageActivity>} [change]
 * @returns {PageActivity}
 */
export const activity = (change = {}) => ({
  id: 1, extension: "E", app: "App", name: "Timer", phase: "active", states: [], isStale: false, ...change,
});

/**
 * @param {Partial<PageState>} [change]
 * @returns {PageState}
 */
export const state = (change = {}) => ({
  title: "Test", now: 1000, clock: { mode: "playing", speed: 60, running: true },
  environment: {
    appearance: "light", typeSize: "large", locale: "en_US", direction: "leftToRight", timeZone: "UTC",
    device: "iPhone 16", contrast: "standard", weight: "regular", systemColors: "since2025",
  },
  device: {
    name: "iPhone 16", width: 393, height: 852, scale: 3, small: [158, 158], medium: [338, 158], large: [338, 354],
    cornerRadius: 22,
  },
  place: {
    platform: "iPhone", context: "home_screen", platforms: [], choices: { tints: [], faceColors: [], palettes: [] },
    chosen: {
      appearance: "light", ambientLight: 300, display: "awake", desktop: "fullColor", inversion: "standard",
      texture: "glass", light: "indoor", scale: 100, distance: 1, mounting: "elevated", frame: "medium",
      orientation: "landscape", transparency: "standard",
    }, members: [], own: [], rejected: [],
  },
  choices: { devices: [], locales: [], timeZones: [] }, extensions: [], widgets: {}, stacks: {}, activities: [],
  log: [], notices: [], ...change,
});

/**
 * @param {Partial<PageFormField>} change
 * @returns {PageFormField}
 */
export const field = (change) => ({
  name: "f", title: "Field", control: "number", value: null, optional: false, options: [], isDynamic: false,
  isInteger: false, isLong: false, ...change,
});

/**
 * @param {Partial<PageGuidelinesFinding>} [change]
 * @returns {PageGuidelinesFinding}
 */
export const guideline = (change = {}) => ({
  id: "1", rule: "R-01", title: "Text is 11 pt or larger", severity: "error", outcome: "violation", message: "Small.",
  measured: "9 pt", bound: "11 pt", advice: "Enlarge it.", places: [], ...change,
});

/**
 * @param {Partial<PageGuidelines>} [change]
 * @returns {PageGuidelines}
 */
export const guidelines = (change = {}) => ({
  widget: 1, state: "done", findings: [], pictures: [], checked: 12, accepted: 0, ...change,
});
