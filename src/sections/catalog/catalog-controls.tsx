import { cx } from "class-variance-authority";
import { useId, useRef, useState, type ReactNode } from "react";
import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import { useEarlyValues } from "#lib/form/use-early-values.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

/** One thing that the catalog can be asked for. */
export type CatalogChoice = {
  /** Its name in the address. */
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

export type CatalogControlsProps = {
  /** Heads what is found. */
  heading: ReactNode;
  /** The text of the search field. */
  search: string;
  /** Called with the text of the search field. */
  onSearch: (text: string) => void;
  /** The selects, each with its options. */
  choices: readonly CatalogChoice[];
  /** Called with the chosen values by the name of their select. */
  onChoose: (values: Readonly<Record<string, string>>) => void;
  /** How much was found, in words. */
  found: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
};

/**
 * Searches, sorts and filters the catalog.
 *
 * Guarantees: a labeled search field, and a labeled `select` for each choice, all of which take effect immediately, or with hydration; in small
 * windows they are behind a button that says how many of them are in use; the number of results, announced after a pause.
 * Requires: the products of the current query below.
 */
export function CatalogControls({
  heading,
  search,
  onSearch,
  choices,
  onChoose,
  found,
  actions,
}: CatalogControlsProps) {
  const announced = useDebouncedValue(found);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const controls = useRef<HTMLDivElement>(null);
  const values = Object.fromEntries(choices.map(({ name, value }) => [name, value]));
  useEarlyValues(controls, { ...values, search }, ({ search: text, ...rest }) => {
    if (Object.keys(rest).length > 0) onChoose(rest);
    if (text !== undefined) onSearch(text);
  });
  const chosen = choices.filter(({ value, options }) => value !== options[0]?.value).length;
  const inUse = chosen + (search === "" ? 0 : 1);
  return (
    <div className="flex flex-wrap items-end gap-2 sm:gap-x-8 sm:gap-y-4 sm:pb-4 lg:gap-x-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-lg:grow max-sm:contents lg:items-end">
        <div className="flex w-full flex-wrap items-baseline gap-x-4 sm:w-auto lg:flex-col">
          {heading}
          <p role="status" className="text-small text-secondary tabular-nums">
            {announced}
          </p>
        </div>
        {actions}
      </div>
      <div
        ref={controls}
        role="group"
        aria-label="Search, sort and filter"
        className="quiet-fields contents sm:grid sm:min-w-full sm:grow sm:basis-0 sm:grid-cols-4 sm:gap-6 lg:min-w-1/2 no-script:hidden"
      >
        <div className="grow sm:hidden">
          <Button
            variant="secondary"
            size="compact"
            width="full"
            aria-label={`Filter, search and sort${inUse > 0 ? ` (${inUse} active)` : ""}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            Filter
            {inUse > 0 && <span aria-hidden="true">({inUse})</span>}
            <span className={cx("transition-transform duration-fast", isOpen && "-scale-y-100")}>
              <Icon name="chevron-down" />
            </span>
          </Button>
        </div>
        <div
          id={id}
          className={cx("w-full grid-cols-2 gap-4 pt-2 sm:contents narrow:grid-cols-1", isOpen ? "grid" : "hidden")}
        >
          <div className="col-span-full sm:col-span-1">
            <Field label="Search the books">
              <Input
                type="search"
                name="search"
                placeholder="Search here..."
                value={search}
                onChange={(event) => onSearch(event.target.value)}
              />
            </Field>
          </div>
          {choices.map(({ name, label, value, options }, index) => (
            <div key={name} className={cx("min-w-0", index === 0 && "col-span-full sm:col-span-1")}>
              <Field label={label}>
                <Select name={name} value={value} onChange={(event) => onChoose({ [name]: event.target.value })}>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
