import * as Radix from "@radix-ui/react-accordion";
import { cva } from "class-variance-authority";
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";
import { Icon } from "#ui/icon.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const trigger = cva(
  "group flex w-full cursor-pointer items-center justify-between gap-4 rounded-control text-start hover:text-link-hover",
  {
    variants: {
      /** `normal`: a section of a page; `menu`: as large as the other links of a menu. @default normal */
      size: {
        normal: "min-h-control py-3 text-title font-medium",
        menu: "min-h-control py-4 text-subheading font-medium",
      },
    },
    defaultVariants: { size: "normal" },
  },
);

type AccordionState<Type extends "single" | "multiple", Value> = {
  /** `single`: at most one section is open; `multiple`: any number of sections. */
  type: Type;
  /** The key of the open section, or the keys of the open sections, of a controlled accordion. */
  value?: Value;
  /** The same for an uncontrolled accordion, at first; by default all sections are closed. */
  defaultValue?: Value;
  /** Called with the new `value` when a section opens or closes. */
  onValueChange?: (value: Value) => void;
};

export type AccordionProps = (AccordionState<"single", string> | AccordionState<"multiple", string[]>) & {
  /** `AccordionItem`s, with any markup around them. */
  children: ReactNode;
};

/**
 * A set of sections that open and close: one at a time (`single`) or independently (`multiple`).
 *
 * Guarantees: Radix's keys and state; a `single` accordion can be closed completely.
 * Requires: at least one `AccordionItem`.
 */
export function Accordion(props: AccordionProps) {
  return props.type === "single" ? <Radix.Root collapsible {...props} /> : <Radix.Root {...props} />;
}

export type AccordionItemProps = VariantProps<typeof trigger> & {
  /** The item's key in the accordion's `value`. */
  value: string;
  /** The visible text of the header, which names the content. */
  title: ReactNode;
  /** The heading's rank in the page's outline. */
  level: 2 | 3;
  /** The content that the header opens. */
  children: ReactNode;
};

/**
 * One section of an accordion: a heading with a button, and the content that the button opens.
 *
 * Differences from Radix: closed content stays in the document as `hidden="until-found"`, so that find-in-page reaches
 * it and typed text survives; `aria-controls` is also set while closed, since its target exists; no `style` attribute is
 * rendered, since the security policy blocks it in prerendered pages.
 *
 * Guarantees: a button in a heading; Enter and Space toggle; Up, Down, Home and End move between headers;
 * `aria-expanded`; `aria-controls`; a region named by its button; closed content is opened by find-in-page and cannot be
 * focused.
 * Requires: an `Accordion` around it; a `value` that is unique in it; a title that names the content.
 */
export function AccordionItem({ value, title, level, size, children }: AccordionItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = `${useId()}-panel`;
  const Title = `h${level}` as const;
  return (
    <Radix.Item value={value} className="border-b-thin border-hairline">
      <Radix.Header asChild>
        <Title>
          <Radix.Trigger ref={button} aria-controls={id} className={trigger({ size })}>
            {title}
            <span className="transition-transform duration-base ease-standard group-aria-expanded:rotate-180">
              <Icon name="chevron-down" />
            </span>
          </Radix.Trigger>
        </Title>
      </Radix.Header>
      <Radix.Content ref={panel} id={id} forceMount asChild>
        <Panel panel={panel} onFound={() => button.current?.click()}>
          <div className={size === "menu" ? "pt-1 pb-3" : "pt-2 pb-6"}>{children}</div>
        </Panel>
      </Radix.Content>
    </Radix.Item>
  );
}

type PanelProps = ComponentProps<"div"> & {
  /** Radix's state of the item. */
  "data-state"?: "open" | "closed";
  panel: RefObject<HTMLDivElement | null>;
  /** Called when find-in-page matches closed content. */
  onFound: () => void;
};

/** The content's element; Radix passes its props and ref. */
function Panel({ panel, onFound, ...props }: PanelProps) {
  const isOpen = props["data-state"] === "open";
  const handleMatch = useEffectEvent(onFound);

  // React renders `hidden` as a boolean: https://github.com/facebook/react/issues/24740
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current || isOpen) return undefined;
    const open = () => handleMatch();
    current.setAttribute("hidden", "until-found");
    current.addEventListener("beforematch", open);
    return () => current.removeEventListener("beforematch", open);
  }, [panel, isOpen]);

  return <div {...props} {...noStyle} hidden={!isOpen} className="ease-open" />;
}

const noStyle = { style: undefined };
