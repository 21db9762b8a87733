import * as Radix from "@radix-ui/react-tabs";
import { cx } from "class-variance-authority";
import { useState, type ComponentProps, type ReactNode } from "react";
import { useKeptState } from "#lib/form/use-kept-state.ts";

export type Tab = {
  /** The key of the tab. */
  value: string;
  label: string;
  panel: ReactNode;
};

export type TabsProps = {
  /** The accessible name of the tablist: 'Product details'. */
  label: string;
  /** The tabs, with unique values; all panels are in the document. */
  tabs: readonly [Tab, ...Tab[]];
  /** The level of the panels' headings, which are visible without JavaScript only. */
  level: 2 | 3;
  /** A name, unique on the site, under which the selected tab is kept while the page is away; by default it is not. */
  keptAs?: string;
};

/**
 * Tabs with manual activation. Differs from Radix: hidden panels stay mounted, and no `style` attributes are rendered.
 *
 * Guarantees: a named tablist with `aria-selected` and `aria-controls`; arrow keys wrap and follow the
 * direction of the text, Home and End move to the first
 * and last tab, Enter or Space activates; hidden panels keep their input; without JavaScript all panels are visible,
 * each below its heading, as on paper.
 * Requires: at least one tab; unique values.
 */
export function Tabs({ label, tabs, level, keptAs }: TabsProps) {
  const [selected, setSelected] = useKeptState(keptAs, tabs[0].value);
  const [direction, setDirection] = useState<"rtl">();
  const PanelHeading = `h${level}` as const;
  return (
    <Radix.Root
      ref={(root) => {
        // Radix marks the root itself as text from left to right
        if (root?.parentElement && getComputedStyle(root.parentElement).direction === "rtl") setDirection("rtl");
      }}
      dir={direction}
      value={selected}
      onValueChange={setSelected}
      activationMode="manual"
    >
      <Radix.List asChild aria-label={label}>
        <UnstyledDiv className="mb-6 flex flex-wrap gap-x-6 border-b-thin border-hairline print:hidden no-script:hidden">
          {tabs.map(({ value, label: name }) => (
            <Radix.Trigger
              key={value}
              value={value}
              className={cx(
                "relative min-h-control cursor-pointer rounded-control px-1 font-medium transition-colors duration-fast hover:text-link-hover",
                value === selected ? "text-primary forced-colors:underline" : "text-secondary",
              )}
            >
              {name}
              {/* Orca reads no tab in Chromium that contains a mark */}
              {value === selected && (
                <span
                  aria-hidden="true"
                  className="absolute inset-x-0 bottom-0 h-0-5 bg-accent forced-color-adjust-none"
                />
              )}
            </Radix.Trigger>
          ))}
        </UnstyledDiv>
      </Radix.List>
      {tabs.map(({ value, label: name, panel }) => (
        <Radix.Content asChild forceMount key={value} value={value}>
          <UnstyledDiv
            className={cx(
              "not-last:print:mb-10 not-last:no-script:mb-10",
              value !== selected && "hidden print:block no-script:block",
            )}
          >
            <PanelHeading className="mb-4 hidden text-subheading font-medium print:block no-script:block">
              {name}
            </PanelHeading>
            {panel}
          </UnstyledDiv>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const noStyle = { style: undefined };

/** A `div` without the style attribute that Radix adds, which the security policy blocks in prerendered pages. */
function UnstyledDiv(props: ComponentProps<"div">) {
  return <div {...props} {...noStyle} />;
}
