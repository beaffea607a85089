// The apps around the widgets, drawn for this page: plain geometry on coloured tiles, 60 by 60 units.

import { h, s } from "./dom.js";
import { deviceTime, store } from "./store.js";

const white = { fill: "#fff" };
const line = (d, width = 3.4, color = "#fff") =>
  s("path", { d, fill: "none", stroke: color, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });
const shape = (d, fill = "#fff", opacity = 1) => s("path", { d, fill, opacity });
const circle = (cx, cy, r, fill = "#fff", opacity = 1) => s("circle", { cx, cy, r, fill, opacity });

/** Colours of the tile from top to bottom, and the drawing. */
const APPS = {
  calendar: { title: "Calendar", tile: ["#fdfdfd", "#eef0f2"], draw: () => {
    const now = store.moment();
    return [
      s("text", { x: 30, y: 17.5, "text-anchor": "middle", "font-size": 10, "font-weight": 650, fill: "#d9483b" },
        deviceTime(now, { weekday: "short" })),
      s("text", { x: 30, y: 48, "text-anchor": "middle", "font-size": 32, "font-weight": 350, fill: "#1b1d20" },
        deviceTime(now, { day: "numeric" }).replace(/[^\d٠-٩]/g, "")),
    ];
  } },
  notes: { title: "Notes", tile: ["#fffaf0", "#f6ecd6"], draw: () => [
    shape("M0 0h60v17H0z", "#f0b23e"), line("M13 28h34M13 37h34M13 46h21", 2.6, "#b9a98a")] },
  photos: { title: "Photos", tile: ["#ffffff", "#f0f2f4"], draw: () => ["#e76f51", "#f4a53c", "#8ab446", "#3fa391", "#3f7fb8", "#7a5fb0"].map((color, index) =>
    s("ellipse", { cx: 30, cy: 18.5, rx: 7, ry: 11, fill: color, opacity: 0.82, transform: `rotate(${index * 60} 30 30)` })) },
  maps: { title: "Maps", tile: ["#dff0d3", "#c4e2c9"], draw: () => [
    shape("M0 38L60 16V60H0Z", "#f6e3b4"), line("M-4 44L64 20", 8, "#ffffff"), line("M22 64L34 -4", 6, "#ffffff"),
    shape("M38 16a10 10 0 0 1 10 10c0 7-10 17-10 17s-10-10-10-17a10 10 0 0 1 10-10Z", "#d9483b"), circle(38, 26, 3.8)] },
  clock: { title: "Clock", tile: ["#26292d", "#111315"], draw: () => {
    const minutes = Math.floor(store.moment() / 60) % 1440;
    const local = deviceTime(store.moment(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).match(/(\d+)\D+(\d+)/);
    const hour = local ? Number(local[1]) : minutes / 60;
    const minute = local ? Number(local[2]) : minutes % 60;
    const hand = (turn, length, width, color) => {
      const angle = turn * 2 * Math.PI;
      return line(`M30 30L${(30 + Math.sin(angle) * length).toFixed(1)} ${(30 - Math.cos(angle) * length).toFixed(1)}`, width, color);
    };
    return [circle(30, 30, 22), hand(hour / 12 + minute / 720, 11, 3, "#16181a"), hand(minute / 60, 17, 2.2, "#16181a"), circle(30, 30, 2.4, "#e8893b")];
  } },
  music: { title: "Music", tile: ["#f4777f", "#d43f63"], draw: () => [
    circle(23, 42, 6), circle(41, 38, 6), line("M29 42V19l18-4v23", 3.6)] },
  mail: { title: "Mail", tile: ["#58b7f2", "#2577d8"], draw: () => [
    s("rect", { x: 11, y: 17, width: 38, height: 27, rx: 4.5, ...white }), line("M12.5 20L30 33.5L47.5 20", 2.4, "#2f86dd")] },
  phone: { title: "Phone", tile: ["#73d67b", "#2fae4b"], draw: () => [
    line("M19.5 15.5c-4 2-4.5 8 2.5 17s14 12.5 18.5 10.5", 7.5), line("M20.5 17l3 6M38 42l5.5-1.5", 8.5)] },
  browser: { title: "Browser", tile: ["#f7f8fa", "#e3e8ee"], draw: () => [
    circle(30, 30, 21, "#2f7fd0"), shape("M43 17L33.5 33.5L26.5 26.5Z", "#e5533d"), shape("M17 43L33.5 33.5L26.5 26.5Z", "#ffffff")] },
  messages: { title: "Messages", tile: ["#7bdc84", "#33b552"], draw: () => [
    shape("M30 13c11.5 0 20 7 20 15.5S41.5 44 30 44c-2 0-4-.2-5.8-.6c-2.5 2-5.7 3.4-9.2 3.6c1.5-1.6 2.6-3.8 2.8-6C13 38 10 33.6 10 28.5C10 20 18.5 13 30 13Z")] },
  camera: { title: "Camera", tile: ["#d9dde1", "#aab1b8"], draw: () => [
    shape("M14 20h7l3-4h12l3 4h7a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4Z", "#2b2f33"), circle(30, 32, 9, "#d9dde1"), circle(30, 32, 6, "#2b2f33")] },
  settings: { title: "Settings", tile: ["#9aa3ab", "#6a737b"], draw: () => [
    s("circle", { cx: 30, cy: 30, r: 15, fill: "none", stroke: "#fff", "stroke-width": 6, "stroke-dasharray": "7.85 3.93" }),
    s("circle", { cx: 30, cy: 30, r: 10, fill: "none", stroke: "#fff", "stroke-width": 3.2 }), circle(30, 30, 3)] },
  reminders: { title: "Reminders", tile: ["#ffffff", "#f0f2f4"], draw: () => [
    circle(16, 19, 4, "#e8893b"), circle(16, 30, 4, "#3f7fb8"), circle(16, 41, 4, "#d9483b"), line("M25 19h23M25 30h23M25 41h23", 2.6, "#c3c8ce")] },
  books: { title: "Books", tile: ["#f6a04d", "#e57a2b"], draw: () => [
    shape("M28.5 20c-4-3.5-10-4.5-16.5-4v26c6.5-.5 12.5.5 16.5 4ZM31.5 20c4-3.5 10-4.5 16.5-4v26c-6.5-.5-12.5.5-16.5 4Z")] },
  news: { title: "News", tile: ["#ffffff", "#f1f2f4"], draw: () => [
    s("rect", { x: 12, y: 13, width: 36, height: 34, rx: 3, fill: "#e9ecef" }), s("rect", { x: 16, y: 18, width: 16, height: 13, rx: 1.5, fill: "#d9483b" }),
    line("M36 19.5h8M36 25h8M36 30h8M16 36.5h28M16 42h20", 2, "#9aa3ab")] },
  weather: { title: "Weather", tile: ["#4a9ee0", "#8fd0ee"], draw: () => [
    circle(39, 22, 10.5, "#ffd75a"), shape("M19 46a9 9 0 0 1-.8-17.9a12.5 12.5 0 0 1 23.6 3a7.6 7.6 0 0 1 .2 14.9Z")] },
  fitness: { title: "Fitness", tile: ["#2a2d31", "#131517"], draw: () => [["#e5533d", 20], ["#8ab446", 14], ["#3fa3b8", 8]].flatMap(([color, r], i) => [
    s("circle", { cx: 30, cy: 30, r, fill: "none", stroke: color, "stroke-width": 4.6, opacity: 0.28 }),
    s("circle", { cx: 30, cy: 30, r, fill: "none", stroke: color, "stroke-width": 4.6, "stroke-linecap": "round", "stroke-dasharray": `${2 * Math.PI * r * [0.78, 0.6, 0.86][i]} 200`, transform: "rotate(-90 30 30)" })]) },
};

const FALLBACK_TILES = [["#5aa7a0", "#2e7d76"], ["#8d7bc7", "#5d4aa0"], ["#e39a5b", "#c06a2c"], ["#6f9fd8", "#3d6fb0"]];
let number = 0;

/** An app's icon. An app that the page has no drawing for gets its first letter on a tile of its own colour. */
export function appIcon(name) {
  const known = APPS[name.toLowerCase()];
  const tile = known?.tile ?? FALLBACK_TILES[[...name].reduce((sum, letter) => sum + letter.codePointAt(0), 0) % FALLBACK_TILES.length];
  const id = `tile-${++number}`;
  const drawing = known ? known.draw() : [s("text", { x: 30, y: 41, "text-anchor": "middle", "font-size": 31, "font-weight": 650, fill: "#fff" },
    [...name][0]?.toUpperCase() ?? "?")];
  return s("svg", { class: "icon-picture", viewBox: "0 0 60 60", "aria-hidden": "true" },
    s("defs", {}, s("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 },
      s("stop", { offset: 0, "stop-color": tile[0] }), s("stop", { offset: 1, "stop-color": tile[1] }))),
    s("rect", { width: 60, height: 60, fill: `url(#${id})` }), drawing);
}

export const appTitle = (name) => APPS[name.toLowerCase()]?.title ?? name;
export const DOCK = ["phone", "mail", "browser", "music"];

/** The row on top of the screen: time at one side, signal, network and battery at the other. */
export function statusIcons() {
  const svg = s("svg", { viewBox: "0 0 78 14", width: 78, height: 14, fill: "currentColor", "aria-hidden": "true" });
  svg.append(
    ...[4, 6.5, 9, 11.5].map((height, index) => s("rect", { x: index * 5, y: 12.5 - height, width: 3.2, height, rx: 1 })),
    s("path", { d: "M33.5 12.4a1.5 1.5 0 1 0 0-.02ZM29.8 8.7a5.2 5.2 0 0 1 7.4 0M26.9 5.7a9.3 9.3 0 0 1 13.2 0", fill: "none", stroke: "currentColor", "stroke-width": 1.9, "stroke-linecap": "round" }),
    s("rect", { x: 48.5, y: 1.5, width: 23, height: 11, rx: 3.4, fill: "none", stroke: "currentColor", opacity: 0.4 }),
    s("rect", { x: 50.2, y: 3.2, width: 17, height: 7.6, rx: 2 }),
    s("path", { d: "M73.2 5v4c1-.3 1.7-1.1 1.7-2s-.7-1.7-1.7-2Z", opacity: 0.5 }));
  return svg;
}

/** An element of the size of an icon, with the name below. */
export function iconElement(name, key) {
  return h("div", { class: "icon", role: "img", "aria-label": appTitle(name), data: { icon: name, key } },
    h("div", { class: "icon-plate" }, appIcon(name)), h("div", { class: "name", "aria-hidden": "true", text: appTitle(name) }));
}
