// Which lines of the log are listed.

/**
 * @param {PageStateLogLine[]} lines
 * @param {{ scope: "all" | "widget", text: string }} filter
 * @param {{ id: string | null, extension: string | undefined }} selected the widget that the inspector is about
 */
export function listedLines(lines, { scope, text }, { id, extension }) {
  const wanted = text.toLocaleLowerCase();
  // A line of no widget belongs to all of its extension.
  const isAbout = (/** @type {PageStateLogLine} */ line) =>
    line.widget === undefined ? line.extension === extension : String(line.widget) === id;
  return lines.filter((line) =>
    (scope === "all" || isAbout(line)) && (wanted === "" || line.text.toLocaleLowerCase().includes(wanted)));
}
