import { DocsContext, Markdown } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { StoryWithCode } from "./source.tsx";

/** The tag of stories that teach the use of a component, beside the first one of each file. */
const exampleTag = "example";

/** The stories after the first one that have the tag `example`, each with its code. */
export function Examples() {
  const examples = use(DocsContext)
    .componentStories()
    .filter(({ tags }, index) => index > 0 && tags.includes(exampleTag));
  if (examples.length === 0) return null;
  return (
    <>
      <h2>Examples</h2>
      {examples.map(({ id, name, moduleExport }) => (
        <section key={id} aria-label={name}>
          <h3 id={`anchor--${id}`}>{name}</h3>
          <StoryWithCode of={moduleExport} />
        </section>
      ))}
    </>
  );
}

/** The first story, with its code. */
export function FirstExample() {
  const [first] = use(DocsContext).componentStories();
  return first && <StoryWithCode of={first.moduleExport} />;
}

/** Links to the stories that prove what the component guarantees. */
export function Proofs() {
  const proofs = use(DocsContext)
    .componentStories()
    .filter(({ tags }, index) => index > 0 && !tags.includes(exampleTag));
  if (proofs.length === 0) return null;
  const links = proofs.map(({ id, name }) => `- [${name}](?path=/story/${id})`);
  return (
    <>
      <h2>Proofs</h2>
      <p>Each of these stories is a test of a guarantee: it runs in a browser, and its panel shows the steps.</p>
      <Markdown>{links.join("\n")}</Markdown>
    </>
  );
}
