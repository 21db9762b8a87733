import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { postById } from "#content/post.ts";
import { PostArticle } from "#sections/blog/post-article.tsx";
import { overflow } from "../../measure.ts";

const live = postById("1");

const meta = {
  title: "Sections/Blog/Post article",
  component: PostArticle,
  args: { post: live!, sidebar: "none" },
} satisfies Meta<typeof PostArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FullText: Story = {
  play: async ({ args, canvas, step }) => {
    const { subtitle, description, sections, image } = args.post;
    const article = within(canvas.getByRole("article"));
    await expect(article.getByRole("img", { name: image.alt })).toBeVisible();
    await expect(article.getByRole("heading", { level: 2 })).toHaveTextContent(subtitle);
    await expect(article.getByText(description)).toBeVisible();
    await expect(article.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      sections.map(({ heading }) => heading),
    );
    const letters = (text: string) => text.replaceAll(/\s/g, "");
    for (const { paragraphs } of sections)
      await expect(letters(canvas.getByRole("article").textContent)).toContain(letters(paragraphs.join("")));
    await expect(article.getByText(sections.find(({ quote }) => quote)!.quote!)).toBeVisible();
    for (const entry of sections.flatMap(({ list = [] }) => list)) await expect(article.getByText(entry)).toBeVisible();
    await step("Contents link to their sections", async () => {
      const contents = within(canvas.getByRole("navigation", { name: "In this post" })).getAllByRole("link");
      await expect(contents.map(({ textContent }) => textContent)).toEqual(
        args.post.sections.map(({ heading }) => heading),
      );
      for (const link of contents) {
        const { hash } = new URL((link as HTMLAnchorElement).href);
        await expect(document.getElementById(hash.slice(1))).toHaveTextContent(link.textContent);
      }
    });
    await step("Tags", async () => {
      const tags = within(canvas.getByRole("list", { name: "Tags" })).getAllByRole("listitem");
      await expect(tags.map(({ textContent }) => textContent)).toEqual(["Company", "Manufacturing", "Quality"]);
    });
    // The picture is above the fold, so it has the highest priority.
    await step("Picture loads eagerly", async () => {
      await expect(canvas.getByRole("img")).toHaveAttribute("loading", "eager");
      await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    });
  },
};

export const AuthorAndDate: Story = {
  args: { post: { ...live!, readingMinutes: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sofia Chen, Marketer")).toBeVisible();
    await expect(canvas.getByRole("time")).toHaveAttribute("datetime", "2026-09-07");
    await expect(canvas.getByRole("time")).toHaveTextContent("September 7, 2026");
    await expect(canvas.getByText("5 min read")).toBeVisible();
  },
};

export const LinesAreReadable: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvas }) => {
    const { paragraphs, list } = args.post.sections[1]!;
    const texts = [paragraphs[0]!, list![0]!].map((text) => canvas.getByText(text));
    for (const text of texts) {
      await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(33 * 16);
      await expect(parseFloat(getComputedStyle(text).fontSize)).toBeCloseTo(18, 1);
    }
  },
};

/** Beside the text, the list of its sections is where the text is. */
export const ContentsStayInView: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvas }) => {
    const contents = canvas.getByRole("navigation", { name: "In this post" });
    canvas.getByRole("heading", { name: args.post.sections.at(-2)!.heading }).scrollIntoView();
    await expect(contents.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(contents.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongWords: Story = {
  args: {
    post: {
      ...live!,
      subtitle: "Warum eine Geschwindigkeitsbegrenzungsüberwachung?",
      sections: [
        {
          heading: "Rindfleischetikettierungsüberwachungsaufgabenübertragung",
          paragraphs: ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft."],
          list: ["Grundstücksverkehrsgenehmigungszuständigkeitsübertragung", "Prüfung"],
        },
      ],
    },
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
