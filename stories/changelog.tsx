import { Markdown } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import { changes, history } from "virtual:changelog";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { useAddressParameter } from "./tokens/manager-link.tsx";

/** The documentation page of a component: `ui-icon-button--docs`. */
const pageOf = (component: string) => `?path=/docs/ui-${component}--docs`;

/** A commit that changes more components names the first of them only. */
const maxLinks = 6;

/** The fewest characters of a hash that Git accepts. */
const minHash = 4;

/** The position in the history of the commit whose hash begins with a text; undefined if there is none. */
function positionOf(hash: string): number | undefined {
  if (hash.length < minHash) return undefined;
  const position = history.findIndex((one) => one.startsWith(hash) || hash.startsWith(one));
  return position < 0 ? undefined : position;
}

/** The changes that are newer than a commit, or all. */
function changesSince(hash: string) {
  const position = positionOf(hash);
  return position === undefined ? changes : changes.filter((change) => history.indexOf(change.hash) < position);
}

function statusOf(hash: string, count: number): string {
  if (hash.length < minHash) return `${count} changes`;
  return positionOf(hash) === undefined
    ? `No commit is named ${hash}: ${count} changes`
    : `${count} changes since ${hash}`;
}

function Entry({ entry: { hash, subject, reason, tokens, components } }: { entry: (typeof changes)[number] }) {
  const links = components.slice(0, maxLinks).map((name) => `[${name}](${pageOf(name)})`);
  const rest = components.length > maxLinks ? [`${components.length - maxLinks} other components`] : [];
  const parts = [...(tokens ? ["[tokens](?path=/docs/foundations-color--docs)"] : []), ...links, ...rest];
  return (
    <article className="border-b-thin border-hairline pb-2">
      <p>
        <strong>{subject}</strong> <code>{hash}</code>
      </p>
      {reason && <p>{reason}</p>}
      <Markdown>{`Changes ${parts.join(", ")}.`}</Markdown>
    </article>
  );
}

/** The commits of each day that changed tokens or ui components, with their reasons: all, or those since a commit. */
export function Changelog() {
  const [since, setSince] = useState(useAddressParameter("since") ?? "");
  const hash = since.trim().toLowerCase();
  const found = changesSince(hash);
  if (changes.length === 0)
    return <p>This copy of the project has no history: a shallow clone gets it by git fetch --unshallow.</p>;
  return (
    <>
      <div className="sb-unstyled mb-8 flex max-w-panel flex-col gap-3 bg-page p-4 text-body text-primary">
        <Field label="Since the commit" hint={`A hash such as ${history.at(-1)}`}>
          <Input value={since} onChange={({ target }) => setSince(target.value)} />
        </Field>
        <p role="status" className="text-small text-secondary">
          {statusOf(hash, found.length)}
        </p>
      </div>
      {[...Map.groupBy(found, ({ date }) => date)].map(([date, entries]) => (
        <section key={date} aria-labelledby={`changes-${date}`}>
          <h2 id={`changes-${date}`}>
            <time dateTime={date}>{date}</time>
          </h2>
          {entries.map((entry) => (
            <Entry key={entry.hash} entry={entry} />
          ))}
        </section>
      ))}
    </>
  );
}

/** Says that tokens or components have changed since a commit, where they have. */
export function ChangedSince({ revision }: { revision: string }) {
  const { length } = changesSince(revision.split(", ")[0] ?? "");
  if (length === 0) return null;
  return (
    <p>
      <strong>The source is newer than these figures:</strong> tokens or components have changed in{" "}
      {length === 1 ? "one commit" : `${length} commits`} since.
    </p>
  );
}
