import { type ReactNode, useState } from "react";
import { catalog } from "virtual:token-catalog";
import { type Theme, themeNames, themes } from "#lib/theme/themes.ts";
import type { CatalogToken } from "#tools/tokens/catalog.ts";
import { Input, Select } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { useFirstRows } from "./limited-list.tsx";
import { TokenLink, useAddressParameter } from "./manager-link.tsx";
import { plainClass, TokenDetail } from "./token-detail.tsx";
import { searchTokens } from "./token-search.ts";

/** Colors and text styles first: most searches are for them. */
const kindOrder = ["color", "typography", "dimension", "fontFamily", "fontWeight", "shadow"];
const positionOf = ({ kind, tier }: CatalogToken) =>
  (kindOrder.includes(kind) ? kindOrder.indexOf(kind) : kindOrder.length) + (tier === "semantic" ? 0 : 0.5);
const tokens = catalog.tokens.toSorted((a, b) => positionOf(a) - positionOf(b));

const kinds = [...new Set(catalog.tokens.map(({ kind }) => kind))].toSorted();

type FilterProps = {
  label: string;
  all: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Filter({ label, all, value, onChange, children }: FilterProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {children}
      </Select>
    </Field>
  );
}

/** The value in one theme, or in each theme in which it differs. */
function Values({ token, theme }: { token: CatalogToken; theme: Theme | undefined }) {
  const names = theme ? [theme] : themeNames;
  const differs = new Set(names.map((name) => token.values[name].text)).size > 1;
  return (differs ? names : names.slice(0, 1)).map((name) => (
    <span
      key={name}
      data-theme={token.kind === "color" ? name : undefined}
      className="flex items-center gap-2 bg-page p-1 text-primary"
    >
      {token.variable && token.kind === "color" && (
        <span
          aria-hidden="true"
          className="size-6 shrink-0 border-thin border-control"
          style={{ backgroundColor: `var(${token.variable})` }}
        />
      )}
      <span className="min-w-0 font-mono text-caption break-words">
        {differs && <span className="sr-only">{themes[name].title}: </span>}
        {token.values[name].text}
      </span>
    </span>
  ));
}

/** A search over every token, with filters, and everything about the token that the address names. */
export function TokenFinder() {
  const initial = useAddressParameter("find");
  const selected = useAddressParameter("token");
  const [query, setQuery] = useState(initial ?? "");
  const [kind, setKind] = useState("");
  const [tier, setTier] = useState("");
  const [theme, setTheme] = useState("");
  const [use, setUse] = useState("");
  const token = catalog.tokens.find(({ name }) => name === selected);
  const limits = { kind, tier, theme: (theme || undefined) as Theme | undefined, isUnused: use !== "" };
  const results = searchTokens(tokens, { query, ...limits });
  const { shown, more } = useFirstRows(results, "tokens");
  if (token)
    return (
      <Frame>
        <TokenDetail key={token.name} token={token} />
      </Frame>
    );
  return (
    <Frame>
      {selected && <p role="alert">No token is named {selected}: it may have been renamed or removed.</p>}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field
            label="Find a token"
            hint="By name, purpose, class, value or an everyday word: body text, #F8F6F1, rounded corner"
          >
            <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          </Field>
        </div>
        <Filter label="Kind" all="All kinds" value={kind} onChange={setKind}>
          {kinds.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Filter>
        <Filter label="Tier" all="Base and semantic" value={tier} onChange={setTier}>
          <option value="base">Base</option>
          <option value="semantic">Semantic</option>
        </Filter>
        <Filter label="Values in" all="All themes" value={theme} onChange={setTheme}>
          {themeNames.map((name) => (
            <option key={name} value={name}>
              {themes[name].title}
            </option>
          ))}
        </Filter>
        <Filter label="Use" all="Used or not" value={use} onChange={setUse}>
          <option>Used by nothing</option>
        </Filter>
      </div>
      <p role="status" className="text-small text-secondary">
        {results.length} of {catalog.tokens.length} tokens
      </p>
      {results.length === 0 && <p>No tokens match. Try fewer words, or all kinds, tiers and themes.</p>}
      <ul role="list" className="flex flex-col">
        {shown.map((one) => (
          <li
            key={one.name}
            className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-b-thin border-hairline py-3"
          >
            <div className="flex min-w-0 flex-col gap-1">
              <TokenLink name={one.name} />
              <span className="text-small">{one.description}</span>
              {plainClass(one) && <code className="font-mono text-caption text-secondary">{plainClass(one)}</code>}
            </div>
            <div className="flex min-w-0 flex-wrap content-start items-start gap-2">
              <Values token={one} theme={limits.theme} />
            </div>
          </li>
        ))}
      </ul>
      {more}
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">{children}</div>
);
