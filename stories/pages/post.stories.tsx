import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router-dom";
import { expect, within } from "storybook/test";
import { PostPage } from "#pages/post";
import { overflow } from "../measure";
import { expectAPage, inMain, trail, wholePage } from "../whole-page";

const meta = {
  title: "Pages/Post",
  component: PostPage,
  parameters: { ...wholePage, path: "/blog-single/1" },
  decorators: [inMain],
  render: () => (
    <Routes>
      <Route path="/blog-single/:id" element={<PostPage />} />
    </Routes>
  ),
} satisfies Meta<typeof PostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePost: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "We're live!", heading: "We're live!", path: "/blog-single/1" });
    await expect(trail(canvasElement)).toEqual(["Home", "Blog", "We're live!"]);
    await expect(canvas.getByRole("heading", { level: 2, name: "Why choose the provider?" })).toBeVisible();
  },
};

export const TellsLinkPreviewsThatItIsAnArticle: Story = {
  play: async () => {
    await expect(document.head.querySelector('meta[property="og:type"]')).toHaveAttribute("content", "article");
  },
};

export const LeadsToTheOtherPosts: Story = {
  play: async ({ canvas }) => {
    const aside = within(canvas.getByRole("complementary", { name: "Blog" }));
    await expect(aside.getByRole("heading", { level: 2, name: "Related posts" })).toBeVisible();
    await expect(aside.getByRole("link", { name: "Engineering & Design Network" })).toHaveAttribute(
      "href",
      "/blog-single/2",
    );
    await expect(aside.queryByRole("link", { name: "We're live!" })).not.toBeInTheDocument();
  },
};

export const UnknownId: Story = {
  parameters: { path: "/blog-single/99" },
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Page not found", heading: "Oops! Page Not Found!", path: "/404" });
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
