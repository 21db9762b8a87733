import * as Radix from "@radix-ui/react-accordion";
import { cva, type VariantProps } from "class-variance-authority";
import {
  createContext,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { Icon } from "#ui/icon";

const trigger = cva(
  "group flex w-full cursor-pointer items-center justify-between gap-4 rounded-control text-start hover:text-link-hover",
  {
    variants: {
      size: { normal: "min-h-control py-3 text-title font-semibold", compact: "min-h-control text-body font-medium" },
    },
    defaultVariants: { size: "normal" },
  },
);

type Opening = { open: readonly string[]; show: (value: string) => void };
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
 * Sections whose content can be folded away.
 *
 * Gives: a button in a heading for each; Enter and Space toggle, the arrows, Home and End go from one to the next.
 * Asks: items with values that are unique in it.
 */
export function Accordion({ type = "multiple", defaultOpen = [], open, onOpenChange, children }: AccordionProps) {
  const [own, setOwn] = useState(defaultOpen);
  const now = open ?? own;
  const change = (next: string[]) => {
    const kept = type === "single" ? next.slice(-1) : next;
    setOwn(kept);
    onOpenChange?.(kept);
  };
  return (
    <AccordionContext value={{ open: now, show: (value) => now.includes(value) || change([...now, value]) }}>
      <Radix.Root type="multiple" value={[...now]} onValueChange={change}>
        {children}
      </Radix.Root>
    </AccordionContext>
  );
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
 * Gives: `aria-expanded`, `aria-controls`, a region named by its button; closed content stays in the page, is found by
 * the browser's own search, which opens it, and cannot be reached with the keyboard.
 * Asks: an `Accordion` around it; words in the title that say what it holds.
 */
export function AccordionItem({ value, title, level, size, children }: AccordionItemProps) {
  const id = useId();
  const { open, show } = useContext(AccordionContext);
  const isOpen = open.includes(value);
  const found = useEffectEvent(() => show(value));
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
    <Radix.Item value={value} className="border-b-thin border-hairline">
      <Radix.Header asChild>
        <Title>
          <Radix.Trigger aria-controls={id} className={trigger({ size })}>
            {title}
            <span className="transition-transform duration-base group-aria-expanded:rotate-180">
              <Icon name="chevron-down" />
            </span>
          </Radix.Trigger>
        </Title>
      </Radix.Header>
      <Radix.Content asChild forceMount id={id} hidden={!isOpen}>
        <Plain>
          <div className={size === "compact" ? "pt-1 pb-3" : "pt-2 pb-6"}>{children}</div>
        </Plain>
      </Radix.Content>
    </Radix.Item>
  );
}

const noStyle = { style: undefined };

/** A division without the style attribute that Radix writes: prerendered pages may carry none. */
function Plain(props: ComponentProps<"div">) {
  return <div {...props} {...noStyle} />;
}
