import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { journalOpening, journalPosts } from "#content/derived/home-posts.ts";
import { journal } from "#content/home-journal.ts";
import { FrontPage } from "#sections/blog/front-page.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, fitsSmallWindow } from "../../measure.ts";
import { inTheme } from "../../surface.tsx";

const [lead, ...posts] = journalPosts;

const meta = {
  title: "Sections/Blog/Front page",
  component: FrontPage,
  parameters: { layout: "fullscreen" },
  args: { journal: journal.hero, lead: lead!, opening: journalOpening, posts, title: "Worth a second look" },
} satisfies Meta<typeof FrontPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewestPostFirstAndLargest: Story = {
  globals: atWidth(1280),
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: args.journal.title })).toBeVisible();
    const [newest, ...others] = canvas.getAllByRole("article");
    await expect(newest).toHaveAccessibleName(args.lead.title);
    await expect(others.map((article) => article.getAttribute("aria-labelledby"))).toEqual(
      args.posts.map(({ id }) => `post-${id}`),
    );
    await expect(canvas.getByRole("heading", { level: 2, name: args.lead.title })).toBeVisible();
    await step("Earlier posts in three columns", async () => {
      await expect(countColumns(canvas.getAllByRole("article").slice(1))).toBe(3);
    });
  },
};

export const SetInTypeAlone: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await step("Links to each post once and to all posts", async () => {
      const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
      await expect(links).toHaveLength(args.posts.length + 2);
      await expect(new Set(links).size).toBe(links.length);
      await expect(links).toContain("/blog");
    });
  },
};

export const OneEarlierPost: Story = { args: { posts: posts.slice(0, 1) } };

export const LongWordsInASmallWindow: Story = {
  ...fitsSmallWindow,
  args: { lead: { ...lead!, title: "Elektromagnetischeverträglichkeitsprüfung" } },
};
export const InTheDarkTheme: Story = { decorators: [inTheme("dark")] };
export const InHighContrast: Story = { decorators: [inTheme("contrast")] };
