import { page, pageMeta, pageStory, post, product, project } from "#tools/cli/template-page.ts";

/** One kind of file that `npm run new` creates, written for its example, whose names are replaced. */
export interface Template {
  /** The argument that creates the example. */
  example: string;
  files: Readonly<Record<string, string>>;
  steps: readonly string[];
}

const uiComponent = `import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const variants = cva("text-body", {
  variants: {
    /** The color: \`primary\`, or \`secondary\` for text of less weight. @default primary */
    tone: { primary: "text-primary", secondary: "text-secondary" },
  },
  defaultVariants: { tone: "primary" },
});

export type PriceTagProps = VariantProps<typeof variants> & {
  /** The visible text. */
  children: ReactNode;
};

/**
 * TODO: one sentence that says what the component is for.
 *
 * Guarantees: roles, keys and announcements; each has its story.
 * Requires: what the caller provides, such as an accessible name.
 */
export function PriceTag({ tone, children }: PriceTagProps) {
  return <p className={variants({ tone })}>{children}</p>;
}
`;

const uiStory = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PriceTag } from "#ui/price-tag.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Price tag",
  component: PriceTag,
  args: { children: "Example text" },
  parameters: {
    guide: { when: "", instead: {}, wcag: [] } satisfies Guide,
  },
} satisfies Meta<typeof PriceTag>;
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

const section = `import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

export type PriceListProps = {
  /** The heading, which names the region. */
  title: string;
};

/** TODO: one sentence that says what the section contains. */
export function PriceList({ title }: PriceListProps) {
  return (
    <Section labelledBy="price-list">
      <Container>
        <Heading level={2} size="lg" id="price-list">
          {title}
        </Heading>
      </Container>
    </Section>
  );
}
`;

const sectionStory = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PriceList } from "#sections/cart/price-list.tsx";

const meta = {
  title: "Sections/Cart/Price list",
  component: PriceList,
  args: { title: "Example title" },
} satisfies Meta<typeof PriceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsARegionNamedByItsTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Example title" })).toBeVisible();
  },
};
`;

const componentSteps = [
  "Replace the TODO of the docstring: `npm run check` rejects it.",
  "Develop it in Storybook: npm run storybook",
  "Add a story for every guarantee and state, then: npm run check && npm test",
];

const recordSteps = (address: string) => [
  "Replace every TODO, the values beside them, and the picture.",
  "Check it: npm test -- tests/content.test.ts",
  `Read it: npm run dev, then http://localhost:5173/${address}`,
];

/** The templates, by the first part of the argument of `npm run new`. */
export const templates: Readonly<Record<string, Template>> = {
  ui: {
    example: "ui/price-tag",
    files: { "src/ui/price-tag.tsx": uiComponent, "stories/ui/price-tag.stories.tsx": uiStory },
    steps: componentSteps,
  },
  sections: {
    example: "sections/cart/price-list",
    files: {
      "src/sections/cart/price-list.tsx": section,
      "stories/sections/cart/price-list.stories.tsx": sectionStory,
    },
    steps: componentSteps,
  },
  pages: {
    example: "pages/open-positions",
    files: {
      "src/pages/open-positions.tsx": page,
      "src/content/page-meta/open-positions.ts": pageMeta,
      "stories/pages/open-positions.stories.tsx": pageStory,
    },
    steps: [
      "Replace the TODO of the description and of the docstring.",
      'Add the page to src/app/routes.tsx: const openPositions = lazyPage(() => import("#pages/open-positions.tsx").then((m) => m.OpenPositionsPage));',
      'Add its route above the last one: route("/open-positions", openPositions),',
      "Link to it, for instance in `navigation` of src/content/site.ts, then: npm run check && npm test",
    ],
  },
  post: {
    example: "post/choosing-a-factory",
    files: { "src/content/post/choosing-a-factory.ts": post },
    steps: recordSteps("blog, which lists it first"),
  },
  project: {
    example: "project/13",
    files: { "src/content/project/13.ts": project },
    steps: recordSteps("project-single/13"),
  },
  product: {
    example: "product/field-notes",
    files: { "src/content/product/field-notes.ts": product },
    steps: recordSteps("shop"),
  },
};
