import { afterPaint } from "#lib/dom/after-paint.ts";

/** A message in a toast. Its content must also be available on the page, because the toast disappears. */
export type Notice = {
  readonly id: number;
  readonly kind: "success" | "info" | "warning" | "error";
  readonly text: string;
  /** The alignment at the top of the window. */
  readonly placement: "right" | "center";
  /** The announcement, as a value of `aria-live`; `off` if the focus moves to the same text on the page. */
  readonly live: "polite" | "assertive" | "off";
};

const maxNotices = 3;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setNotices(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a notice and drops the oldest of more than three. Errors are assertive by default, all others polite. */
export function notify(notice: Pick<Notice, "kind" | "text"> & Partial<Omit<Notice, "id">>): void {
  const live = notice.kind === "error" ? "assertive" : "polite";
  const added: Notice = { placement: "right", live, ...notice, id: ++lastId };
  setNotices([...notices, added].slice(-maxNotices));
}

/** Removes a notice; an unknown id changes nothing. */
export function dismiss(id: number): void {
  if (notices.some((notice) => notice.id === id)) setNotices(notices.filter((notice) => notice.id !== id));
}

/** Returns the current notices, the oldest first; the same array until a change. */
export const readNotices = (): readonly Notice[] => notices;

/** Calls back after each change of the notices; returns the unsubscribe function. */
export function subscribeNotices(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** Calls back after the next paint, so that a press paints its effect on the page before the toast renders. */
export const watchNotices = (callback: () => void): (() => void) => subscribeNotices(() => afterPaint(callback));
