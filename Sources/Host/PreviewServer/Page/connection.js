// The connection to the server: state arrives as server-sent events, commands are requests with the page's token.
//
// 1. On every connection, the server sends the full state and every picture, so that a page that was disconnected for
//    an hour is current again with the first messages.
// 2. A lost connection is retried as long as the page is open: at once, then after pauses that double up to 8 s.

import { announce, part } from "./dom.js";
import { store } from "./store.js";
import { waiting } from "./waiting.js";
import { COMMAND_WORDS, READ_WORDS } from "./waiting-words.js";

/** @type {EventSource | null} */
let source = null;
let pause = 0;
let lastSign = 0;

export function connect() {
  source?.close();
  const next = new EventSource("events");
  source = next;
  next.onopen = () => {
    pause = 250;
    store.connected(true);
  };
  next.onerror = () => {
    next.close();
    store.connected(false);
    setTimeout(connect, pause);
    pause = Math.min(Math.max(pause * 2, 250), 8000);
    explainLoss();
  };
  /**
   * @template {keyof PageEvents} Name
   * @param {Name} name
   * @param {(value: PageEvents[Name]) => void} handle
   */
  const listen = (name, handle) => next.addEventListener(name, (event) => {
    lastSign = performance.now();
    handle(JSON.parse(/** @type {MessageEvent} */ (event).data));
  });
  listen("state", (state) => store.take(state));
  listen("scene", (scene) => store.takeScene(scene));
  listen("picture", (picture) => store.takePicture(picture));
  listen("activity", (picture) => store.takeActivity(picture));
  listen("guidelines", (guidelines) => store.takeGuidelines(guidelines));
  listen("sign", () => {});
  lastSign = performance.now();
}

/** A server that was started with another key rejects this page, and only the user can open the new one. */
async function explainLoss() {
  try {
    const response = await fetch("page/mark.svg", { cache: "no-store" });
    if (response.status !== 403) return;
    store.notify({ kind: "error", text: (await response.json()).error });
  } catch {
    // There is no server, which the page shows in any case.
  }
}

/** Sleep leaves dead connections open, so the page reconnects after 45 s without a heartbeat and on wake. */
setInterval(() => {
  if (source?.readyState === EventSource.OPEN && performance.now() - lastSign > 45000) connect();
}, 5000);
addEventListener("online", connect);

/** Names this page to the server. */
const pageToken = () => part('meta[name="tessera-token"]').getAttribute("content") ?? "";

/** The control whose event is being handled. */
function actor() {
  const target = window.event?.target;
  return target instanceof Element ? target.closest("button, input, select, textarea") : null;
}

/**
 * Sends a command to the server. Resolves with its reply; a rejection is shown as a notice and resolves with null.
 *
 * @template {keyof PageCommands} Name
 * @param {Name} name
 * @param {{} extends PageCommands[Name] ? [values?: PageCommands[Name]] : [values: PageCommands[Name]]} values
 * @returns {Promise<PageReply | null>}
 */
export async function send(name, ...values) {
  const end = waiting.begin(COMMAND_WORDS[name], actor());
  /** @type {PageReply & { error?: string, renew?: boolean }} */
  let answer;
  try {
    const response = await fetch("commands", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Tessera-Token": pageToken() },
      body: JSON.stringify({ name, ...values[0] }),
    });
    answer = await response.json();
    if (response.status === 403 && answer.renew) location.reload();
  } catch {
    answer = { error: "The server cannot be reached. It may have stopped; this page reconnects when it is back." };
  } finally {
    end();
  }
  if (answer.error) {
    store.notify({ kind: "error", text: answer.error });
    announce(answer.error);
    return null;
  }
  return answer;
}

/**
 * Requests data without changing state; a rejection is shown as a notice and resolves with null.
 *
 * @param {string} path
 * @param {Record<string, string>} [query]
 * @param {string} [words] what the page waits for, unless it shows the place of the data
 * @returns {Promise<any>}
 */
