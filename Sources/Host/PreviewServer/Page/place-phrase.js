// The displayed place, as a phrase in a sentence.

import { store } from "./store.js";

const WITHOUT_ARTICLE = ["Today View", "StandBy", "CarPlay", "Notification Center"];

export function placePhrase() {
  const name = store.scene?.name ?? "Home Screen";
  return WITHOUT_ARTICLE.includes(name) ? name : `the ${name}`;
}
