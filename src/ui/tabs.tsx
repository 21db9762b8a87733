import * as Radix from "@radix-ui/react-tabs";
import { cx } from "class-variance-authority";
import { useState, type ComponentProps, type ReactNode } from "react";

export type Tab = { value: string; label: string; panel: ReactNode };

export type TabsProps = {
  /** What the tabs divide, for assistive technology: 'Product details'. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The rank of the headings that stand above the panels where there is no JavaScript. */
  level: 2 | 3;
};

/**
 * Several panels in one place, one shown at a time.
 *
 * Guarantees: a named tablist; arrows go round, Home and End jump, Enter or Space shows; hidden panels keep what was typed
 * in them; without JavaScript all panels are shown, each under its heading.
 * Requires: at least one tab; values that are unique in it.
 */
export function Tabs({ label, tabs, level }: TabsProps) {
  const [shown, setShown] = useState(tabs[0].value);
  const Title = `h${level}` as const;
  return (
    <Radix.Root value={shown} onValueChange={setShown} activationMode="manual">
      <Radix.List asChild aria-label={label}>
        <Plain className="mb-6 flex flex-wrap gap-x-6 border-b-thin border-hairline no-script:hidden">
          {tabs.map(({ value, label: name }) => (
            <Radix.Trigger
              key={value}
              value={value}
              className={cx(
                "relative min-h-control cursor-pointer rounded-control px-1 font-semibold hover:text-link-hover",
                value === shown ? "text-primary forced-colors:underline" : "text-secondary",
              )}
            >
              {name}
              {value === shown && <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0-5 bg-accent" />}
            </Radix.Trigger>
          ))}
        </Plain>
      </Radix.List>
      {tabs.map(({ value, label: name, panel }) => (
        <Radix.Content asChild forceMount key={value} value={value}>
          <Plain className={value === shown ? undefined : "hidden no-script:block"}>
            <Title className="mb-4 hidden text-heading font-semibold no-script:block">{name}</Title>
            {panel}
          </Plain>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const noStyle = { style: undefined };

/** A division without the style attribute that Radix writes: prerendered pages may carry none. */
function Plain(props: ComponentProps<"div">) {
  return <div {...props} {...noStyle} />;
}
