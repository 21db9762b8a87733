import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { Player as StandIn } from "../../home.tsx";
import { onSurface } from "../../surface.tsx";

const Player = fn(StandIn).mockName("Player");

const meta = {
  title: "Sections/Shared/Video button",
  component: VideoButton,
  args: { video: { title: "A day on the line", id: "aqz-KE-bpKQ" }, Player },
} satisfies Meta<typeof VideoButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatItPlays: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Play video: A day on the line" })).toBeVisible();
    await expect(Player, "nothing is asked before it is pressed").not.toHaveBeenCalled();
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const OnDarkBands: Story = {
  args: { tone: "inverse" },
  decorators: [onSurface("inverse")],
};

export const PlaysAndReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Play video: A day on the line" });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText("Playing aqz-KE-bpKQ")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
