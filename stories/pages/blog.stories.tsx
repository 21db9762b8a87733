import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { posts } from "#content/post.ts";
import { BlogPage } from "#pages/blog.tsx";
import { columns, oneInARow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Blog",
  component: BlogPage,
  args: { sidebar: "right" },
  parameters: { ...wholePage, path: "/blog" },
  decorators: [inMain],
} satisfies Meta<typeof BlogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPosts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Blog", heading: "Blog", path: "/blog" });
    await expect(trail(canvasElement)).toEqual(["Home", "Blog"]);
    await expect(canvas.getAllByRole("article")).toHaveLength(posts.length);
  },
};

export const NewestPostFirst: Story = {
  play: async ({ canvas }) => {
    const news = within(canvas.getByRole("region", { name: "Latest News" }));
    const days = news.getAllByRole("article").map((card) => within(card).getByRole("time").getAttribute("datetime")!);
    await expect(days).toEqual(days.toSorted().toReversed());
  },
};

export const SidebarOffersWaysToFindAPost: Story = {
  play: async ({ canvas }) => {
    const aside = within(canvas.getByRole("complementary", { name: "Blog" }));
    await expect(aside.getByRole("search", { name: "Posts" })).toBeVisible();
    await expect(
      aside
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual(["Categories", "Recent posts", "Tags"]);
    await expect(aside.getByRole("link", { name: "Risk Management" })).toHaveAttribute("href", "/service-single/2");
    await expect(aside.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  },
};

export const SearchFindsByTitle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "WE'RE live");
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await expect(canvas.getByRole("heading", { level: 3, name: "We're live!" })).toBeVisible();
    await expect(await canvas.findByText("1 post found")).toBeVisible();
  },
};

export const SearchFindsByTag: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "network");
    const found = canvas.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
    const tagged = posts.filter(({ tags }) => tags.includes("Network")).map(({ title }) => title);
    await expect(found).toEqual(expect.arrayContaining(tagged));
    await expect(found.length).toBeLessThan(posts.length);
  },
};

export const SearchFindsByAuthorAndSubtitle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "sofia provider");
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};

export const SidebarOnTheLeftIsReadFirst: Story = {
  args: { sidebar: "left" },
  parameters: { path: "/blog-left-sidebar" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Latest News", heading: "Latest News", path: "/blog-left-sidebar" });
    const [aside, list] = [canvas.getByRole("complementary", { name: "Blog" }), canvas.getAllByRole("article")[0]!];
    await expect(aside.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().left);
    await expect(aside.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const WithoutASidebar: Story = {
  args: { sidebar: "none" },
  parameters: { path: "/blog-fullwidth" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "All posts", heading: "All posts", path: "/blog-fullwidth" });
    await expect(canvas.queryByRole("complementary")).not.toBeInTheDocument();
    await expect(columns(canvas.getAllByRole("article"))).toBe(3);
    await expect(canvas.getByRole("searchbox")).toBeVisible();
  },
};

export const FeedForReaders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "RSS feed" })).toHaveAttribute("href", "/rss.xml");
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "zeppelin");
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
    await expect(canvas.getByText(/No post matches what you typed/)).toBeVisible();
    await expect(await canvas.findByText("No post matches. Try another word.")).toBeVisible();
  },
};

export const ClearingTheBoxShowsAllAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "zeppelin");
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByRole("searchbox"));
    await expect(canvas.getAllByRole("article")).toHaveLength(posts.length);
  },
};

export const EnterLeadsNowhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "live{Enter}");
    await expect(canvas.getByRole("searchbox")).toHaveValue("live");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};

export const TwoInARowBesideTheSidebar: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    await expect(columns(cards)).toBe(2);
    const right = Math.max(...cards.map((card) => card.getBoundingClientRect().right));
    await expect(canvas.getByRole("complementary").getBoundingClientRect().left).toBeGreaterThan(right);
  },
};

export const OnASmallScreen: Story = oneInARow;
