import { Fragment, type ReactNode, useState } from "react";
import { shownRatio } from "#lib/format/number.ts";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { themes } from "#lib/theme/themes.ts";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { CardTable } from "../docs/card-table.tsx";
import { Choice, themeOptions } from "../docs/choice.tsx";
import { type ContrastRow, contrastRows, type Order, orders, selectRows, toCsv, toJson } from "./contrast-rows.ts";
import { useFirstRows } from "./limited-list.tsx";
import { ManagerLink, storybookSearch, TokenLink, useAddressParameter } from "./manager-link.tsx";

const origins = { used: "Shown by stories", declared: "Declared only", fails: "Failing or undeclared" };

const orderNames = Object.fromEntries(Object.entries(orders).map(([name, { label }]) => [name, label]));

/** The two colors as they meet on the screen. */
function Example({ row: { theme, foreground, background, kind } }: { row: ContrastRow }) {
  const color = `var(${cssVariable(foreground)})`;
  return (
    <span
      aria-hidden="true"
      data-theme={theme}
      className="flex size-target shrink-0 items-center justify-center border-thin border-control text-title font-medium"
      style={{ backgroundColor: `var(${cssVariable(background)})`, color }}
    >
      {kind === "text" ? "Aa" : <span className="size-5 rounded-pill border-bar" style={{ borderColor: color }} />}
    </span>
  );
}

const count = (number: number, singular: string, plural: string) => `${number} ${number === 1 ? singular : plural}`;

/** The stories that show a pair: how many, and some of them. */
function ShownBy({ row }: { row: ContrastRow }) {
  if (row.count === 0) return <span className="text-secondary">no story</span>;
  return (
    <details>
      <summary className="min-h-target-small cursor-pointer">{count(row.count, "story", "stories")}</summary>
      <ul role="list">
        {row.stories.map((id) => (
          <li key={id}>
            <ManagerLink search={storybookSearch(`/story/${id}`)}>{id}</ManagerLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The cells of a pair, below the titles of the table. */
function cellsOf(row: ContrastRow): ReactNode[] {
  const isFailing = row.level === "fails" || !row.isDeclared;
  return [
    <span key="pair" className="flex items-start gap-3">
      <Example row={row} />
      <span className="flex min-w-0 flex-col">
        <TokenLink name={row.foreground} />
        <span className="flex flex-wrap items-center gap-x-2 text-small">
          on <TokenLink name={row.background} />
        </span>
      </span>
    </span>,
    themes[row.theme].title,
    <Fragment key="ratio">
      {shownRatio(row.ratio)} : 1<span className="block text-caption text-secondary">needs {row.required}</span>
    </Fragment>,
    `Lc ${Math.round(row.apca)}`,
    <Fragment key="result">
      <span className={`flex items-center gap-1 font-medium ${isFailing ? "text-error" : "text-success"}`}>
        <Icon name={isFailing ? "circle-alert" : "circle-check"} />
        {row.level === "fails" ? "Fails" : `Passes ${row.level}`}
      </span>
      {!row.isDeclared && <span className="block text-caption text-error">Not declared</span>}
    </Fragment>,
    <ShownBy key="stories" row={row} />,
  ];
}

/** A link that saves a text as a file. */
export function Download({
  name,
  type,
  text,
  children,
}: {
  name: string;
  type: string;
  text: string;
  children: string;
}) {
  return (
    <a
      download={name}
      href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
      className="inline-flex min-h-target items-center rounded-control border-thin border-control px-4 text-small font-medium text-primary no-underline hover:bg-secondary-hover hover:text-on-secondary-hover"
    >
      {children}
    </a>
  );
}

/** Every pair of colors that stories show or tokens declare, with its contrast in each theme. */
export function ContrastMatrix() {
  const [query, setQuery] = useState("");
  const [theme, setTheme] = useState(useAddressParameter("theme") ?? "");
  const [origin, setOrigin] = useState(useAddressParameter("origin") ?? "");
  const [below, setBelow] = useState(useAddressParameter("below") ?? "");
  const [order, setOrder] = useState<Order>("ratio");
  const limit = below === "" ? undefined : Number(below);
  const rows = selectRows({ query, theme, origin, below: limit, order });
  const { shown: firstRows, more } = useFirstRows(rows, "pairs");
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3">
        <Field label="Token">
          <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </Field>
        <Choice label="Theme" all="All themes" options={themeOptions} value={theme} onChoose={setTheme} />
        <Choice label="Pairs" all="All pairs" options={origins} value={origin} onChoose={setOrigin} />
        <Field label="Ratio below">
          <Input
            type="number"
            min={1}
            max={21}
            step={0.5}
            value={below}
            onChange={({ target }) => setBelow(target.value)}
          />
        </Field>
        <Choice label="Sort by" options={orderNames} value={order} onChoose={(name) => setOrder(name as Order)} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-small text-secondary">
          {rows.length} of {contrastRows.length} pairs
        </p>
        <div className="flex flex-wrap gap-2">
          <Download name="contrast.csv" type="text/csv" text={toCsv(rows)}>
            Download CSV
          </Download>
          <Download name="contrast.json" type="application/json" text={toJson(rows)}>
            Download JSON
          </Download>
        </div>
      </div>
      <CardTable
        caption="Pairs of colors, failing ones first"
        head={["Pair", "Theme", "Ratio", "APCA", "Result", "Shown by"]}
        rows={firstRows.map((row) => ({
          key: `${row.theme} ${row.foreground} ${row.background} ${row.kind} ${row.ratio}`,
          cells: cellsOf(row),
        }))}
      />
      {rows.length === 0 && <p>No pairs match.</p>}
      {more}
    </div>
  );
}
