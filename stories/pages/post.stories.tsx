import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { postCards, records } from "#content/record-data.ts";
import { PostPage } from "#pages/post.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, isNotFound, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Post",
  component: PostPage,
  parameters: { ...wholePage, path: "/blog-single/1" },
  args: { ...records.post("1"), sidebar: "right" },
  decorators: [inMain],
} satisfies Meta<typeof PostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePost: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expectAPage(canvasElement, { title: "We're live!", heading: "We're live!", path: "/blog-single/1" });
    await expect(trail(canvasElement)).toEqual(["Home", "Blog", "We're live!"]);
    await expect(canvas.getByRole("heading", { level: 2, name: "Why choose the provider?" })).toBeVisible();
    await step("Link preview is an article", async () => {
      await expect(document.head.querySelector('meta[property="og:type"]')).toHaveAttribute("content", "article");
    });
    await step("Links to related posts", async () => {
      const aside = within(canvas.getByRole("complementary", { name: "Blog" }));
      await expect(aside.getByRole("heading", { level: 2, name: "Related posts" })).toBeVisible();
      const others = aside
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"))
        .filter((href) => href?.startsWith("/blog-single/") && !href.includes("#"));
      await expect(others).toHaveLength(3);
      await expect(others).not.toContain("/blog-single/1");
    });
    await step("The first post leads on to the newest", async () => {
      const next = within(canvas.getByRole("region", { name: "Read next" }));
      await expect(next.getByRole("link", { name: postCards[0]!.title })).toBeVisible();
    });
  },
};

export const SidebarOnTheLeftComesFirst: Story = {
  args: { sidebar: "left" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, {
      title: "We're live! (left sidebar)",
      heading: "We're live!",
      path: "/blog-single/1",
    });
    const aside = canvas.getByRole("complementary", { name: "Blog" });
    const text = canvas.getByRole("heading", { level: 3, name: "A fair question" });
    await expect(aside.getBoundingClientRect().right).toBeLessThan(text.getBoundingClientRect().left);
    await expect(aside.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // the article is as wide as the page, and covers no link of the sidebar
    const link = within(aside).getAllByRole("link")[0]!;
    link.scrollIntoView({ block: "center" });
    const { left, top, height } = link.getBoundingClientRect();
    await expect(link).toContainElement(document.elementFromPoint(left + 4, top + height / 2) as HTMLElement);
  },
};

export const InFullWidth: Story = {
  args: { sidebar: "none" },
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, {
      title: "We're live! (full width)",
      heading: "We're live!",
      path: "/blog-single/1",
    });
    await expect(canvas.queryByRole("complementary")).not.toBeInTheDocument();
    const related = within(canvas.getByRole("region", { name: "Related posts" }));
    await expect(related.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const UnknownId: Story = { ...isNotFound, args: records.post("99") };

export const OnASmallScreen: Story = fitsSmallWindow;
