import * as Radix from "@radix-ui/react-dialog";
import { cva, cx, type VariantProps } from "class-variance-authority";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

const panel = cva("flex w-full flex-col bg-raised text-primary shadow-overlay", {
  variants: {
    placement: { center: "rounded-card", side: "min-h-full" },
    size: { small: "max-w-panel", normal: "max-w-prose", large: "max-w-narrow" },
  },
  defaultVariants: { placement: "center", size: "normal" },
});

/** Who opens and closes a dialog, and where the focus goes back to. */
export type DialogControl = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it; by default what had the focus, which Safari does not give to pressed buttons. */
  opener?: RefObject<HTMLElement | null>;
};

export type DialogProps = DialogControl &
  VariantProps<typeof panel> & {
    /** What it shows, as its visible heading. */
    title: string;
    children: ReactNode;
  };

/**
 * A window above the page, in its middle or as a sheet at its side.
 *
 * Guarantees: a name, a visible Close button; the focus goes in, cycles, and returns to the opener; Escape, a press beside
 * it, following a link and, from the middle, the browser's back close it; what lies behind is inert and does not scroll.
 * Requires: a title that says what it shows.
 */
export function Dialog({ open, onOpenChange, placement: place = "center", ...rest }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Radix's own overlay writes a style element, which the security policy blocks. */}
        <div
          className={cx(
            "pointer-events-auto fixed inset-0 z-dialog overflow-y-auto overscroll-contain bg-scrim transition-opacity duration-base starting:opacity-0",
            place === "side" ? "flex items-start justify-end" : "grid grid-cols-1 place-items-center p-4 sm:p-8",
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
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
    return isolate(content.current);
  }, []);
  useBack(place !== "side", () => onOpenChange(false));

  return (
    <Radix.Content
      ref={content}
      aria-describedby={undefined}
      // a notice that came later lies above it, and Radix gives Escape to the upper one alone
      onKeyDown={({ key, defaultPrevented }) => key === "Escape" && !defaultPrevented && onOpenChange(false)}
      onClick={({ target }) => {
        if (!(target as Element).closest("a:not([target])")) return;
        // the step that back would take is now a step between pages
        if (window.history.state?.dialog) window.history.replaceState({ ...window.history.state, dialog: false }, "");
        onOpenChange(false);
      }}
      className={panel({ placement: place, size })}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // after a change of page the focus is where it belongs already
        if (document.activeElement && document.activeElement !== document.body) return;
        const target = opener?.current ?? before.current;
        if (target instanceof HTMLElement) target.focus();
      }}
    >
      <div className="sticky top-0 z-raised flex items-center justify-between gap-4 rounded-card bg-raised py-3 ps-6 pe-3">
        <Radix.Title className="text-title font-semibold">{title}</Radix.Title>
        <Button tone="quiet" size="compact" onClick={() => onOpenChange(false)}>
          <Icon name="x" />
          Close
        </Button>
      </div>
      <div className="flex grow flex-col px-6 pb-6">{children}</div>
    </Radix.Content>
  );
}

/** Makes everything outside the dialog inert; returns how to undo it. */
function isolate(dialog: Element | null): () => void {
  // Radix's guards stand at both ends of the page and send the focus round; notices are marked as live, and can be pressed above a dialog
  const rest = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.inert &&
      !element.contains(dialog) &&
      !element.matches("[data-radix-focus-guard], [aria-live]"),
  );
  for (const element of rest) element.inert = true;
  return () => {
    for (const element of rest) element.inert = false;
  };
}

/** Gives an open dialog a step of the browser's history: back closes it, and closing it otherwise takes that step. */
function useBack(wanted: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!wanted) return undefined;
    const back = () => onBack();
    // later, since in development React mounts everything twice
    const step = setTimeout(() => window.history.pushState({ ...window.history.state, dialog: true }, ""));
    window.addEventListener("popstate", back);
    return () => {
      clearTimeout(step);
      window.removeEventListener("popstate", back);
      if (window.history.state?.dialog) window.history.back();
    };
  }, [wanted]);
}
