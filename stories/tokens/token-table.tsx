import { cva, type VariantProps } from "class-variance-authority";
import { type ReactNode, useId, useState } from "react";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

/** What every row of the foundations has: a token's name and what it is for. */
export type Row = {
  name: string;
  description: string;
  /** What is typed into code to use it. */
  code?: string | undefined;
  /** Further words by which it is found: its alias, its class, its value. */
  words?: readonly string[];
};

/** Fewer rows than this are found faster by eye. */
const easilyRead = 8;

const table = cva("w-full border-collapse text-start", {
  variants: { layout: { own: "", even: "min-w-narrow table-fixed" } },
  defaultVariants: { layout: "own" },
});

export type TokenTableProps<R extends Row> = VariantProps<typeof table> & {
  caption: string;
  rows: readonly R[];
  columns: readonly { title: string; cell: (row: R) => ReactNode }[];
};

/** True when every word of the query stands somewhere in the row. */
const fits = ({ name, description, code = "", words = [] }: Row, query: string) => {
  const text = [name, description, code, ...words].join(" ").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Tokens one a row, found by any word of theirs. */
export function TokenTable<R extends Row>({ caption, rows, columns, layout }: TokenTableProps<R>) {
  const [query, setQuery] = useState("");
  const id = useId();
  const found = rows.filter((row) => fits(row, query.trim()));
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">
      {rows.length > easilyRead && (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="w-full max-w-panel">
            <Field label="Find a token" hint="By name, purpose, value or class">
              <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
            </Field>
          </div>
          <p role="status" className="text-small text-secondary">
            {found.length} of {rows.length} tokens
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
            {found.map((row) => (
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
        {found.length === 0 && <p className="py-6">No token has these words.</p>}
      </div>
    </div>
  );
}

/** What every story of the foundations begins with. */
export const tokenTable = {
  parameters: { layout: "fullscreen", controls: { disable: true } },
  args: { caption: "", rows: [], columns: [] },
};

/** A length or a time. */
export type Dimension<Unit extends string = string> = { value: number; unit: Unit };

/** A column for what is a number and a unit. */
export const amount = {
  title: "Value",
  cell: ({ value }: { value: unknown }) => (
    <span className="whitespace-nowrap tabular-nums">{`${(value as Dimension).value} ${(value as Dimension).unit}`}</span>
  ),
};

/** A class, a value, a custom property: what is typed into code. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="block font-mono text-small whitespace-nowrap">{children}</code>;
}
