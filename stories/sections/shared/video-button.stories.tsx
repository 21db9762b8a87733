import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { sampleVideo } from "#content/sample-video.ts";
import { video } from "#content/video.ts";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { onSurface } from "../../surface.tsx";

const name = `Watch the video: ${video.title}, 26 seconds`;

const meta = {
  title: "Sections/Shared/Video button",
  component: VideoButton,
  args: { video },
} satisfies Meta<typeof VideoButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheVideo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name })).toBeVisible();
    await expect(canvasElement.querySelector("video, iframe")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const OnInverseSections: Story = {
  decorators: [onSurface("inverse")],
};

export const OpensADialogAndReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name });
    await userEvent.click(button);
    await expect(await screen.findByLabelText(`Video: ${video.title}`)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const OpensAVideoOnYouTube: Story = {
  args: { video: sampleVideo },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Watch the video: ${sampleVideo.title}` }));
    await expect(await screen.findByTitle(`Video: ${sampleVideo.title}`)).toHaveAttribute(
      "src",
      expect.stringContaining(`/embed/${sampleVideo.id}`),
    );
  },
};

export const InHeroes: Story = {
  decorators: [onSurface("image")],
};

export const InSmallWindows: Story = fitsSmallWindow;
