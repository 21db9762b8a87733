import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ListStatus } from "#sections/shared/list-status.tsx";

const meta = {
  title: "Sections/Shared/List status",
  component: ListStatus,
  args: { status: "loading", items: "posts", headingId: "list-of-posts", onRetry: fn() },
  decorators: [
    (Story) => (
      <>
        <h2 id="list-of-posts" tabIndex={-1} className="mb-4 text-title">
          Posts, page 2
        </h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ListStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading posts…");
  },
};

export const FailedAndTriedAgain: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("These posts could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("heading"), "the button disappears, the focus does not").toHaveFocus();
  },
};

export const NothingWhenReady: Story = {
  args: { status: "ready" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