async function read(path, query = {}, words) {
  const end = words === undefined ? () => {} : waiting.begin(words, actor());
  // The server reads a plus sign as itself.
  const fields = new URLSearchParams(query).toString().replaceAll("+", "%20");
  const address = path + (fields && `?${fields}`);
  try {
    const response = await fetch(address, { headers: { "X-Tessera-Token": pageToken() } });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    return answer;
  } catch (error) {
    const text = error instanceof Error ? error.message : "";
    store.notify({ kind: "error", text: text || "The server cannot be reached." });
    return null;
  } finally {
    end();
  }
}

/** @returns {Promise<PageGallery | null>} */
export const readGallery = () => read("gallery", {}, READ_WORDS.gallery);

/**
 * @param {string} extension
 * @param {string} kind
 * @param {string} family
 * @returns {Promise<PageDrawing | null>}
 */
export const readPreview = (extension, kind, family) => read("gallery/picture", { extension, kind, family });

/**
 * @param {string} extension
 * @param {string} attributes
 * @param {string} presentation
 * @returns {Promise<PageDrawing | null>}
 */
export const readActivityPreview = (extension, attributes, presentation) =>
  read("gallery/activity", { extension, attributes, presentation });

/**
 * @param {string} extension
 * @param {string} kind
 * @param {string} size
 * @returns {Promise<PageDrawing | null>}
 */
export const readControlPreview = (extension, kind, size) => read("gallery/control", { extension, kind, size });

/**
 * @param {number} widget
 * @returns {Promise<PageForm | null>}
 */
export const readForm = (widget) => read(`widgets/${widget}/form`, {}, READ_WORDS.form);

/**
 * @param {number} widget
 * @param {string} parameter
 * @param {string} query
 * @returns {Promise<PageSuggestions | null>}
 */
export const readSuggestions = (widget, parameter, query) =>
  read(`widgets/${widget}/suggestions`, { parameter, query }, READ_WORDS.suggestions);

/**
 * @param {string} widget
 * @returns {Promise<PageInspection | null>}
 */
export const readInspection = (widget) => read(`widgets/${widget}/tree`);

/**
 * The content of a widget at another date.
 *
 * @param {string} widget
 * @param {number} date seconds since 1970
 * @returns {Promise<PageDrawing | null>}
 */
export const readPictureAt = (widget, date) => read(`widgets/${widget}/picture`, { date: String(date) });

/**
 * What a widget can be compared in.
 *
 * @param {number} widget
 * @returns {Promise<PageVariants | null>}
 */
export const readVariants = (widget) => read(`widgets/${widget}/variants`, {}, READ_WORDS.variants);

/**
 * @param {number} widget
 * @param {readonly string[]} names
 * @returns {Promise<PageVariantPictures | null>}
 */
export const readVariantPictures = (widget, names) =>
  read(`widgets/${widget}/variants/pictures`, { variants: names.join(";") });

/**
 * @param {number} widget
 * @param {string} variant
 * @returns {Promise<PageInspection | null>}
 */
export const readVariantInspection = (widget, variant) => read(`widgets/${widget}/variants/tree`, { variant });

/**
 * The result of a widget's audit, which is started if necessary.
 *
 * @param {string} widget
 * @returns {Promise<PageGuidelines | null>}
 */
export const readGuidelines = (widget) => read(`widgets/${widget}/guidelines`);

/**
 * The previews of widgets that the sources declare.
 *
 * @returns {Promise<PagePreviews | null>}
 */
export const readPreviews = () => read("previews", {}, READ_WORDS.previews);

/**
 * Entries of a preview from a first one.
 *
 * @param {PagePreviewsPreview} preview
 * @param {string} variant
 * @param {number} first
 * @param {boolean} isAwaited whether the page shows the first one next
 * @returns {Promise<PagePreviewEntries | null>}
 */
export const readPreviewEntries = ({ extension, index, family }, variant, first, isAwaited) =>
  read("previews/entries", { extension, preview: String(index), family, variant, first: String(first) },
    isAwaited ? READ_WORDS.entries : undefined);

/**
 * The address of an app's icon.
 *
 * @param {string} extension
 */
export const iconAddress = (extension) => `gallery/icon?${new URLSearchParams({ extension })}`;
