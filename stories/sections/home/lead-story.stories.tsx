import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { journalPosts } from "#content/generated/home-posts.ts";
import { LeadStory } from "#sections/home/lead-story.tsx";
import { fitsASmallScreen, pressed } from "../../measure.ts";

const [newest] = journalPosts;
if (!newest) throw new Error("There is no post to lead with.");

const meta = {
  title: "Sections/Home/Lead story",
  component: LeadStory,
  parameters: { layout: "fullscreen" },
  args: { post: newest },
} satisfies Meta<typeof LeadStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToItsPost: Story = {
  play: async ({ canvas, args: { post } }) => {
    const story = within(canvas.getByRole("article"));
    await expect(story.getByRole("heading", { level: 2, name: post.title })).toBeVisible();
    await expect(story.getByRole("link", { name: post.title })).toHaveAttribute("href", `/blog-single/${post.id}`);
    await expect(story.getByText(post.author)).toBeVisible();
    await expect(story.getByRole("time")).toHaveAttribute("datetime", post.createdAt);
  },
};

export const ItsPictureIsThere: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAttribute("loading", "eager");
    await expect(pressed(image), "a press on the picture follows the title").not.toBe(image);
  },
};

export const OnASmallScreen: Story = fitsASmallScreen;
