// The words that say what the page waits for. This module does not access the document.

/**
 * Of every command.
 *
 * @type {{ [Name in keyof PageCommands]: string }}
 */
export const COMMAND_WORDS = {
  ageActivity: "Changing the Live Activity…",
  audit: "Checking the guidelines…",
  clearLog: "Clearing the log…",
  clock: "Setting the clock…",
  configure: "Saving the setting…",
  dismissActivity: "Removing the Live Activity…",
  endActivity: "Ending the Live Activity…",
  environment: "Changing the device…",
  fill: "Adding every widget that fits…",
  keep: "Keeping the suggestion…",
  move: "Moving the item…",
  place: "Adding the widget…",
  redo: "Redoing the change…",
  reload: "Requesting a timeline…",
  remove: "Removing the widget…",
  removeStack: "Removing the stack…",
  resize: "Resizing the widget…",
  resizeStack: "Resizing the stack…",
  restart: "Restarting the extension…",
  rotates: "Changing Smart Rotate…",
  stack: "Making a stack…",
  startActivity: "Starting the Live Activity…",
  stopAudit: "Stopping the check…",
  tap: "Performing the action…",
  tapActivity: "Performing the action…",
  tapVariant: "Performing the action…",
  turn: "Turning the stack…",
  undo: "Undoing the change…",
  unstack: "Moving the widget out of the stack…",
  updateActivity: "Updating the Live Activity…",
};

/** Of the data that the user waits for. Other data has a gray place in the page. */
export const READ_WORDS = {
  gallery: "Opening the gallery…", form: "Opening the settings…", suggestions: "Asking the widget for suggestions…",
  variants: "Reading the variants…", previews: "Reading the previews…", entries: "Drawing the preview…",
};

/**
 * The widgets that load, by number.
 *
 * @param {Record<string, PageWidget>} widgets
 * @returns {ReadonlyMap<string, string>}
 */
export const loadingWords = (widgets) => new Map(Object.entries(widgets).filter(([, widget]) => widget.isLoading)
  .map(([id, widget]) => [id, `${widget.name} loads its timeline…`]));
