import { cva, cx, type VariantProps } from "class-variance-authority";
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

// Below `md` a panel spans the bar that is its nearest positioned ancestor; from there on it hangs from its button.
// Its frame is as tall as the window below the header, so that a long panel scrolls in itself; low windows scroll whole.
const frame = cva(
  "pointer-events-none absolute inset-x-0 top-full z-panel -mt-2 h-dvh flex-col px-4 pb-header md:inset-x-auto md:px-0 low:h-auto low:pb-4",
  {
    variants: {
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
  /** The button's name. What it counts belongs in it: 'Cart, 2 items'. */
  label: string;
  icon: ReactElement;
  /** What stands before the button and shares its hover, such as the link that the panel details. */
  leadingContent?: ReactNode;
  /** Whether a mouse that rests on it opens it, too. */
  openOn?: "press" | "hover";
  /** As wide as all panels, or as its content. */
  width?: "panel" | "content";
  /** Told each time it has opened. */
  onOpen?: () => void;
  /** The panel's content. */
  children: ReactNode;
};

/**
 * A button that shows and hides a panel beneath it.
 *
 * Guarantees: `aria-expanded`, and `aria-controls` at a panel that is always in the page; Escape closes it and brings the
 * focus back; leaving it, by keyboard or by a press elsewhere, and following one of its links closes it. Opened by
 * hover it stays while the mouse is on it or on its panel, and a press keeps it.
 * Requires: a positioned bar around it, whose full height it takes.
 */
export function Disclosure({
  label,
  icon,
  leadingContent: lead,
  openOn: opensOn = "press",
  align,
  width = "panel",
  onOpen,
  children,
}: DisclosureProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<"no" | "hovered" | "pressed">("no");
  const open = shown !== "no";
  const opened = useEffectEvent(() => onOpen?.());

  useEffect(() => {
    if (!open) return undefined;
    opened();
    const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target);
    const close = () => setShown("no");
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (isInside(document.activeElement)) button.current?.focus();
      close();
    };
    const onPress = ({ target }: Event) => !isInside(target) && close();
    const onClick = ({ target }: Event) => isInside(target) && (target as Element).closest("a") && close();
    // without a `relatedTarget` the press was on something that takes no focus, or in another window
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) =>
      relatedTarget && isInside(target) && !isInside(relatedTarget) && close();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onPress, { signal });
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("focusout", onFocusOut, { signal });
    return () => listening.abort();
  }, [open]);

  const isMouse = ({ pointerType }: PointerEvent) => opensOn === "hover" && pointerType === "mouse";
  const isRead = () => document.getElementById(id)?.contains(document.activeElement);

  return (
    <div
      ref={root}
      className="group/disclosure flex items-center self-stretch md:relative"
      onPointerEnter={(event) => isMouse(event) && setShown((now) => (now === "no" ? "hovered" : now))}
      onPointerLeave={(event) => isMouse(event) && setShown((now) => (now === "hovered" && !isRead() ? "no" : now))}
    >
      {lead}
      <div className={cx("no-script:hidden", lead && "-ms-2")}>
        <IconButton
          ref={button}
          label={label}
          icon={icon}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setShown(shown === "pressed" ? "no" : "pressed")}
        />
      </div>
      <div id={id} className={frame({ align, open })}>
        <div
          className={cx(
            "pointer-events-auto max-h-full overflow-y-auto overscroll-contain rounded-card border-thin border-hairline bg-raised p-6 text-primary shadow-overlay",
            width === "panel" ? "md:w-panel" : "md:w-max md:max-w-panel",
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
