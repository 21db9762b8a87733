/** The names of a new file: `price-tag` is `PriceTag` as a component, `priceTag` as a value and 'Price tag' in prose. */
export interface FileName {
  /** The domain folder of a section, such as `cart`; empty for the other kinds. */
  domain: string;
  file: string;
  component: string;
  value: string;
  prose: string;
}

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The source of a ui component. */
export const uiComponent = ({ component }: FileName) => `import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const variants = cva("text-body", {
  variants: {
    /** The color: \`primary\`, or \`secondary\` for text of less weight. @default primary */
    tone: { primary: "text-primary", secondary: "text-secondary" },
  },
  defaultVariants: { tone: "primary" },
});

export type ${component}Props = VariantProps<typeof variants> & {
  /** The visible text. */
  children: ReactNode;
};

/**
 * TODO: one sentence that says what the component is for.
 *
 * Guarantees: roles, keys and announcements; each has its story.
 * Requires: what the caller provides, such as an accessible name.
 */
export function ${component}({ tone, children }: ${component}Props) {
  return <p className={variants({ tone })}>{children}</p>;
}
`;

/** The stories of a ui component. */
export const uiStory = ({
  file,
  component,
  prose,
}: FileName) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${component} } from "#ui/${file}.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/${prose}",
  component: ${component},
  args: { children: "Example text" },
  parameters: {
    guide: { when: "", instead: {}, wcag: [] } satisfies Guide,
  },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { tone: "secondary" } };

export const RendersItsChildren: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Example text")).toBeVisible();
  },
};
`;

/** The source of a section. */
export const sectionComponent = ({ file, component }: FileName) => `import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

export type ${component}Props = {
  /** The heading, which names the region. */
  title: string;
};

/** TODO: one sentence that says what the section contains. */
export function ${component}({ title }: ${component}Props) {
  return (
    <Section labelledBy="${file}">
      <Container>
        <Heading level={2} size="lg" id="${file}">
          {title}
        </Heading>
      </Container>
    </Section>
  );
}
`;

/** The stories of a section. */
export const sectionStory = ({
  domain,
  file,
  component,
  prose,
}: FileName) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${component} } from "#sections/${domain}/${file}.tsx";

const meta = {
  title: "Sections/${capitalize(domain)}/${prose}",
  component: ${component},
  args: { title: "Example title" },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsARegionNamedByItsTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Example title" })).toBeVisible();
  },
};
`;
