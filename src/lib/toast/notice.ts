import { createStore } from "zustand/vanilla";
import { afterPaint } from "#lib/dom/after-paint.ts";

/** A message in a toast. Its content must also be available on the page, because the toast disappears. */
export type Notice = {
  readonly id: number;
  readonly kind: "success" | "info" | "warning" | "error";
  readonly text: string;
  /** The subject and its quantity, as a second line: 'Circuit Thinking: 2 in your cart'. */
  readonly detail?: string | undefined;
  /** How many equal notices are merged in this one. */
  readonly count: number;
  /** The alignment at the top of the window. */
  readonly placement: "right" | "center";
  /** The announcement, as a value of `aria-live`; `off` if the focus moves to the same text on the page. */
  readonly live: "polite" | "assertive" | "off";
};

const maxNotices = 3;

const noticeStore = createStore<readonly Notice[]>(() => []);
let lastId = 0;

const setNotices = (next: readonly Notice[]) => noticeStore.setState(next, true);

/** The content of a notice; all other properties have defaults. */
export type NoticeInput = Pick<Notice, "kind" | "text"> & Partial<Omit<Notice, "id" | "count">>;

/**
 * Shows a notice, in place of a current one with the same kind and text, and drops the oldest of more than three. Errors
 * are assertive by default, all others polite.
 */
export function notify(notice: NoticeInput): void {
  const live = notice.kind === "error" ? "assertive" : "polite";
  const notices = readNotices();
  const equal = notices.find(({ kind, text }) => kind === notice.kind && text === notice.text);
  // The new id renders a new toast, which is announced and shown for the whole time.
  const added: Notice = { placement: "right", live, ...notice, count: (equal?.count ?? 0) + 1, id: ++lastId };
  setNotices([...notices.filter((other) => other !== equal), added].slice(-maxNotices));
}

/** Removes a notice; an unknown id changes nothing. */
export function dismiss(id: number): void {
  const notices = readNotices();
  if (notices.some((notice) => notice.id === id)) setNotices(notices.filter((notice) => notice.id !== id));
}

/** Returns the current notices, the oldest first; the same array until a change. */
export const readNotices = (): readonly Notice[] => noticeStore.getState();

/** Calls back after each change of the notices; returns the unsubscribe function. */
const subscribeNotices = (callback: () => void): (() => void) => noticeStore.subscribe(callback);

/** Calls back after the next paint, so that a press paints its effect on the page before the toast renders. */
export const watchNotices = (callback: () => void): (() => void) => subscribeNotices(() => afterPaint(callback));
