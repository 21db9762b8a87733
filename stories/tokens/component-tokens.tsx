import { useState } from "react";
import { catalog } from "virtual:token-catalog";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { useFirstRows } from "./limited-list.tsx";
import { TokenLink, useAddressParameter } from "./manager-link.tsx";
import { count, FileLink, FileList } from "./token-usage.tsx";

/** A token that a file uses, with the classes through which it does. */
type Use = { name: string; classes: readonly string[] };

/** The tokens that a file uses. */
const tokensOf = (file: number): Use[] =>
  catalog.tokens.flatMap(({ name, classes }) => {
    const own = classes.filter(({ files }) => files.includes(file)).map((use) => use.name);
    return own.length > 0 ? [{ name, classes: own }] : [];
  });

function TokenRows({ uses }: { uses: readonly Use[] }) {
  return (
    <ul role="list" className="flex flex-col gap-1">
      {uses.map(({ name, classes }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-4">
          <TokenLink name={name} />
          <code className="min-w-0 font-mono text-caption break-words text-secondary">{classes.join(" ")}</code>
        </li>
      ))}
    </ul>
  );
}

/** The tokens of the component whose stories have a title, for its documentation page. */
export function TokensOfStories({ title }: { title: string }) {
  const uses = tokensOf(catalog.files.findIndex((one) => one.title === title));
  if (uses.length === 0) return null;
  return (
    <details open className="sb-unstyled bg-page px-4 py-2 text-body text-primary">
      <summary className="min-h-target cursor-pointer py-2 font-medium">Tokens that it uses</summary>
      <TokenRows uses={uses} />
    </details>
  );
}

const files = catalog.files
  .map((file, index) => ({ ...file, index, uses: tokensOf(index) }))
  .filter(({ uses }) => uses.length > 0)
  // Components with documentation come first.
  .toSorted((a, b) => Number(!a.docs) - Number(!b.docs));

/** The files that match a query: by their own name with all uses, or by those of their tokens and classes that match. */
function searchFiles(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = (...texts: string[]) => words.every((word) => texts.join(" ").toLowerCase().includes(word));
  return files.flatMap((file) => {
    if (isMatch(file.path, file.title ?? "")) return [{ ...file, isTokenMatch: false }];
    const uses = file.uses.filter(({ name, classes }) => isMatch(name, ...classes));
    return uses.length > 0 ? [{ ...file, uses, isTokenMatch: true }] : [];
  });
}

/** Every source file with the tokens it uses, and the pages that render it. */
export function ComponentTokens() {
  const [query, setQuery] = useState(useAddressParameter("component") ?? "");
  const found = searchFiles(query);
  const { shown, more } = useFirstRows(found, "components");
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">
      <div className="w-full max-w-panel">
        <Field
          label="Find a component or a use"
          hint="By name, file, token or class: button, src/ui, accent, bg-raised"
        >
          <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </Field>
      </div>
      <p role="status" className="text-small text-secondary">
        {found.length} of {files.length} components
      </p>
      {found.length === 0 && <p>No component matches. Try one word, such as the last part of a token’s name.</p>}
      <ul role="list" className="flex flex-col">
        {shown.map(({ path, index, pages, uses, isTokenMatch }) => (
          <li key={path} className="flex flex-col gap-2 border-b-thin border-hairline py-3">
            <FileLink index={index} />
            {isTokenMatch ? (
              <TokenRows uses={uses} />
            ) : (
              <details>
                <summary className="min-h-target-small cursor-pointer text-small">{count(uses, "token")}</summary>
                <TokenRows uses={uses} />
              </details>
            )}
            {pages.length > 0 && (
              <details>
                <summary className="min-h-target-small cursor-pointer text-small">{count(pages, "page")}</summary>
                <FileList files={pages} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
