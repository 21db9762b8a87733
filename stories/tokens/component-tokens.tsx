import { useState } from "react";
import { catalog } from "virtual:token-catalog";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { useFirstRows } from "./limited-list.tsx";
import { TokenLink, useAddressParameter } from "./manager-link.tsx";
import { FileLink, FileList } from "./token-usage.tsx";

/** The tokens that a file uses, each with its classes. */
const tokensOf = (file: number) =>
  catalog.tokens.flatMap(({ name, classes }) => {
    const own = classes.filter(({ files }) => files.includes(file)).map((use) => use.name);
    return own.length > 0 ? [{ name, classes: own }] : [];
  });

function TokenRows({ file }: { file: number }) {
  return (
    <ul role="list" className="flex flex-col gap-1">
      {tokensOf(file).map(({ name, classes }) => (
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
  const file = catalog.files.findIndex((one) => one.title === title);
  if (file < 0 || tokensOf(file).length === 0) return null;
  return (
    <details className="sb-unstyled bg-page px-4 py-2 text-body text-primary">
      <summary className="min-h-target cursor-pointer py-2 font-medium">Tokens that it uses</summary>
      <TokenRows file={file} />
    </details>
  );
}

const files = catalog.files.flatMap((file, index) => (tokensOf(index).length > 0 ? [{ ...file, index }] : []));

/** Every source file with the tokens it uses, and the pages that render it. */
export function ComponentTokens() {
  const [query, setQuery] = useState(useAddressParameter("component") ?? "");
  const words = query.toLowerCase().split(/\s+/);
  const found = files.filter(({ path, title = "" }) => {
    const text = `${path} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { shown, more } = useFirstRows(found, "components");
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">
      <div className="w-full max-w-panel">
        <Field label="Find a component" hint="By name or file: button, cart, src/ui">
          <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </Field>
      </div>
      <p role="status" className="text-small text-secondary">
        {found.length} of {files.length} components
      </p>
      <ul role="list" className="flex flex-col">
        {shown.map(({ path, index, pages }) => (
          <li key={path} className="flex flex-col gap-2 border-b-thin border-hairline py-3">
            <FileLink index={index} />
            <details>
              <summary className="min-h-6 cursor-pointer text-small">{tokensOf(index).length} tokens</summary>
              <TokenRows file={index} />
            </details>
            {pages.length > 0 && (
              <details>
                <summary className="min-h-6 cursor-pointer text-small">{pages.length} pages</summary>
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
