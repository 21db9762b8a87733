import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { VideoDialog } from "#sections/shared/video-dialog.tsx";

const meta = {
  title: "Sections/Shared/Video dialog",
  component: VideoDialog,
  // An open dialog would make the rest of the documentation inert.
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: {
    video: { title: "A day on the line", id: "aqz-KE-bpKQ", note: "Licensed CC BY 3.0." },
    open: true,
    onOpenChange: fn(),
  },
  // An open dialog would cover the documentation.
  tags: ["!autodocs"],
} satisfies Meta<typeof VideoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const frame = await screen.findByTitle("Video: A day on the line");
    const { origin, pathname, search } = new URL((frame as HTMLIFrameElement).src);
    await expect(origin).toBe("https://www.youtube-nocookie.com");
    await expect(pathname + search).toBe("/embed/aqz-KE-bpKQ?autoplay=1");
    await expect(frame).toHaveAttribute("allow", expect.stringContaining("autoplay"));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const SaysThatTheFrameLoads: Story = {
  play: async () => {
    const frame = await screen.findByTitle("Video: A day on the line");
    const status = screen.getByRole("status");
    frame.dispatchEvent(new Event("load"));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await waitFor(() => expect(frame).toBeVisible());
  },
};

export const LinksToTheVideoBelowItsNote: Story = {
  play: async () => {
    await expect(await screen.findByText(/Licensed CC BY 3.0/)).toBeVisible();
    await expect(screen.getByRole("link", { name: /^Watch it on YouTube/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    );
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(document.querySelector("iframe[src*=youtube]")).toBeNull();
  },
};
