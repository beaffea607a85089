// Line icons of 24 by 24 units.

import { s } from "./dom.js";

/**
 * The paths of the icons. A path that starts with F is filled; the others are lines.
 *
 * @type {Record<string, string[]>}
 */
const GLYPHS = {
  phone: [
    "M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3Z",
    "M10.7 5.4h2.6",
  ],
  tablet: [
    "M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5Z",
    "M10.5 16.6h3",
  ],
  mac: ["M5.5 5h13A1.2 1.2 0 0 1 19.7 6.2V15H4.3V6.2A1.2 1.2 0 0 1 5.5 5Z", "M2.5 18.5h19L19.7 15H4.3Z"],
  watch: [
    "M8.5 7h7A2 2 0 0 1 17.5 9v6a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Z",
    "M8.8 7l.6-4h5.2l.6 4M8.8 17l.6 4h5.2l.6-4",
    "M19.6 10.4v2.4",
  ],
  vision: [
    "M5.5 8h13A3.5 3.5 0 0 1 22 11.5v1.2A3.3 3.3 0 0 1 18.7 16c-2.6 0-3.9-2.6-6.7-2.6S7.9 16 5.3 16" +
      "A3.3 3.3 0 0 1 2 12.7v-1.2A3.5 3.5 0 0 1 5.5 8Z",
  ],
  sun: [
    "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z",
    "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  ],
  moon: ["M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z"],
  play: ["FM7.5 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7Z"],
  pause: ["FM7 5h3.4v14H7zM13.6 5H17v14h-3.4z"],
  plus: ["M12 5v14M5 12h14"],
  minus: ["M6 12h12"],
  close: ["M6.5 6.5l11 11M17.5 6.5l-11 11"],
  check: ["M5 12.5l4.5 4.5L19 7.5"],
  search: ["M10.8 4.5a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 1 0 0-12.6Z", "M15.6 15.6L20 20"],
  back: ["M15 5l-7 7l7 7"],
  forward: ["M9 5l7 7l-7 7"],
  reload: ["M19.5 12a7.5 7.5 0 1 1-2.4-5.5", "M19.8 3.6v4h-4"],
  edit: ["M4.5 19.5l1-4L16.2 4.8a1.6 1.6 0 0 1 2.3 0l.7.7a1.6 1.6 0 0 1 0 2.3L8.5 18.5l-4 1Z", "M14.4 6.6l3 3"],
  now: ["M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z", "M12 8v4.2l2.8 1.8"],
  trash: ["M5 7h14M9.5 7V5h5v2M7 7l.8 12h8.4L17 7"],
  bolt: ["M13 3L5.5 13.5H11L10 21l8.5-11H13Z"],
  grid: ["M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z"],
  resize: ["M4.5 13.5v6h6M13.5 4.5h6v6", "M19.5 4.5l-6 6M4.5 19.5l6-6"],
  variants: ["M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4z", "M16.5 13v6M13.5 16h6"],
  layers: ["M12 4l8 4.2l-8 4.2l-8-4.2Z", "M4.5 12.4l7.5 4l7.5-4", "M4.5 16.2l7.5 4l7.5-4"],
  warning: ["M12 4.5l8.5 15h-17Z", "M12 10v4.2M12 16.8v.2"],
  info: ["M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z", "M12 11v5M12 8v.2"],
  skip: ["FM6 5.5v13a.7.7 0 0 0 1.1.6l9-6.5v-1.2l-9-6.5a.7.7 0 0 0-1.1.6Z", "M18.5 5v14"],
};

/**
 * An icon by name; empty for an unknown one.
 *
 * @param {string} name
 */
export function glyph(name) {
  const paths = GLYPHS[name] ?? [];
  return s("svg", {
    viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", "stroke-width": "1.8", "stroke-linecap": "round",
    "stroke-linejoin": "round", "aria-hidden": "true",
  }, paths.map((d) => s("path", d.startsWith("F") ? { d: d.slice(1), fill: "currentColor", stroke: "none" } : { d })));
}

/** The disclosure arrow at the end of a row. */
export function chevron() {
  const svg = glyph("forward");
  svg.classList.add("chevron");
  return svg;
}
