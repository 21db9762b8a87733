import { cva, type VariantProps } from "class-variance-authority";
import { type ReactNode, useId, useState } from "react";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

/** A row of a foundations table: a token's name and purpose. */
export type Row = {
  name: string;
  description: string;
  /** The utility class. */
  code?: string | undefined;
  /** Additional search terms, such as aliases. */
  keywords?: readonly string[];
};

/** Tables with more rows have a search field. */
const maxRowsWithoutSearch = 8;

const table = cva("w-full border-collapse text-start", {
  variants: { layout: { own: "", even: "min-w-narrow table-fixed" } },
  defaultVariants: { layout: "own" },
});

export type TokenTableProps<R extends Row> = VariantProps<typeof table> & {
  caption: string;
  rows: readonly R[];
  columns: readonly { title: string; cell: (row: R) => ReactNode }[];
};

/** True when the row contains every word of the query. */
const matches = ({ name, description, code = "", keywords = [] }: Row, query: string) => {
  const text = [name, description, code, ...keywords].join(" ").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** A table with a row per token and a search over all text of the rows. */
export function TokenTable<R extends Row>({ caption, rows, columns, layout }: TokenTableProps<R>) {
  const [query, setQuery] = useState("");
  const id = useId();
  const results = rows.filter((row) => matches(row, query.trim()));
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">
      {rows.length > maxRowsWithoutSearch && (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="w-full max-w-panel">
            <Field label="Find a token" hint="By name, purpose, value or class">
              <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
            </Field>
          </div>
          <p role="status" className="text-small text-secondary">
            {results.length} of {rows.length} tokens
          </p>
        </div>
      )}
      <div role="region" aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
        <table className={table({ layout })}>
          <caption id={id} className="pb-4 text-start text-title font-semibold">
            {caption}
          </caption>
          <thead>
            <tr className="border-b-thick border-strong">
              {["Token", ...columns.map(({ title }) => title)].map((title) => (
                <th key={title} scope="col" className="py-2 pe-6 text-start text-small font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map((row) => (
              <tr key={row.name} className="border-b-thin border-hairline align-top">
                <th scope="row" className="w-card py-4 pe-6 text-start font-regular">
                  <code className="font-mono text-small font-semibold">{row.name}</code>
                  <span className="block text-small text-secondary">{row.description}</span>
                  {row.code && <Code>{row.code}</Code>}
                </th>
                {columns.map(({ title, cell }) => (
                  <td key={title} className="py-4 pe-6 text-small">
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {results.length === 0 && <p className="py-6">No tokens match.</p>}
      </div>
    </div>
  );
}

/** Defaults of every foundations story. */
export const tokenTable = {
  parameters: { layout: "fullscreen", controls: { disable: true } },
  args: { caption: "", rows: [], columns: [] },
};

/** A length or a duration. */
export type Dimension<Unit extends string = string> = { value: number; unit: Unit };

/** A column of values with a unit. */
export const amount = {
  title: "Value",
  cell: ({ value }: { value: unknown }) => (
    <span className="whitespace-nowrap tabular-nums">{`${(value as Dimension).value} ${(value as Dimension).unit}`}</span>
  ),
};

/** A class, a value or a custom property. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="block font-mono text-small whitespace-nowrap">{children}</code>;
}
