import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RatingInput } from "#ui/rating-input.tsx";
import type { Guide } from "../docs/guide.tsx";
import { fitsSmallWindow } from "../measure.ts";

const meta = {
  title: "UI/Rating input",
  component: RatingInput,
  parameters: {
    guide: {
      proofs: {
        RatingInput: "NothingSelected; NothingSelected, TargetsAreAtLeast44PixelsHigh; Invalid",
      },
      when: "For the stars of a review that a visitor writes.",
      instead: { "stars that are only shown": "`Rating`" },
      pattern: "radio",
      wcag: ["1.3.1", "3.3.1", "4.1.2"],
      keyboard: [
        ["Tab", "Moves to the selected rating, or to the first."],
        ["Arrow keys", "Select the next or previous rating, and wrap."],
        ["Space", "Selects the focused rating."],
      ],
      do: ["Name the subject of the rating in the legend."],
      dont: ["Select a rating by default.", "Use it to display a rating; use `Rating`."],
    } satisfies Guide,
  },
  args: { legend: "Your rating", name: "rating", onChange: fn() },
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Your rating" }).tagName).toBe("FIELDSET");
    for (const [index, name] of ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"].entries()) {
      const radio = canvas.getByRole<HTMLInputElement>("radio", { name });
      await expect(radio).not.toBeChecked();
      await expect(radio.value).toBe(String(index + 1));
    }
    await expect(canvas.getAllByRole("radio")).toHaveLength(5);
    await expect(canvas.getByRole("radiogroup")).not.toHaveAttribute("aria-invalid");
  },
};

export const ClickSelects: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("4 stars"));
    await expect(canvas.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const SpaceAndArrowKeysSelect: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: "1 star" })).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "5 stars" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "5 stars" })).toHaveFocus();
  },
};

export const TargetsAreAtLeast44PixelsHigh: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio"))
      await expect(radio.closest("label")!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Invalid: Story = {
  tags: ["example"],
  args: { required: true, error: "The rating field is required. Choose one to five stars." },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: /^Your rating/ });
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription(args.error!);
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
