import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect } from "storybook/test";
import { reviews } from "#content/review.ts";
import { ReviewPanel } from "#sections/catalog/review-panel.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Catalog/Review panel",
  component: ReviewPanel,
  args: { reviews },
} satisfies Meta<typeof ReviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSamples: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await expect(canvas.getByText(/These two reviews are samples/)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Add a review" })).toBeVisible();
    await expect(
      canvas.getByText("Your email address will not be published. Required fields are marked *"),
    ).toBeVisible();
    await expect(await canvas.findByRole("form", { name: "Add a review" })).toBeInTheDocument();
    await step("Prerendered, it explains what to do without JavaScript", async () => {
      const markup = renderToStaticMarkup(
        <MemoryRouter>
          <ReviewPanel {...args} />
        </MemoryRouter>,
      );
      await expect(markup).toContain("This form needs JavaScript.");
      await expect(markup).not.toContain("<form");
      for (const { text } of reviews) await expect(markup).toContain(text);
    });
  },
};

/** As behind a tab that is not selected. */
export const DoesNotLoadTheFormWhileHidden: Story = {
  decorators: [
    (Story) => (
      <div hidden>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvasElement.querySelector("form")).toBeNull();
    canvasElement.querySelector<HTMLElement>("[hidden]")!.hidden = false;
    await expect(await canvas.findByRole("form", { name: "Add a review" })).toBeVisible();
  },
};

/** Below the fold, too: the Tab key alone must reach it. */
export const LoadsTheFormBelowTheFold: Story = {
  decorators: [
    (Story) => (
      <>
        <div className="h-screen" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("form", { name: "Add a review" })).toBeInTheDocument();
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
