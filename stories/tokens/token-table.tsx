import { type ReactNode, useState } from "react";
import { catalog } from "virtual:token-catalog";
import type { CatalogToken } from "#tools/tokens/catalog.ts";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { CardTable } from "../docs/card-table.tsx";
import { TokenLink } from "./manager-link.tsx";
import { searchTokens } from "./token-search.ts";

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

export type TokenTableProps<R extends Row> = {
  caption: string;
  rows: readonly R[];
  columns: readonly { title: string; cell: (row: R) => ReactNode }[];
};

const names = new Set(catalog.tokens.map(({ name }) => name));

/** The rows whose token, or whose own text, contains every word of the query. */
function search<R extends Row>(rows: readonly R[], query: string): R[] {
  const words = query.toLowerCase().split(/\s+/);
  const found = searchTokens(catalog.tokens, { query }).map(({ name }) => name);
  return rows.filter(({ name, description, code = "", keywords = [] }) => {
    const text = [name, description, code, ...keywords].join(" ").toLowerCase();
    // A step of the type scale is two tokens.
    return (
      words.every((word) => text.includes(word)) || found.some((one) => one === name || one.startsWith(`${name}.`))
    );
  });
}

/** The name of a token, linked to everything about it, with its class and purpose. */
function Name({ row: { name, code, description } }: { row: Row }) {
  return (
    <>
      {names.has(name) ? <TokenLink name={name} /> : <Code>{name}</Code>}{" "}
      {code && <code className="inline-block font-mono text-caption break-words">{code}</code>}
      <span className="block text-caption text-secondary">{description}</span>
    </>
  );
}

/** A table with a row per token, a card in small windows, and a search by name, purpose, value or class. */
export function TokenTable<R extends Row>({ caption, rows, columns }: TokenTableProps<R>) {
  const [query, setQuery] = useState("");
  const results = search(rows, query.trim());
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
      <CardTable
        isEven
        caption={caption}
        head={["Token", ...columns.map(({ title }) => title)]}
        rows={results.map((row) => ({
          key: row.name,
          cells: [<Name key="name" row={row} />, ...columns.map(({ cell }) => cell(row))],
        }))}
      />
      {results.length === 0 && <p className="py-6">No tokens match.</p>}
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

/** The pixels of a length, at the usual text size. */
export const toPixels = ({ value, unit }: Dimension): number => value * (unit === "rem" ? 16 : 1);

/** A column with the value of each token, as a designer writes it. */
export const tokenValue = { title: "Value", cell: ({ values }: CatalogToken) => values.light.text };

/** A class, a value or a custom property. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="block font-mono text-small break-words">{children}</code>;
}
