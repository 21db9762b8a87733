import { cva, cx } from "class-variance-authority";
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { IconButton } from "#ui/icon-button.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

// Below `md` the panel is as wide as its nearest positioned ancestor; from `md` on it is aligned with the button.
// The frame ends above the bottom of the window, below the top bar, too, so that a long panel scrolls; in low windows the
// page scrolls instead.
const frame = cva(
  "pointer-events-none absolute inset-x-0 top-full z-panel -mt-2 h-dvh flex-col px-4 pb-32 md:inset-x-auto md:px-0 cramped:h-auto cramped:pb-4",
  {
    variants: {
      /** The edge of the panel that is aligned with the button from the `md` breakpoint on: `start` or `end`. @default end */
      align: { start: "md:start-0", end: "md:end-0" },
      open: {
        true: "flex",
        false: "hidden no-script:group-focus-within/disclosure:flex no-script:group-hover/disclosure:flex",
      },
    },
    defaultVariants: { align: "end" },
  },
);

export type DisclosureProps = Pick<VariantProps<typeof frame>, "align"> & {
  /** The accessible name of the button, including a count: 'Cart, 2 items'. */
  label: string;
  icon: ReactElement;
  /** Content before the button, such as a link, that shares its hover area. */
  leadingContent?: ReactNode;
  /** `click`: the button opens the panel; `hover`: a mouse over the button opens it, too. */
  openOn?: "click" | "hover";
  /** `panel`: the fixed width of most panels; `wide`: for long texts; `content`: as wide as the content. */
  width?: "panel" | "wide" | "content";
  /** Called each time the panel opens. */
  onOpen?: () => void;
  /** The content of the panel. */
  children: ReactNode;
};

/**
 * A button that shows and hides a panel below it.
 *
 * Guarantees: `aria-expanded`, and `aria-controls` with the id of a panel that is always in the document; Escape closes
 * the panel and returns focus to the button; moving focus out, a click outside and following a link in the panel close
 * it, opening the link in a new tab does not. A panel opened by hover stays open while the mouse or focus is on it, and
 * a click on the button keeps it open.
 * Requires: a positioned ancestor, such as a header.
 */
export function Disclosure({
  label,
  icon,
  leadingContent,
  openOn = "click",
  align,
  width = "panel",
  onOpen,
  children,
}: DisclosureProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"closed" | "hovered" | "clicked">("closed");
  const open = state !== "closed";
  const notifyOpen = useEffectEvent(() => onOpen?.());

  useEffect(() => {
    if (!open) return undefined;
    notifyOpen();
    const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target);
    const close = () => setState("closed");
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (isInside(document.activeElement)) button.current?.focus();
      close();
    };
    const onPointerDown = ({ target }: Event) => !isInside(target) && close();
    // The router has handled the click; all others leave the page as it is.
    const onClick = ({ target, defaultPrevented }: Event) =>
      defaultPrevented && isInside(target) && (target as Element).closest("a") && close();
    // Without a `relatedTarget`, the click was on an element that cannot be focused, or in another window.
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) =>
      relatedTarget && isInside(target) && !isInside(relatedTarget) && close();
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", onKeyDown, { signal });
    document.addEventListener("pointerdown", onPointerDown, { signal });
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("focusout", onFocusOut, { signal });
    return () => controller.abort();
  }, [open]);

  const isMouseHover = ({ pointerType }: PointerEvent) => openOn === "hover" && pointerType === "mouse";
  const hasFocusInside = () => document.getElementById(id)?.contains(document.activeElement);

  return (
    <div
      ref={root}
      className="group/disclosure flex items-center self-stretch md:relative"
      onPointerEnter={(event) => isMouseHover(event) && setState((now) => (now === "closed" ? "hovered" : now))}
      onPointerLeave={(event) =>
        isMouseHover(event) && setState((now) => (now === "hovered" && !hasFocusInside() ? "closed" : now))
      }
    >
      {leadingContent}
      <div className={cx("no-script:hidden", leadingContent && "-ms-2")}>
        <IconButton
          ref={button}
          label={label}
          icon={icon}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setState(state === "clicked" ? "closed" : "clicked")}
        />
      </div>
      <div id={id} className={frame({ align, open })}>
        <div
          className={cx(
            "pointer-events-auto max-h-full drop-in overflow-y-auto overscroll-contain rounded-card border-thin border-hairline bg-raised p-6 text-primary shadow-overlay cramped:overscroll-auto",
            width === "panel" && "md:w-panel",
            width === "wide" && "md:w-panel-wide",
            width === "content" && "md:w-max md:max-w-panel",
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
