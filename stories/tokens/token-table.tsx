import { type ReactNode, useId, useState } from "react";
import { catalog } from "virtual:token-catalog";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { tableRoles } from "#ui/table-roles.ts";
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

/** A table with a row per token, a card in small windows, and a search by name, purpose, value or class. */
export function TokenTable<R extends Row>({ caption, rows, columns }: TokenTableProps<R>) {
  const [query, setQuery] = useState("");
  const id = useId();
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
      <table
        {...tableRoles.table}
        aria-labelledby={id}
        className="block w-full border-collapse text-start md:table md:table-fixed"
      >
        <caption id={id} className="block pb-4 text-start text-title font-semibold md:table-caption">
          {caption}
        </caption>
        <thead {...tableRoles.group} className="sr-only md:not-sr-only md:table-header-group">
          <tr {...tableRoles.row} className="border-b-thick border-strong">
            {["Token", ...columns.map(({ title }) => title)].map((title) => (
              <th
                key={title}
                {...tableRoles.columnHeader}
                scope="col"
                className="py-2 pe-6 text-start text-small font-semibold"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="block md:table-row-group">
          {results.map((row) => (
            <tr
              key={row.name}
              {...tableRoles.row}
              className="grid grid-cols-1 gap-2 border-b-thin border-hairline py-2 align-top sm:grid-cols-3 md:table-row"
            >
              <th
                {...tableRoles.rowHeader}
                scope="row"
                className="text-start font-regular sm:col-span-3 md:py-1 md:pe-4"
              >
                {names.has(row.name) ? (
                  <TokenLink name={row.name} />
                ) : (
                  <code className="font-mono text-small font-semibold break-words">{row.name}</code>
                )}
                {row.code && (
                  <>
                    {" "}
                    <code className="inline-block font-mono text-caption break-words">{row.code}</code>
                  </>
                )}
                <span className="block text-caption text-secondary">{row.description}</span>
              </th>
              {columns.map(({ title, cell }) => (
                <td key={title} {...tableRoles.cell} className="min-w-0 text-small md:py-1 md:pe-4">
                  <span className="block text-caption text-secondary md:hidden">{title}</span>
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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

/** A column of values with a unit. */
export const amount = {
  title: "Value",
  cell: ({ value }: { value: unknown }) => (
    <span className="whitespace-nowrap tabular-nums">{`${(value as Dimension).value} ${(value as Dimension).unit}`}</span>
  ),
};

/** A column with the value of the token of each row, as a designer writes it. */
export const tokenValue = {
  title: "Value",
  cell: ({ name }: { name: string }) => catalog.tokens.find((token) => token.name === name)?.values.light.text,
};

/** A class, a value or a custom property. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="block font-mono text-small break-words">{children}</code>;
}
