// The gallery's search.

/**
 * A string in lower case and without accents, for comparison.
 *
 * @param {string} text
 */
export const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/**
 * The apps with a match: in the name of the app, a widget, its description, a Live Activity or a control.
 *
 * @param {PageGallery} gallery
 * @param {string} wanted empty for all
 */
export function foundApps(gallery, wanted) {
  const part = folded(wanted);
  return gallery.apps.filter((app) => part === "" || namesOf(app).some((name) => folded(name).includes(part)));
}

/** @param {PageGalleryApp} app */
const namesOf = (app) => [
  app.name, ...app.kinds.flatMap((kind) => [kind.name, kind.description]), ...app.activities.map((each) => each.name),
  ...app.controls.map((each) => each.name),
];
