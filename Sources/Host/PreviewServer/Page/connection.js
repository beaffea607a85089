// The connection to the server: state comes as server-sent events, commands go as requests with the page's token.
//
// 1. On every connection, the first one or a later one, the server sends the full state and every picture, so that a page
//    that was away for an hour is right again with the first messages.
// 2. A lost connection is tried again for as long as the page is open: at once, then after pauses that double up to 8 s.

import { announce } from "./dom.js";
import { store } from "./store.js";

const token = document.querySelector('meta[name="tessera-token"]').content;
let source = null;
let pause = 0;
let lastSign = 0;

export function connect() {
  source?.close();
  source = new EventSource("events");
  source.onopen = () => {
    pause = 250;
    store.connected(true);
  };
  source.onerror = () => {
    source.close();
    store.connected(false);
    setTimeout(connect, pause);
    pause = Math.min(Math.max(pause * 2, 250), 8000);
  };
  const listen = (name, handle) => source.addEventListener(name, (event) => {
    lastSign = performance.now();
    handle(JSON.parse(event.data));
  });
  listen("state", (state) => store.take(state));
  listen("scene", (scene) => store.takeScene(scene));
  listen("picture", (picture) => store.takePicture(picture));
  listen("activity", (picture) => store.takeActivity(picture));
  listen("sign", () => {});
  lastSign = performance.now();
}

/** A machine that slept keeps dead connections open: without a sign of life for 45 s, or when it wakes, begin again. */
setInterval(() => {
  if (source && source.readyState === EventSource.OPEN && performance.now() - lastSign > 45000) connect();
}, 5000);
addEventListener("online", connect);

/** Asks the server to do something. Resolves with its answer; what it refuses is said in words and resolves with null. */
export async function send(name, values = {}) {
  let answer;
  try {
    const response = await fetch("commands", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Tessera-Token": token },
      body: JSON.stringify({ name, ...values }),
    });
    answer = await response.json();
    if (response.status === 403 && answer.renew) location.reload();
  } catch {
    answer = { error: "The server cannot be reached. It may have ended; this page goes on when it is back." };
  }
  if (answer.error) {
    store.notify({ kind: "error", text: answer.error });
    announce(answer.error);
    return null;
  }
  return answer;
}

/** Reads something that does not change anything. */
export async function read(path, query = {}) {
  const address = path + (Object.keys(query).length ? "?" + new URLSearchParams(query) : "");
  try {
    const response = await fetch(address);
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    return answer;
  } catch (error) {
    store.notify({ kind: "error", text: error.message || "The server cannot be reached." });
    return null;
  }
}
