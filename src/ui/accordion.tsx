import { cva, type VariantProps } from "class-variance-authority";
import {
  createContext,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { Icon } from "#ui/icon.tsx";

const trigger = cva(
  "group flex w-full cursor-pointer items-center justify-between gap-4 rounded-control text-start hover:text-link-hover",
  {
    variants: {
      size: { normal: "min-h-control py-3 text-title font-semibold", compact: "min-h-control text-body font-medium" },
    },
    defaultVariants: { size: "normal" },
  },
);

type Opening = { open: readonly string[]; show: (value: string, shown: boolean) => void };
const AccordionContext = createContext<Opening>({ open: [], show: () => undefined });

export type AccordionProps = {
  /** Whether opening one closes the others. */
  type?: "single" | "multiple";
  /** Which items are open at first, by value. */
  defaultOpen?: readonly string[];
  /** Which items are open now; leave it out to let the accordion remember. */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** `AccordionItem`s, with whatever else stands between them. */
  children: ReactNode;
};

/**
 * Sections whose content can be folded away. Radix's would weigh seven times as much, on the page that has the least
 * to spare.
 */
export function Accordion({ type = "multiple", defaultOpen = [], open, onOpenChange, children }: AccordionProps) {
  const [own, setOwn] = useState(defaultOpen);
  const now = open ?? own;
  const show = (value: string, shown: boolean) => {
    if (now.includes(value) === shown) return;
    const others = type === "single" ? [] : now.filter((other) => other !== value);
    const next = shown ? [...others, value] : now.filter((other) => other !== value);
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <AccordionContext value={{ open: now, show }}>
      <div data-accordion="">{children}</div>
    </AccordionContext>
  );
}

/** Where a key leads from one header among all; nowhere for other keys. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function move(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = Object.hasOwn(steps, event.key) && steps[event.key];
  if (!step) return;
  event.preventDefault();
  const button = event.currentTarget;
  const all = [...(button.closest("[data-accordion]")?.querySelectorAll<HTMLElement>("[data-accordion-header]") ?? [])];
  all[step(all.indexOf(button), all.length)]?.focus();
}

export type AccordionItemProps = VariantProps<typeof trigger> & {
  value: string;
  title: ReactNode;
  /** The heading's place in the page's outline. */
  level: 2 | 3;
  children: ReactNode;
};

/**
 * One section of an accordion.
 *
 * Guarantees: a button in a heading; Enter and Space toggle, the arrows, Home and End go from one to the next;
 * `aria-expanded`, `aria-controls`, a region named by its button; closed content stays in the page, is found by the
 * browser's own search, which opens it, and cannot be reached with the keyboard.
 * Requires: an `Accordion` around it; a value that is unique in it; words in the title that say what it holds.
 */
export function AccordionItem({ value, title, level, size, children }: AccordionItemProps) {
  const id = useId();
  const { open, show } = useContext(AccordionContext);
  const isOpen = open.includes(value);
  const found = useEffectEvent(() => show(value, true));
  const Title = `h${level}` as const;

  // React knows no `until-found`: https://github.com/facebook/react/issues/24740
  useLayoutEffect(() => {
    const panel = document.getElementById(id);
    if (!panel || isOpen) return undefined;
    const onFound = () => found();
    panel.setAttribute("hidden", "until-found");
    panel.addEventListener("beforematch", onFound);
    return () => panel.removeEventListener("beforematch", onFound);
  }, [id, isOpen]);

  return (
    <div className="border-b-thin border-hairline">
      <Title>
        <button
          type="button"
          id={`${id}-header`}
          data-accordion-header=""
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => show(value, !isOpen)}
          onKeyDown={move}
          className={trigger({ size })}
        >
          {title}
          <span className="transition-transform duration-base group-aria-expanded:rotate-180">
            <Icon name="chevron-down" />
          </span>
        </button>
      </Title>
      <div role="region" id={id} aria-labelledby={`${id}-header`} hidden={!isOpen}>
        <div className={size === "compact" ? "pt-1 pb-3" : "pt-2 pb-6"}>{children}</div>
      </div>
    </div>
  );
}
