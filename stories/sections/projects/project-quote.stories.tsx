import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { projectById } from "#content/project.ts";
import { ProjectQuote } from "#sections/projects/project-quote.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Projects/Project quote",
  component: ProjectQuote,
  args: projectById("7")!.quote,
} satisfies Meta<typeof ProjectQuote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const QuoteWithNameAndRole: Story = {
  play: async ({ args, canvas }) => {
    const figure = within(canvas.getByRole("figure"));
    await expect(figure.getByRole("blockquote")).toHaveTextContent(args.text);
    await expect(figure.getByText(args.name)).toBeVisible();
    await expect(figure.getByText(args.role)).toBeVisible();
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
