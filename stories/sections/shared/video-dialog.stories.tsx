import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { sampleVideo } from "#content/sample-video.ts";
import { video } from "#content/video.ts";
import { VideoDialog } from "#sections/shared/video-dialog.tsx";
import { withMotion, withSavedData } from "../../motion.ts";

const meta = {
  title: "Sections/Shared/Video dialog",
  component: VideoDialog,
  // An open dialog would make the rest of the documentation inert.
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: {
    video,
    open: true,
    onOpenChange: fn(),
  },
  // An open dialog would cover the documentation.
  tags: ["!autodocs"],
} satisfies Meta<typeof VideoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findPlayer = () => screen.findByLabelText<HTMLVideoElement>(`Video: ${video.title}`);

/** The frame of the video on YouTube. */
const findFrame = () => screen.findByTitle<HTMLIFrameElement>(`Video: ${sampleVideo.title}`);

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const player = await findPlayer();
    await expect(player).toHaveAttribute("controls");
    await expect(player.poster).toMatch(/\.jpeg$/);
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Default: Story = {
  play: async ({ step }) => {
    await step("Has captions", async () => {
      const { textTracks } = await findPlayer();
      const [captions] = textTracks;
      if (!captions) throw new Error("The video has no text track.");
      await expect([captions.kind, captions.language]).toEqual(["captions", "en"]);
      captions.mode = "showing";
      await waitFor(() => expect(captions.cues).toHaveLength(6));
    });
    await step("Shows the transcript", async () => {
      const dialog = within(await screen.findByRole("dialog", { name: video.title }));
      await expect(dialog.getByRole("heading", { name: "Transcript", level: 3 })).toBeVisible();
      await expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(video.transcript);
      await expect(dialog.getByRole("link", { name: /^Open the video file/ })).toHaveAttribute("href", video.mp4);
    });
  },
};

export const StartsImmediately: Story = {
  beforeEach: withMotion,
  play: async () => {
    const player = await findPlayer();
    await waitFor(() => expect(player.currentTime).toBeGreaterThan(0), { timeout: 10_000 });
    await expect(player.currentSrc).toMatch(/\.webm$/);
  },
};

const waitsForAPress: Story["play"] = async () => {
  const player = await findPlayer();
  await expect(player).not.toHaveAttribute("autoplay");
  await expect([player.paused, player.networkState]).toEqual([true, HTMLMediaElement.NETWORK_IDLE]);
};

export const DoesNotStartUnderReducedMotion: Story = { play: waitsForAPress };

export const DoesNotStartUnderSaveData: Story = { beforeEach: withSavedData, play: waitsForAPress };

export const PlaysAVideoOnYouTube: Story = {
  args: { video: sampleVideo },
  play: async ({ args, userEvent }) => {
    const frame = await findFrame();
    const { origin, pathname, search } = new URL(frame.src);
    await expect(origin).toBe("https://www.youtube-nocookie.com");
    await expect(pathname + search).toBe("/embed/aqz-KE-bpKQ?autoplay=1");
    await expect(frame).toHaveAttribute("allow", expect.stringContaining("autoplay"));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const SaysThatTheFrameLoads: Story = {
  args: { video: sampleVideo },
  play: async () => {
    const frame = await findFrame();
    const status = screen.getByRole("status");
    frame.dispatchEvent(new Event("load"));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await waitFor(() => expect(frame).toBeVisible());
  },
};

export const LinksToTheVideoBelowItsNote: Story = {
  args: { video: sampleVideo },
  play: async () => {
    await expect(await screen.findByText(/licensed CC BY 3.0/)).toBeVisible();
    await expect(screen.getByRole("link", { name: /^Watch it on YouTube/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    );
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(document.querySelector("video, iframe")).toBeNull();
  },
};
