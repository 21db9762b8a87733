import * as Radix from "@radix-ui/react-toast";
import { cva, cx } from "class-variance-authority";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from "react";
import { createPortal } from "react-dom";
import { milliseconds } from "#lib/theme/duration.ts";
import { dismiss, readNotices, watchNotices, type Notice } from "#lib/toast/notice.ts";
import { useToastPlacement } from "#lib/toast/toast-placement.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

// What opened before a dialog is closed to pointers by Radix, in a style of the element's own.
const toast = cva(
  "pointer-events-auto! flex w-panel max-w-full cursor-pointer items-center gap-3 rounded-card border-thin border-s-bar border-current bg-raised py-1 ps-4 pe-1 shadow-overlay transition-opacity duration-base starting:opacity-0 low:not-last:hidden",
  {
    variants: {
      kind: { success: "text-success", info: "text-primary", warning: "text-accent", error: "text-error" },
      placement: { right: "self-end", center: "self-center" },
    },
  },
);

const icons = { success: "circle-check", info: "info", warning: "circle-alert", error: "circle-alert" } as const;

export type ToastProps = {
  notice: Notice;
  /** How long it stays, in milliseconds. */
  duration: number;
  /** Told when its time is up, or it was closed. */
  onClose: () => void;
};

/**
 * One notice, for a while.
 *
 * Guarantees: itself spoken once; a time that stands still under the mouse, with the focus, and while the window is not
 * looked at; Escape, a click, its button and a swipe close it.
 * Requires: a `Toaster` around it.
 */
export function Toast({ notice: { kind, text, placement, live }, duration, onClose }: ToastProps) {
  const isSeen = useSeen();
  return (
    <Radix.Root
      type={live === "assertive" ? "foreground" : "background"}
      duration={isSeen ? duration : Infinity}
      onOpenChange={onClose}
      onClick={(event) => event.defaultPrevented || onClose()}
      onSwipeMove={({ currentTarget, detail }) => (currentTarget.style.translate = `${detail.delta.x}px`)}
      onSwipeCancel={({ currentTarget }) => (currentTarget.style.translate = "")}
      className={toast({ kind, placement })}
    >
      <Icon name={icons[kind]} />
      <Radix.Title className="min-w-0 grow py-2 font-medium text-primary">{text}</Radix.Title>
      <Radix.Close asChild>
        <IconButton label="Close" icon={<Icon name="x" />} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Whether the window has been looked at since the notice came: until then its time does not begin. */
function useSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.hasFocus());
  useEffect(() => {
    const see = () => setSeen(true);
    window.addEventListener("focus", see);
    return () => window.removeEventListener("focus", see);
  }, []);
  return isSeen;
}

export type ToasterProps = {
  /** How long each notice stays, in milliseconds. */
  duration?: number;
};

/**
 * Shows the notices of `#lib/toast/notice.ts`, three at most. A module of its own, loaded with the first notice.
 *
 * Guarantees: each notice for five seconds, at the top or, where it would lie over the focused element, at the bottom; the
 * focus stays where it is; F8 leads to the notices, and closing the last one leads back; above an open dialog a mouse
 * and a finger reach them, too.
 * Requires: to be there once in a page.
 */
export function Toaster({ duration = milliseconds("toast") }: ToasterProps) {
  const notices = useSyncExternalStore(watchNotices, readNotices, readNotices);
  const frame = useRef<HTMLDivElement>(null);
  const side = useToastPlacement(frame);
  const isSaid = ({ live }: Notice) => live === "off";
  return createPortal(
    <div
      ref={frame}
      // the default, in writing: a dialog leaves alone what is marked so, and makes all else inert
      aria-live="off"
      className={cx(
        "pointer-events-none fixed inset-0 z-toast flex flex-col px-4 pt-20 pb-4 md:pt-32 low:pt-4",
        side === "bottom" && "justify-end",
      )}
    >
      <div className="flex flex-col gap-2">
        <Tray label="Messages ({hotkey})" speaks={false} duration={duration} notices={notices.filter(isSaid)} />
        <Tray
          label="Notifications ({hotkey})"
          speaks
          duration={duration}
          notices={notices.filter((notice) => !isSaid(notice))}
        />
      </div>
    </div>,
    document.body,
  );
}

type TrayProps = { label: string; speaks: boolean; duration: number; notices: readonly Notice[] };

/** Begins anew after its last notice: Radix never resumes what was closed under the mouse. */
function Tray(props: TrayProps) {
  return props.notices.length > 0 && <FilledTray {...props} />;
}

function FilledTray({ label, speaks, duration, notices }: TrayProps) {
  // What the focus has spoken already is announced to nobody.
  const [nobody] = useState(() => document.createElement("div"));
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<EventTarget>(null);
  const isInside = useRef(false);

  useLayoutEffect(() => {
    // A notice that gave way to a newer one may have had the focus.
    if (isInside.current && document.activeElement === document.body) list.current?.focus();
  });

  const close = (id: number) => {
    if (notices.length === 1 && isInside.current && before.current instanceof HTMLElement) before.current.focus();
    dismiss(id);
  };

  return (
    <div
      onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        isInside.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
        isInside.current = currentTarget.contains(relatedTarget);
      }}
    >
      <Radix.Provider announcerContainer={speaks ? undefined : nobody}>
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} duration={duration} onClose={() => close(notice.id)} />
        ))}
        <Radix.Viewport ref={list} label={label} className="flex flex-col gap-2" />
      </Radix.Provider>
    </div>
  );
}
