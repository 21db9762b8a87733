/** Gives the current history entry a key, which the first entry of a document and that of a native hash link lack. */
function nameEntry(): void {
  const state: unknown = history.state;
  if (typeof Object(state).key === "string") return;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ idx: null, ...Object(state), key }, "");
}

/** Leaves the entry of a dialog that is no longer open: after a reload, and after Forward. */
function leaveDialogEntry(): void {
  if (Object(history.state).dialog && !document.querySelector("[role=dialog]")) history.back();
}

/**
 * Gives every history entry a key of its own. The router calls all entries without a key 'default', so that focus and
 * scroll position of one would be restored in another. No entry of a closed dialog remains the current one, from which Back
 * would change nothing. Requires: a call before the router starts.
 */
export function nameHistoryEntries(): void {
  const prepareEntry = () => {
    nameEntry();
    leaveDialogEntry();
  };
  prepareEntry();
  window.addEventListener("popstate", prepareEntry, true);
}
