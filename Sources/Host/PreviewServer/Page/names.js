// Names of widgets and of their sizes, in words.

/** @type {Record<string, string>} */
const FAMILY_NAMES = {
  systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large", systemExtraLarge: "Extra Large",
  systemExtraLargePortrait: "Extra Large Portrait", accessoryCircular: "Circular", accessoryRectangular: "Rectangular",
  accessoryInline: "Inline", accessoryCorner: "Corner",
};

/** @param {string} family */
export const familyName = (family) => FAMILY_NAMES[family] ?? family;

/**
 * What a widget is called when it is spoken: the app's name first; a widget that is called like its app says it once.
 *
 * @param {PageWidget} widget
 */
export const spokenName = (widget) =>
  [...new Set([widget.app, widget.name]), familyName(widget.family), widget.summary].filter(Boolean).join(", ");

/**
 * What a widget is called in a list.
 *
 * @param {PageWidget} widget
 */
export const listedName = (widget) =>
  [widget.name, familyName(widget.family), widget.summary].filter(Boolean).join(" · ");

/** @param {string} text */
export const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
