import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Details } from "#ui/details.tsx";
import { Heading } from "#ui/heading.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Details",
  component: Details,
  parameters: {
    guide: {
      proofs: {
        Details: "StartsOpen; ClosesBelowASmallWindow",
      },
      when: "For a long list that small windows should not show at first.",
      instead: { "several sections": "`Accordion`", "a panel over the page": "`Disclosure`" },
      pattern: "disclosure",
      wcag: ["2.1.1", "4.1.2"],
      keyboard: [["Enter, Space", "Opens or closes the content."]],
      do: ["Use it for a list that most visitors pass over in a small window."],
      dont: ["Use it for content that visitors need to decide.", "Place links or buttons in the summary."],
    } satisfies Guide,
  },
  args: {
    summary: (
      <Heading level={3} size="md">
        Parts list
      </Heading>
    ),
    children: <p className="py-4">Lid, gasket, circuit board, housing.</p>,
  },
} satisfies Meta<typeof Details>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = /^Lid, gasket/;

export const StartsOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Parts list" })).toBeVisible();
    await expect(canvas.getByText(content)).toBeVisible();
  },
};

export const ClosesAndOpens: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText("Parts list"));
    await waitFor(() => expect(canvasElement.querySelector("details")).not.toHaveAttribute("open"));
    await expect(canvas.getByText(content)).not.toBeVisible();
    await userEvent.click(canvas.getByText("Parts list"));
    await waitFor(() => expect(canvas.getByText(content)).toBeVisible());
  },
};

const belowTheWindow: NonNullable<Story["decorators"]> = (Story) => (
  <>
    <div className="min-h-screen" />
    <div className="min-h-screen" />
    <Story />
  </>
);

export const ClosesBelowASmallWindow: Story = {
  globals: { viewport: { value: "w320" } },
  decorators: [belowTheWindow],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("details")).not.toHaveAttribute("open"));
    await expect(canvas.getByText(content)).not.toBeVisible();
    await expect(overflow()).toBe(0);
  },
};

export const StaysOpenBelowALargeWindow: Story = {
  globals: { viewport: { value: "w1280" } },
  decorators: [belowTheWindow],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("details")).toHaveAttribute("open");
    await expect(canvas.getByText(content)).toBeVisible();
  },
};

export const LineBelowTheSummaryIsStraight: Story = {
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector("summary")!).borderRadius).toBe("0px");
  },
};
