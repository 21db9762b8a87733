import { type ReactNode, useState } from "react";
import { catalog } from "virtual:token-catalog";
import { type Theme, themeNames, themes } from "#lib/theme/themes.ts";
import type { CatalogToken } from "#tools/tokens/catalog.ts";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Choice, themeOptions } from "../docs/choice.tsx";
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
const tiers = { base: "Base", semantic: "Semantic" };

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
        <Choice label="Kind" all="All kinds" options={kinds} value={kind} onChoose={setKind} />
        <Choice label="Tier" all="Base and semantic" options={tiers} value={tier} onChoose={setTier} />
        <Choice label="Values in" all="All themes" options={themeOptions} value={theme} onChoose={setTheme} />
        <Choice label="Use" all="Used or not" options={["Used by nothing"]} value={use} onChoose={setUse} />
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
