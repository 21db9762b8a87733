import { Controls, Markdown, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";

/** What a story file says of its component beside the examples: `parameters: { guide: { … } satisfies Guide }`. */
export type Guide = {
  /** One row a key: what is pressed, and what comes of it. */
  keyboard?: readonly (readonly [key: string, effect: string])[];
  do?: readonly string[];
  dont?: readonly string[];
};

type Documented = { __docgenInfo?: { description?: string } } | undefined;

/** The docstring in its parts: what it is for, what it gives, what it asks. */
function partsOf(docstring: string): { purpose: string; gives: string; asks: string } {
  const [purpose = "", ...rest] = docstring.split(/^(?=Guarantees:|Requires:)/m);
  const part = (word: string) =>
    rest
      .find((text) => text.startsWith(word))
      ?.slice(word.length)
      .trim() ?? "";
  return { purpose, gives: part("Guarantees:"), asks: part("Requires:") };
}

function Sentences({ title, list }: { title: string; list: readonly string[] | undefined }) {
  if (!list?.length) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {list.map((sentence) => (
          <li key={sentence}>
            <Markdown>{sentence}</Markdown>
          </li>
        ))}
      </ul>
    </>
  );
}

function Keyboard({ keys }: { keys: Guide["keyboard"] }) {
  if (!keys?.length) return null;
  return (
    <>
      <h3>Keyboard</h3>
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
                {key.split(", ").map((one, index) => (
                  <span key={one}>
                    {index > 0 && ", "}
                    <kbd>{one}</kbd>
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

/** The page of every component: purpose, contract, an example with its controls, the keyboard, do and don't, all stories. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { purpose, gives, asks } = partsOf((preparedMeta.component as Documented)?.__docgenInfo?.description ?? "");
  const guide = preparedMeta.parameters["guide"] as Guide | undefined;
  return (
    <>
      <Title />
      <Markdown>{purpose}</Markdown>
      <Primary />
      <Controls />
      {gives && <Markdown>{`**Guarantees:** ${gives}`}</Markdown>}
      {asks && <Markdown>{`**Requires:** ${asks}`}</Markdown>}
      <Keyboard keys={guide?.keyboard} />
      <Sentences title="Do" list={guide?.do} />
      <Sentences title="Don’t" list={guide?.dont} />
      <Stories includePrimary={false} />
    </>
  );
}
