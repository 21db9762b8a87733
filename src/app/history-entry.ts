/** Gives the current history entry a key, which the first entry of a document and that of a native hash link lack. */
function nameEntry(): void {
  const state: unknown = history.state;
  if (typeof Object(state).key === "string") return;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ idx: null, ...Object(state), key }, "");
}

/**
 * Gives every history entry a key of its own. The router calls all entries without a key 'default', so that focus and
 * scroll position of one would be restored in another. Requires: a call before the router starts.
 */
export function nameHistoryEntries(): void {
  nameEntry();
  window.addEventListener("popstate", nameEntry, true);
}
