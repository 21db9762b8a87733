import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#tools/shared/run.ts";

// The files of the examples `pages/open-positions`, `post/choosing-a-factory`, `project/13` and `product/field-notes`;
// see template.ts.

export const page = `import { openPositionsMeta } from "#content/page-meta/open-positions.ts";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

/** TODO: one sentence that says what the page shows. */
export function OpenPositionsPage() {
  return (
    <>
      <PageHeader {...openPositionsMeta} />
      <Section labelledBy="open-positions">
        <Container>
          <Heading level={2} id="open-positions">
            Open positions
          </Heading>
        </Container>
      </Section>
    </>
  );
}
`;

export const pageMeta = `import type { PageMeta } from "#content/schema-page.ts";

export const openPositionsMeta: PageMeta = {
  path: "/open-positions",
  title: "Open positions",
  description: "TODO: 50 to 155 characters that search engines show below the title of this page.",
};
`;

export const pageStory = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { OpenPositionsPage } from "#pages/open-positions.tsx";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Open positions",
  component: OpenPositionsPage,
  parameters: { ...wholePage, path: "/open-positions" },
  decorators: [inMain],
} satisfies Meta<typeof OpenPositionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAPage: Story = {
  play: async ({ canvasElement }) => {
    await expectAPage(canvasElement, { title: "Open positions", heading: "Open positions", path: "/open-positions" });
  },
};
`;

export const post = `import { liveSwitch } from "#content/post-photo.ts";
import type { PostDraft } from "#content/schema.ts";

export const choosingAFactory: PostDraft = {
  id: "choosing-a-factory",
  title: "Choosing a factory",
  createdAt: "${new Date().toISOString().slice(0, 10)}",
  subtitle: "TODO: one line below the title",
  description: "TODO: 50 to 155 characters that lists and search engines show below the title.",
  author: "Sofia Chen",
  authorTitle: "Marketer",
  comments: 0,
  tags: ["Engineering"],
  image: liveSwitch,
  networkArr: [],
  networkArr2: [],
  sections: [{ heading: "TODO: heading", paragraphs: ["TODO: paragraph"] }],
};
`;

const textOf = (record: string) => readFileSync(path.join(root, `src/content/${record}.ts`), "utf8");

/** An existing record as a model, whose sentences are to be replaced. */
const modelOf = (record: string) =>
  textOf(record)
    .replaceAll(/"([^"]*)"/g, (literal, words: string) => (words.includes(" ") ? `"TODO: ${words}"` : literal))
    .replace(/^ *updatedAt: .*\n/m, "");

export const project = modelOf("project/12").replace("assemblyJig", "project13").replace('"12"', '"13"');

const productIds = globSync("src/content/product/*.ts", { cwd: root }).map((file) =>
  Number(/id: (\d+)/.exec(textOf(`product/${path.parse(file).name}`))?.[1]),
);

export const product = modelOf("product/circuit-thinking")
  .replace("circuitThinking", "fieldNotes")
  .replace(/id: \d+/, `id: ${Math.max(...productIds) + 1}`);
