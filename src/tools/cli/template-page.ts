import type { FileName } from "#tools/cli/template-component.ts";

/** Path, title and description of a page. */
export const pageMeta = ({ file, value, prose }: FileName) => `import type { PageMeta } from "#content/schema-page.ts";

export const ${value}Meta: PageMeta = {
  path: "/${file}",
  title: "${prose}",
  description: "TODO: 50 to 155 characters that search engines show below the title of this page.",
};
`;

/** The source of a page. */
export const pageComponent = ({
  file,
  component,
  value,
  prose,
}: FileName) => `import { ${value}Meta } from "#content/page-meta/${file}.ts";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

/** TODO: one sentence that says what the page shows. */
export function ${component}Page() {
  return (
    <>
      <PageHeader {...${value}Meta} />
      <Section labelledBy="${file}">
        <Container>
          <Heading level={2} id="${file}">
            ${prose}
          </Heading>
        </Container>
      </Section>
    </>
  );
}
`;

/** The stories of a page. */
export const pageStory = ({
  file,
  component,
  prose,
}: FileName) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${component}Page } from "#pages/${file}.tsx";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/${prose}",
  component: ${component}Page,
  parameters: { ...wholePage, path: "/${file}" },
  decorators: [inMain],
} satisfies Meta<typeof ${component}Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAPage: Story = {
  play: async ({ canvasElement }) => {
    await expectAPage(canvasElement, { title: "${prose}", heading: "${prose}", path: "/${file}" });
  },
};
`;

/** A blog post. */
export const post = ({ file, value, prose }: FileName) => `import { liveSwitch } from "#content/post-photo.ts";
import type { PostDraft } from "#content/schema.ts";

export const ${value}: PostDraft = {
  id: "${file}",
  title: "${prose}",
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
