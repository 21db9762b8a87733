import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, fn, waitFor } from "storybook/test";
import { reviews } from "#content/review.ts";
import type { ReviewFormProps } from "#sections/catalog/review-form.tsx";
import { ReviewPanel } from "#sections/catalog/review-panel.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const Form = fn(({ labelledBy }: ReviewFormProps) => <form aria-labelledby={labelledBy} />).mockName("Form");

const meta = {
  title: "Sections/Catalog/Review panel",
  component: ReviewPanel,
  args: { reviews, Form },
} satisfies Meta<typeof ReviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSamples: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await expect(canvas.getByText(/These two reviews are samples/)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Add a review" })).toBeVisible();
    await expect(
      canvas.getByText("Your email address will not be published. Required fields are marked *"),
    ).toBeVisible();
    await expect(await canvas.findByRole("form", { name: "Add a review" })).toBeInTheDocument();
  },
};

/** What is hidden is not fetched: the panel waits behind its tab. */
export const HiddenItFetchesNothing: Story = {
  decorators: [
    (Story) => (
      <div hidden>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(Form).not.toHaveBeenCalled();
    canvasElement.querySelector<HTMLElement>("[hidden]")!.hidden = false;
    await waitFor(() => expect(Form).toHaveBeenCalled());
  },
};

/** Down the page it is there, too: who moves by Tab alone must not pass it by. */
export const FarDownThePageTheFormIsThere: Story = {
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

export const PrerenderedItSaysWhatToDoWithoutJavaScript: Story = {
  play: async ({ args }) => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <ReviewPanel {...args} />
      </MemoryRouter>,
    );
    await expect(markup).toContain("This form needs JavaScript.");
    await expect(markup).not.toContain("<form");
    for (const { text } of reviews) await expect(markup).toContain(text);
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
