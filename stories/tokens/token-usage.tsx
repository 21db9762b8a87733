import { catalog } from "virtual:token-catalog";
import type { CatalogToken } from "#tools/tokens/catalog.ts";
import { ManagerLink, storybookSearch, TokenLink } from "./manager-link.tsx";

const fileAt = (index: number) => catalog.files[index];

/** A source file, linked to the documentation of its stories where it has some. */
export function FileLink({ index }: { index: number }) {
  const file = fileAt(index);
  if (!file) return null;
  if (!file.docs) return <code className="font-mono text-small break-words">{file.path}</code>;
  return <ManagerLink search={storybookSearch(`/docs/${file.docs}`)}>{file.title}</ManagerLink>;
}

/** Links to files in one line each. */
export function FileList({ files }: { files: readonly number[] }) {
  return (
    <ul role="list" className="flex flex-col gap-1 text-small">
      {files.map((index) => (
        <li key={index}>
          <FileLink index={index} />
        </li>
      ))}
    </ul>
  );
}

/** The pages that render any of the files. */
const pagesOf = (files: readonly number[]) => [...new Set(files.flatMap((index) => fileAt(index)?.pages ?? []))];

/** A number of things as text: `1 page`, `2 pages`. */
export const count = (list: readonly unknown[], noun: string) =>
  `${list.length} ${noun}${list.length === 1 ? "" : "s"}`;

/** Where a token is used: tokens that refer to it, and each class with its components and pages. */
export function TokenUsage({ token }: { token: CatalogToken }) {
  return (
    <>
      {token.usedBy.length > 0 && (
        <>
          <h3 className="text-title font-medium">Tokens that refer to it</h3>
          <ul role="list" className="flex flex-wrap gap-x-6 gap-y-1">
            {token.usedBy.map((name) => (
              <li key={name}>
                <TokenLink name={name} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="text-title font-medium">Classes and components</h3>
      {token.classes.length === 0 && <p className="text-secondary">No class uses it directly.</p>}
      {token.classes.map(({ name, files }) => (
        <details key={name} className="border-b-thin border-hairline">
          <summary className="min-h-target cursor-pointer py-2">
            <code className="font-mono text-small font-semibold break-words">{name}</code>{" "}
            <span className="text-small text-secondary">
              {count(files, "component")}, {count(pagesOf(files), "page")}
            </span>
          </summary>
          <div className="grid grid-cols-1 gap-6 pb-4 sm:grid-cols-2">
            <div className="flex flex-col gap-2">
              <h4 className="text-small font-semibold">Components</h4>
              <FileList files={files} />
            </div>
            <div className="flex flex-col gap-2">
              <h4 className="text-small font-semibold">Pages</h4>
              <FileList files={pagesOf(files)} />
            </div>
          </div>
        </details>
      ))}
    </>
  );
}
