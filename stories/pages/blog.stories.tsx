import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";
import { posts } from "#content/post.ts";
import { BlogPage } from "#pages/blog.tsx";
import { Button } from "#ui/button.tsx";
import { countColumns, oneColumn } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

/** The address and the last kind of navigation, and links that leave a search and return to it. */
function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center gap-4 p-4">
      <output aria-label="Address" className="min-w-0 wrap-anywhere">
        {pathname + search}
      </output>
      <output aria-label="Navigation">{useNavigationType()}</output>
      <Button size="compact" variant="secondary" onClick={() => void navigate("/blog")}>
        All posts
      </Button>
      <Button size="compact" variant="secondary" onClick={() => void navigate(-1)}>
        Back
      </Button>
    </div>
  );
}

const meta = {
  title: "Pages/Blog",
  component: BlogPage,
  args: { sidebar: "right" },
  parameters: { ...wholePage, path: "/blog" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Address />
      </>
    ),
    inMain,
  ],
} satisfies Meta<typeof BlogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPosts: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expectAPage(canvasElement, { title: "Blog", heading: "Blog", path: "/blog" });
    await expect(trail(canvasElement)).toEqual(["Home", "Blog"]);
    await expect(canvas.getAllByRole("article")).toHaveLength(posts.length);
    await step("Newest post first", async () => {
      const news = within(canvas.getByRole("region", { name: "Latest News" }));
      const days = news.getAllByRole("article").map((card) => within(card).getByRole("time").getAttribute("datetime")!);
      await expect(days).toEqual(days.toSorted().toReversed());
    });
    await step("Sidebar with search, categories and tags", async () => {
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
    });
    await step("Links to the feed", async () => {
      await expect(canvas.getByRole("link", { name: "RSS feed" })).toHaveAttribute("href", "/rss.xml");
    });
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

export const SearchIgnoresAccents: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "Sófia PROVÏDER");
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};

export const SearchIsKeptInTheAddress: Story = {
  parameters: { path: "/blog?page=1" },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("searchbox");
    const address = canvas.getByLabelText("Address");
    await userEvent.type(box, "sofia provider");
    await waitFor(() => expect(address).toHaveTextContent("/blog?q=sofia+provider"));
    await expect(canvas.getByLabelText("Navigation")).toHaveTextContent("REPLACE");
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "All posts" }));
    await waitFor(() => expect(box).toHaveValue(""));
    await expect(canvas.getAllByRole("article")).toHaveLength(posts.length);
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(box).toHaveValue("sofia provider"));
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.clear(box);
    await waitFor(() => expect(address).toHaveTextContent(/^\/blog$/));
  },
};

export const SearchFromTheAddress: Story = {
  parameters: { path: "/blog?q=network&page=99" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("network");
    const found = canvas.getAllByRole("article").length;
    await expect(found).toBeGreaterThan(0);
    await expect(found).toBeLessThan(posts.length);
  },
};

export const UnknownPageShowsTheFirst: Story = {
  parameters: { path: "/blog?page=two&sort=title" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(posts.length);
  },
};

export const SidebarOnTheLeftComesFirst: Story = {
  args: { sidebar: "left" },
  parameters: { path: "/blog-left-sidebar" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Latest News", heading: "Latest News", path: "/blog" });
    const aside = canvas.getByRole("complementary", { name: "Blog" });
    const list = within(canvas.getByRole("region", { name: "From the workbench" })).getByText(posts[0]!.subtitle);
    await expect(aside.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().left);
    await expect(aside.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const WithoutASidebar: Story = {
  args: { sidebar: "none" },
  parameters: { path: "/blog-fullwidth" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "All posts", heading: "All posts", path: "/blog" });
    await expect(canvas.queryByRole("complementary")).not.toBeInTheDocument();
    // the newest post beside two, and rows in two columns
    const articles = canvas.getAllByRole("article");
    await expect(countColumns(articles.slice(0, 3))).toBe(2);
    await expect(countColumns(articles.slice(3))).toBe(2);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "zeppelin");
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
    await expect(canvas.getByText(/No post matches your search/)).toBeVisible();
    await expect(await canvas.findByText("No post matches. Try another word.")).toBeVisible();
  },
};

export const ClearingTheSearchShowsAllPosts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "zeppelin");
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByRole("searchbox"));
    await expect(canvas.getAllByRole("article")).toHaveLength(posts.length);
  },
};

export const EnterDoesNotNavigate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "live{Enter}");
    await expect(canvas.getByRole("searchbox")).toHaveValue("live");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};

export const AFrontPageAndRowsBesideTheSidebar: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const articles = canvas.getAllByRole("article");
    const { left } = canvas.getByRole("complementary").getBoundingClientRect();
    for (const article of articles) await expect(article.getBoundingClientRect().right).toBeLessThan(left);
    await expect(countColumns(articles.slice(1, 3))).toBe(2);
    await expect(countColumns(articles.slice(3))).toBe(1);
  },
};

/** On phones, the posts come before what is beside them in wide windows. */
export const AllPostsAboveTheSidebarOnPhones: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole("complementary").getBoundingClientRect();
    for (const article of canvas.getAllByRole("article"))
      await expect(article.getBoundingClientRect().bottom).toBeLessThan(top);
  },
};

export const ResultsAreBesideTheSearch: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, userEvent }) => {
    const { top } = canvas.getByRole("search").getBoundingClientRect();
    await userEvent.type(canvas.getByRole("searchbox"), "network");
    const [result] = canvas.getAllByRole("article");
    const search = canvas.getByRole("search").getBoundingClientRect();
    await expect(Math.round(search.top)).toBe(Math.round(top));
    await expect(result!.getBoundingClientRect().right).toBeLessThan(search.left);
  },
};

export const OnASmallScreen: Story = oneColumn;
