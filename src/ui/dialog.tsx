import * as Radix from "@radix-ui/react-dialog";
import { cva, cx } from "class-variance-authority";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { cycleFocus } from "#lib/focus/cycle-focus.ts";
import { ReplaceEntryContext } from "#lib/navigation/replace-entry.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const panel = cva("flex w-full flex-col bg-raised text-primary shadow-overlay forced-colors:border-thin", {
  variants: {
    /** `center`: in the middle of the window; `side`: a sheet along its right edge. @default center */
    placement: { center: "rounded-card", side: "min-h-full" },
    /** The maximum width. @default normal */
    size: {
      /** A panel. */
      small: "max-w-panel",
      /** A column of text. */
      normal: "max-w-prose",
      /** A form with two columns. */
      large: "max-w-narrow",
    },
  },
  defaultVariants: { placement: "center", size: "normal" },
});

/** The state of a dialog, controlled by its caller. */
export type DialogControl = {
  open: boolean;
  /** Called when the dialog closes. */
  onOpenChange: (open: boolean) => void;
  /** The element that gets focus back; by default the focused one, but Safari does not focus clicked buttons. */
  opener?: RefObject<HTMLElement | null>;
};

export type DialogProps = DialogControl &
  VariantProps<typeof panel> & {
    /** The visible heading and accessible name. */
    title: string;
    /** The content below the heading. */
    children: ReactNode;
  };

/**
 * A modal dialog, centered or as a sheet at the side. Differs from Radix: no Radix overlay, which the security policy
 * blocks; the page behind is `inert`; the browser's Back button closes a centered dialog, whose history entry a link
 * replaces.
 *
 * Guarantees: a dialog named by its title, with a visible Close button; focus moves into the dialog, cycles inside, is
 * scrolled into view and returns to the opener; Escape, a click outside, following a link of the site and Back close the
 * dialog, opening it in a new tab does not; the page behind is inert, does not scroll and keeps its width.
 * Requires: a title that names the content.
 */
export function Dialog({ open, onOpenChange, placement: place = "center", ...rest }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Radix's overlay inserts a style element, which the security policy blocks. */}
        <div
          className={cx(
            "pointer-events-auto fixed inset-0 z-dialog scroll-pt-24 scroll-pb-24 overflow-y-auto overscroll-contain bg-scrim transition-opacity duration-base starting:opacity-transparent narrow:scroll-pt-2",
            place === "side"
              ? "flex items-start justify-end"
              : "grid grid-cols-1 place-items-center p-4 sm:p-8 narrow:p-2",
          )}
        >
          <Panel onOpenChange={onOpenChange} placement={place} {...rest} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Panel({ onOpenChange, opener, title, placement: place, size, children }: Omit<DialogProps, "open">) {
  const content = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element>(null);
  useLayoutEffect(() => {
    previousFocus.current = document.activeElement;
    return makeOutsideInert(content.current);
  }, []);
  const hasEntry = place !== "side";
  useCloseOnBack(hasEntry, () => onOpenChange(false));

  return (
    <Radix.Content
      ref={content}
      aria-describedby={undefined}
      onKeyDown={(event) => {
        // Radix sends Escape to the topmost layer only, which can be a toast that opened later.
        if (event.key === "Escape" && !event.defaultPrevented) onOpenChange(false);
        if (event.key === "Tab" && !event.altKey && !event.ctrlKey && !event.metaKey) cycleFocus(event);
      }}
      // Radix moves the focus around the ends without scrolling to it.
      onFocus={({ target }) => target.scrollIntoView({ block: "nearest" })}
      // The router has handled the click; all others leave the page as it is.
      onClick={(event) => event.defaultPrevented && (event.target as Element).closest("a") && onOpenChange(false)}
      className={panel({ placement: place, size })}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // After a navigation the new page has already set focus.
        if (document.activeElement && document.activeElement !== document.body) return;
        const target = opener?.current ?? previousFocus.current;
        if (target instanceof HTMLElement) target.focus();
      }}
    >
      {/* A sticky element keeps the padding of its scroll container free, where content would be visible. */}
      <div
        className={cx(
          place === "side" ? "top-0" : "-top-4 sm:-top-8",
          "sticky z-raised flex items-center justify-between gap-4 rounded-card bg-raised py-3 ps-6 pe-3 narrow:static narrow:flex-wrap narrow:gap-0 narrow:ps-3",
        )}
      >
        <Radix.Title className="text-body font-medium sm:text-title">{title}</Radix.Title>
        <Button variant="quiet" size="compact" onClick={() => onOpenChange(false)}>
          <Icon name="x" />
          Close
        </Button>
      </div>
      <ReplaceEntryContext value={hasEntry || undefined}>
        <div className="flex grow flex-col px-6 pb-6 narrow:px-3">{children}</div>
      </ReplaceEntryContext>
    </Radix.Content>
  );
}

/** Makes everything outside the dialog inert; returns a function that undoes it. */
function makeOutsideInert(dialog: Element | null): () => void {
  // Radix's focus guards make focus cycle, and live regions hold the toasts, which remain usable above a dialog.
  const outside = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.inert &&
      !element.contains(dialog) &&
      !element.matches("[data-radix-focus-guard], [aria-live]"),
  );
  for (const element of outside) element.inert = true;
  return () => {
    for (const element of outside) element.inert = false;
  };
}

/** Whether the browser has yet to leave the history entry of a closed dialog. */
let isReturning = false;

function leaveEntry(): void {
  if (!window.history.state?.dialog) return;
  isReturning = true;
  window.addEventListener("popstate", () => (isReturning = false), { once: true });
  window.history.back();
}

/** Adds a history entry for an open dialog: Back closes the dialog, and closing it otherwise removes the entry. */
function useCloseOnBack(enabled: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!enabled) return undefined;
    const onPopState = () => onBack();
    const addEntry = () => {
      window.history.pushState({ ...window.history.state, dialog: true }, "");
      window.addEventListener("popstate", onPopState);
    };
    // The delay skips the first of the two mounts of React's Strict Mode.
    const timer = setTimeout(() => {
      if (isReturning) window.addEventListener("popstate", addEntry, { once: true });
      else addEntry();
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("popstate", addEntry);
      window.removeEventListener("popstate", onPopState);
      leaveEntry();
    };
  }, [enabled]);
}
