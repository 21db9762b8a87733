import * as Radix from "@radix-ui/react-toast";
import { cva, cx } from "class-variance-authority";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from "react";
import { createPortal } from "react-dom";
import { milliseconds } from "#lib/theme/duration.ts";
import { dismiss, readNotices, watchNotices, type Notice } from "#lib/toast/notice.ts";
import { useToastPlacement, type Corner } from "#lib/toast/use-toast-placement.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

// Radix disables pointer events on layers below a dialog with an inline style, which `!` overrides.
const toast = cva(
  "pointer-events-auto! flex w-panel max-w-full cursor-pointer items-center gap-2 rounded-card border-thin border-s-bar border-hairline border-s-current bg-raised py-1 ps-4 pe-1 shadow-overlay transition-opacity duration-base max-sm:not-last:hidden starting:opacity-transparent narrow:flex-wrap narrow:justify-between cramped:not-last:hidden",
  {
    variants: {
      /** The color of the bar, and the icon. */
      kind: { success: "text-success", info: "text-primary", warning: "text-warning", error: "text-error" },
      /** The horizontal position in the window. */
      align: { start: "self-start", center: "self-center", end: "self-end" },
    },
  },
);

const icons = { success: "circle-check", info: "info", warning: "circle-alert", error: "circle-alert" } as const;

export type ToastProps = {
  /** The message, its kind and how to announce it. */
  notice: Notice;
  /** The time until the toast closes, in milliseconds. */
  duration: number;
  /** The side of the window at which a notice that is not centered is shown: `start` or `end`. */
  inline: Corner["inline"];
  /** Called when the toast has timed out or was closed. */
  onClose: () => void;
};

/**
 * A temporary message, with an optional second line or a count of the equal messages that it replaces.
 *
 * Guarantees: one announcement of both lines; a timer that pauses on hover, on focus and while the window is blurred;
 * Escape, a click, the Close button and a swipe close the toast.
 * Requires: a `Toaster` around it.
 */
export function Toast({ notice, duration, inline, onClose }: ToastProps) {
  const { kind, text, detail, count, placement, live } = notice;
  const hasBeenSeen = useWindowFocused();
  return (
    <Radix.Root
      type={live === "assertive" ? "foreground" : "background"}
      duration={hasBeenSeen ? duration : Infinity}
      onOpenChange={onClose}
      onClick={(event) => event.defaultPrevented || onClose()}
      data-ring="inside"
      onSwipeMove={({ currentTarget, detail: { delta } }) => (currentTarget.style.translate = `${delta.x}px`)}
      onSwipeCancel={({ currentTarget }) => (currentTarget.style.translate = "")}
      className={toast({ kind, align: placement === "center" ? "center" : inline })}
    >
      <Icon name={icons[kind]} />
      <div className="min-w-0 grow py-2 narrow:order-first narrow:basis-full cramped:py-0">
        <div className="text-primary">
          <Radix.Title asChild>
            <span className="font-medium">{text}</span>
          </Radix.Title>
          {count > 1 && !detail && (
            <span aria-hidden="true" className="ps-2 data-text text-small whitespace-nowrap text-secondary">
              {`× ${count}`}
            </span>
          )}
        </div>
        {detail && (
          <Radix.Description className="text-small text-secondary">
            <span className="sr-only">. </span>
            {detail}
          </Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" icon={<Icon name="x" />} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Whether the window has had focus since the toast was rendered; its timer starts only then. */
function useWindowFocused(): boolean {
  const [wasFocused, setWasFocused] = useState(() => document.hasFocus());
  useEffect(() => {
    const onFocus = () => setWasFocused(true);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, []);
  return wasFocused;
}

export type ToasterProps = {
  /** The time until a toast closes, in milliseconds; by default the token `duration.toast`, five seconds. */
  duration?: number;
};

/**
 * Renders the notices of `#lib/toast/notice.ts` as toasts, at most three.
 *
 * Guarantees: each toast for five seconds, at the top of the window, or where it covers neither the focused element nor
 * one with `data-keep-clear`; in a low window, the focused element scrolls out from below it; at the bottom below an open
 * dialog or panel; equal notices as one toast, with a count if it has no second line; in small windows the latest toast
 * alone; focus does not move; F8 focuses the toasts, and closing the last one returns focus; toasts remain clickable above
 * a dialog.
 * Requires: one instance per page.
 */
export function Toaster({ duration = milliseconds("toast") }: ToasterProps) {
  const notices = useSyncExternalStore(watchNotices, readNotices, readNotices);
  const container = useRef<HTMLDivElement>(null);
  const { block, inline } = useToastPlacement(container);
  const isSilent = ({ live }: Notice) => live === "off";
  return createPortal(
    <div
      ref={container}
      // `off` is the default; the attribute excludes the toasts from what a dialog makes inert.
      aria-live="off"
      className={cx(
        "pointer-events-none fixed inset-0 z-toast flex flex-col px-4 pt-20 pb-4 md:pt-32 print:hidden cramped:p-2",
        block !== "top" && "justify-end",
      )}
    >
      <div className={cx("flex flex-col gap-2", block === "raised" && "mb-24")}>
        <ToastList
          label="Messages ({hotkey})"
          announces={false}
          duration={duration}
          inline={inline}
          notices={notices.filter(isSilent)}
        />
        <ToastList
          label="Notifications ({hotkey})"
          announces
          duration={duration}
          inline={inline}
          notices={notices.filter((notice) => !isSilent(notice))}
        />
      </div>
    </div>,
    document.body,
  );
}

type ToastListProps = Pick<ToastProps, "duration" | "inline"> & {
  label: string;
  announces: boolean;
  notices: readonly Notice[];
};

/** Unmounts the provider after its last toast: Radix does not resume timers once a hovered toast was closed. */
function ToastList(props: ToastListProps) {
  return props.notices.length > 0 && <ToastProvider {...props} />;
}

function ToastProvider({ label, announces, duration, inline, notices }: ToastListProps) {
  // Messages that focus has announced already are announced in a detached element.
  const [detached] = useState(() => document.createElement("div"));
  const list = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<EventTarget>(null);
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    // A toast that was replaced by a newer one may have had focus.
    if (hasFocus.current && document.activeElement === document.body) list.current?.focus();
  });

  const close = (id: number) => {
    if (notices.length === 1 && hasFocus.current && previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus();
    dismiss(id);
  };

  return (
    <div
      onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
        hasFocus.current = currentTarget.contains(relatedTarget);
      }}
    >
      <Radix.Provider announcerContainer={announces ? undefined : detached}>
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} duration={duration} inline={inline} onClose={() => close(notice.id)} />
        ))}
        <Radix.Viewport ref={list} label={label} className="flex flex-col gap-2" />
      </Radix.Provider>
    </div>
  );
}
