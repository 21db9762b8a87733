import { Controls, Markdown, Title, useOf } from "@storybook/addon-docs/blocks";
import { lazy, Suspense } from "react";
import { clauseText, pairProofs, splitDocstring } from "#tools/shared/contract-text.ts";
import { AccessibilityResults } from "../accessibility/results.tsx";
import { Examples, FirstExample, Proofs } from "./examples.tsx";
import { DoAndDont, type Guide, Keyboard, WhenToUse } from "./guide.tsx";
import { ComponentSource, componentPath, ImportLine, References } from "./source.tsx";

/** Loads the catalog of tokens on documentation pages only. */
const TokensOfStories = lazy(async () => ({
  default: (await import("../tokens/component-tokens.tsx")).TokensOfStories,
}));

type ComponentWithDocs = { __docgenInfo?: { description?: string; displayName?: string } } | undefined;

const parseDocstring = (component: unknown) =>
  splitDocstring((component as ComponentWithDocs)?.__docgenInfo?.description ?? "");

/** What a component guarantees, with the stories that prove it, and what it requires of its users. */
function Contract({ of, name, guide, title }: { of: unknown; name: string; guide: Partial<Guide>; title: string }) {
  const { guarantees, requires } = parseDocstring(of);
  const clauses = pairProofs(guarantees, guide.proofs?.[name], title).map(clauseText(""));
  return (
    <>
      {guarantees && <Markdown>{`**Guarantees:**\n\n${clauses.join("\n")}`}</Markdown>}
      {requires && <Markdown>{`**Requires:** ${requires}`}</Markdown>}
    </>
  );
}

/** The documentation page of a component: usage, example, props, contract, keyboard, dos and don’ts, examples, source. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { title } = preparedMeta;
  const guide = (preparedMeta.parameters["guide"] as Partial<Guide> | undefined) ?? {};
  const path = componentPath(String(preparedMeta.parameters["fileName"]));
  const component = /^src\/ui\/(.+)\.tsx$/.exec(path)?.[1] ?? "";
  const name = (preparedMeta.component as ComponentWithDocs)?.__docgenInfo?.displayName;
  const subcomponents = (preparedMeta.subcomponents ?? {}) as Record<string, unknown>;
  return (
    <>
      <Title />
      <Markdown>{parseDocstring(preparedMeta.component).description}</Markdown>
      <References guide={guide} path={path} />
      {name && <ImportLine names={[name, ...Object.keys(subcomponents)]} path={path} />}
      <FirstExample />
      <WhenToUse guide={guide} />
      <h2>Props</h2>
      {/* The table is wider than small windows, and scrolls. */}
      <div role="region" aria-label="Table of props" tabIndex={0} className="overflow-x-auto">
        <Controls />
      </div>
      <Contract of={preparedMeta.component} name={name ?? ""} {...{ guide, title }} />
      {Object.entries(subcomponents).map(([part, of]) => (
        <section key={part} aria-label={part}>
          <h2>{part}</h2>
          <Markdown>{parseDocstring(of).description}</Markdown>
          <Contract of={of} name={part} {...{ guide, title }} />
        </section>
      ))}
      {guide.proofs && (
        <p>
          This contract as <a href={`./contracts/${component}.md`}>Markdown</a> and as{" "}
          <a href={`./contracts/${component}.json`}>JSON</a>
        </p>
      )}
      <Keyboard guide={guide} />
      <DoAndDont component={component} guide={guide} />
      <Suspense>
        <TokensOfStories title={preparedMeta.title} />
      </Suspense>
      <Examples />
      <Proofs />
      <AccessibilityResults group={path.replace(/^src\//, "").replace(/\.tsx$/, "")} />
      <ComponentSource path={path} />
    </>
  );
}
