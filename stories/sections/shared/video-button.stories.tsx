import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { CaptionedVideoButton, VideoButton } from "#sections/shared/video-button.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { onSurface } from "../../surface.tsx";

const video = { title: "A day on the line", id: "aqz-KE-bpKQ", note: "Two minutes with a line operator." };

const meta = {
  title: "Sections/Shared/Video button",
  component: VideoButton,
  subcomponents: { CaptionedVideoButton },
  args: { video },
} satisfies Meta<typeof VideoButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheVideo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Play video: A day on the line" })).toBeVisible();
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const OnInverseSections: Story = {
  args: { tone: "inverse" },
  decorators: [onSurface("inverse")],
};

export const OpensADialogAndReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Play video: A day on the line" });
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

/** With a caption, as on the home pages. */
export const Captioned: Story = {
  render: () => <CaptionedVideoButton video={video} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Play video: A day on the line" })).toBeVisible();
    await expect(canvas.getByText("Two minutes with a line operator.")).toBeVisible();
  },
};

export const CaptionedOnImages: Story = {
  render: () => <CaptionedVideoButton video={video} tone="image" />,
  decorators: [onSurface("image")],
};

export const CaptionedOnInverseSections: Story = {
  render: () => <CaptionedVideoButton video={video} tone="inverse" />,
  decorators: [onSurface("inverse")],
};

export const InSmallWindows: Story = { ...Captioned, ...fitsSmallWindow };
