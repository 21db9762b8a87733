/** The names of one component: `price-tag` is PriceTag in code and 'Price tag' in prose. */
export interface ComponentName {
  file: string;
  code: string;
  prose: string;
}

/** What a new component of a layer looks like, and the story that proves it. */
interface Template {
  component: (name: ComponentName) => string;
  story: (name: ComponentName) => string;
}

const uiComponent = ({ code }: ComponentName) => `import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const variants = cva("text-body", {
  variants: { tone: { plain: "text-primary", quiet: "text-secondary" } },
  defaultVariants: { tone: "plain" },
});

export type ${code}Props = VariantProps<typeof variants> & { children: ReactNode };

/**
 * One sentence: what it is for.
 *
 * Guarantees: what holds wherever it is used; each line has its story.
 * Requires: what it cannot know by itself, such as a name.
 */
export function ${code}({ tone, children }: ${code}Props) {
  return <p className={variants({ tone })}>{children}</p>;
}
`;

const uiStory = ({ file, code, prose }: ComponentName) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${code} } from "#ui/${file}.tsx";

const meta = {
  title: "UI/${prose}",
  component: ${code},
  args: { children: "Made to last" },
} satisfies Meta<typeof ${code}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Quiet: Story = { args: { tone: "quiet" } };

export const ShowsItsWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Made to last")).toBeVisible();
  },
};
`;

const sectionComponent = ({ file, code }: ComponentName) => `import { Section } from "#ui/section.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";

export type ${code}Props = { title: string };

/** One sentence: what a reader finds here. */
export function ${code}({ title }: ${code}Props) {
  return (
    <Section labelledBy="${file}">
      <Container>
        <Heading level={2} size="heading" id="${file}">
          {title}
        </Heading>
      </Container>
    </Section>
  );
}
`;

const sectionStory = ({
  file,
  code,
  prose,
}: ComponentName) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${code} } from "#sections/${file}.tsx";

const meta = {
  title: "Sections/${prose}",
  component: ${code},
  args: { title: "Made to last" },
} satisfies Meta<typeof ${code}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsARegionNamedByItsTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Made to last" })).toBeVisible();
  },
};
`;

/** The layers that `npm run new` can add to. */
export const templates: Readonly<Record<string, Template>> = {
  ui: { component: uiComponent, story: uiStory },
  sections: { component: sectionComponent, story: sectionStory },
};
