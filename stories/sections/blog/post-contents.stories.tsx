import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { postById } from "#content/post.ts";
import { watchCurrentSection } from "#lib/navigation/watch-current-section.ts";
import { PostContents } from "#sections/blog/post-contents.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const { sections } = postById("1")!;

const meta = {
  title: "Sections/Blog/Post contents",
  component: PostContents,
  args: { sections },
} satisfies Meta<typeof PostContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksToEverySection: Story = {
  args: {
    sections: ["Where to begin", "Where to begin?", "Überblick und Maße", "…"].map((heading) => ({
      heading,
      paragraphs: [],
    })),
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole("navigation", { name: "In this post" })).getAllByRole("link");
    await expect(links.map((link) => decodeURI((link as HTMLAnchorElement).hash))).toEqual([
      "#where-to-begin",
      "#where-to-begin-2",
      "#überblick-und-maße",
      "#section",
    ]);
  },
};

export const NamesTheSectionInView: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <h3 id="first">First</h3>
        <div className="h-screen" />
        <h3 id="second">Second</h3>
        <div className="h-screen" />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const onChange = fn();
    const controller = new AbortController();
    watchCurrentSection(["first", "second"], onChange, controller.signal);
    for (const name of ["Second", "First"]) {
      canvas.getByRole("heading", { name }).scrollIntoView({ behavior: "instant" });
      await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(name.toLowerCase()));
    }
    controller.abort();
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
