// The filter of the log.

/**
 * @param {PageStateLogLine[]} lines
 * @param {{ scope: "all" | "widget", text: string }} filter
 * @param {{ id: string | null, extension: string | undefined }} selected the widget of the inspector
 */
export function listedLines(lines, { scope, text }, { id, extension }) {
  const wanted = text.toLocaleLowerCase();
  // A line without a widget belongs to all widgets of its extension.
  const isAbout = (/** @type {PageStateLogLine} */ line) =>
    line.widget === undefined ? line.extension === extension : String(line.widget) === id;
  return lines.filter((line) =>
    (scope === "all" || isAbout(line)) && (wanted === "" || line.text.toLocaleLowerCase().includes(wanted)));
}
