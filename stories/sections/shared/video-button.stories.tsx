import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { lightRing } from "#content/service-photo.ts";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { onSurface } from "../../surface.tsx";

const video = {
  title: "A day on the line",
  id: "aqz-KE-bpKQ",
  note: "Two minutes with a line operator.",
  still: lightRing.picture,
};

const meta = {
  title: "Sections/Shared/Video button",
  component: VideoButton,
  args: { video },
} satisfies Meta<typeof VideoButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheVideo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Watch the video: A day on the line" })).toBeVisible();
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const OnInverseSections: Story = {
  decorators: [onSurface("inverse")],
};

export const OpensADialogAndReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Watch the video: A day on the line" });
    await userEvent.click(button);
    await expect(await screen.findByTitle("Video: A day on the line")).toHaveAttribute(
      "src",
      expect.stringContaining("/embed/aqz-KE-bpKQ"),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const InHeroes: Story = {
  decorators: [onSurface("hero")],
};

export const InSmallWindows: Story = fitsSmallWindow;
