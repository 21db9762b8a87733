import { afterPaint } from "#lib/dom/after-paint.ts";

/** Something that happened, said in passing. What it says can also be read where it happened. */
export type Notice = {
  readonly id: number;
  readonly kind: "success" | "info" | "warning" | "error";
  readonly text: string;
  /** Where at the top of the window. */
  readonly placement: "right" | "center";
  /** `already`: the focus has moved to the same words, which spoke them. */
  readonly spoken: "politely" | "at once" | "already";
};

/** How many are shown at once. */
const most = 3;

let notices: readonly Notice[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a notice; the oldest gives way when there are too many. Failures are spoken at once, all else politely, and
 * what was merely removed is no failure, whatever its color.
 */
export function notify(notice: Pick<Notice, "kind" | "text"> & Partial<Omit<Notice, "id">>): void {
  const spoken = notice.kind === "error" ? "at once" : "politely";
  const full: Notice = { placement: "right", spoken, ...notice, id: ++last };
  change([...notices, full].slice(-most));
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  if (notices.some((notice) => notice.id === id)) change(notices.filter((notice) => notice.id !== id));
}

/** The notices that are shown, the oldest first; the same array as long as nothing changed. */
export const readNotices = (): readonly Notice[] => notices;

/** Calls back whenever the notices change; returns how to stop. */
export function subscribeNotices(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** The same for who draws them: what somebody pressed shows its effect first. */
export const watchNotices = (callback: () => void): (() => void) => subscribeNotices(() => afterPaint(callback));
