import { Controls, Markdown, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";

/** The usage notes of a component in its story file: `parameters: { guide: { … } satisfies Guide }`. */
export type Guide = {
  /** One row per key, with its effect. */
  keyboard?: readonly (readonly [key: string, effect: string])[];
  /** Recommended uses. */
  do?: readonly string[];
  /** Uses to avoid. */
  dont?: readonly string[];
};

type ComponentWithDocs = { __docgenInfo?: { description?: string } } | undefined;

/** Splits a docstring into its description and its `Guarantees:` and `Requires:` lines. */
function parseDocstring(docstring: string): { description: string; guarantees: string; requires: string } {
  const [description = "", ...sections] = docstring.split(/^(?=Guarantees:|Requires:)/m);
  const section = (label: string) =>
    sections
      .find((text) => text.startsWith(label))
      ?.slice(label.length)
      .trim() ?? "";
  return { description, guarantees: section("Guarantees:"), requires: section("Requires:") };
}

function BulletList({ title, items }: { title: string; items: readonly string[] | undefined }) {
  if (!items?.length) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Markdown>{item}</Markdown>
          </li>
        ))}
      </ul>
    </>
  );
}

function KeyboardTable({ keys }: { keys: Guide["keyboard"] }) {
  if (!keys?.length) return null;
  return (
    <>
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, effect]) => (
            <tr key={key}>
              <th scope="row">
                {key.split(", ").map((name, index) => (
                  <span key={name}>
                    {index > 0 && ", "}
                    <kbd>{name}</kbd>
                  </span>
                ))}
              </th>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The documentation page of a component: description, example and controls, contract, keyboard, usage, stories. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { description, guarantees, requires } = parseDocstring(
    (preparedMeta.component as ComponentWithDocs)?.__docgenInfo?.description ?? "",
  );
  const guide = preparedMeta.parameters["guide"] as Guide | undefined;
  return (
    <>
      <Title />
      <Markdown>{description}</Markdown>
      <Primary />
      <Controls />
      {guarantees && <Markdown>{`**Guarantees:** ${guarantees}`}</Markdown>}
      {requires && <Markdown>{`**Requires:** ${requires}`}</Markdown>}
      <KeyboardTable keys={guide?.keyboard} />
      <BulletList title="Do" items={guide?.do} />
      <BulletList title="Don’t" items={guide?.dont} />
      <Stories includePrimary={false} />
    </>
  );
}
