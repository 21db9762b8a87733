import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advertisement } from "#content/call-to-action.ts";
import { posts } from "#content/post.ts";
import { Sidebar, SidebarBanner, SidebarCategories, SidebarPosts, SidebarTags } from "#sections/blog/sidebar.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Blog/Sidebar",
  component: Sidebar,
  subcomponents: { SidebarBanner, SidebarCategories, SidebarPosts, SidebarTags },
  args: {
    label: "Blog",
    children: (
      <>
        <SidebarCategories title="Categories" advisoryServices={advisoryServiceSummaries} />
        <SidebarPosts title="Recent posts" posts={posts.slice(0, 3)} />
        <SidebarTags tags={["Company", "Manufacturing", "Quality", "Network", "Engineering", "Logistics"]} />
        <SidebarBanner {...advertisement} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BlogSidebar: Story = {
  play: async ({ canvas, step }) => {
    const aside = within(canvas.getByRole("complementary", { name: "Blog" }));
    await expect(aside.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Categories",
      "Recent posts",
      "Tags",
      advertisement.title,
    ]);
    await expect(aside.getAllByRole("list").map((list) => within(list).getAllByRole("listitem").length)).toEqual([
      6, 3, 6,
    ]);
    await step("Categories link to advisory services", async () => {
      for (const { id, title } of advisoryServiceSummaries) {
        const link = canvas.getByRole("link", { name: title });
        await expect(link).toHaveAttribute("href", `/service-single/${id}`);
        await expect(link).not.toHaveAttribute("aria-current");
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

export const MarksTheCurrentAdvisoryService: Story = {
  args: {
    label: "Advisory services",
    children: (
      <SidebarCategories title="All advisory services" advisoryServices={advisoryServiceSummaries} current="2" />
    ),
  },
  parameters: { path: "/service-single/2" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { current: "page" })).toEqual([
      canvas.getByRole("link", { name: "Risk Management" }),
    ]);
    const weight = (name: string) => Number(getComputedStyle(canvas.getByRole("link", { name })).fontWeight);
    await expect(weight("Risk Management")).toBeGreaterThan(weight("Tax Management"));
  },
};

export const PostsWithTitleAndDate: Story = {
  args: { children: <SidebarPosts title="Related posts" posts={posts.slice(-1)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "We're live!" })).toHaveAttribute("href", "/blog-single/1");
    await expect(canvas.getByRole("time")).toHaveAttribute("datetime", "2026-09-07");
    await expect(canvas.getByRole("time")).toHaveTextContent("September 7, 2026");
  },
};

/** Tags have no pages. */
export const TagsAreNotLinks: Story = {
  args: { children: <SidebarTags tags={["Company", "Quality"]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Company", "Quality"]);
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const BannerLinksToTheContactPage: Story = {
  args: { children: <SidebarBanner {...advertisement} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: advertisement.title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <SidebarCategories
          title="Zuständigkeitsbereiche"
          advisoryServices={[{ id: "1", title: "Wirtschaftlichkeitsuntersuchungsverfahren" }]}
          current="1"
        />
        <SidebarPosts
          title="Verwandte Beiträge"
          posts={[
            { id: "1", title: "Rindfleischetikettierungsüberwachungsaufgabenübertragung", createdAt: "2026-09-07" },
          ]}
        />
        <SidebarTags tags={["Grundstücksverkehrsgenehmigungszuständigkeit", "Qualität"]} />
        <SidebarBanner
          {...advertisement}
          title="Machbarkeitsuntersuchungsanfrage?"
          action="Geschwindigkeitsbegrenzungsüberwachung"
        />
      </>
    ),
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
