import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { DocumentHead } from "#ui/document-head.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Document head",
  component: DocumentHead,
  args: { title: "About Us", description: "Who we are, and how we work.", path: "/about" },
  parameters: {
    guide: {
      when: "Once on every page.",
      instead: { "the visible title": "`PageHeader`" },
      wcag: ["2.4.2"],
    } satisfies Guide,
    docs: { story: { inline: false, height: "80px" } },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>The tags are in the document's head.</p>
      </>
    ),
  ],
} satisfies Meta<typeof DocumentHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The values of an attribute of all matching tags in the document's head. */
const headValues = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));

const titles = () => [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent);

export const SetsTitleAndDescription: Story = {
  play: async () => {
    await waitFor(() => expect(titles()).toContain("About Us – Korvane"));
    await expect(headValues('meta[name="description"]', "content")).toContain("Who we are, and how we work.");
  },
};

export const SetsOneCanonicalUrl: Story = {
  play: async () => {
    const address = () => headValues('link[rel="canonical"]', "href");
    await waitFor(() => expect(address()).toEqual([expect.stringMatching(/^https:\/\/[^/]+\/about$/)]));
    await expect(headValues('meta[property="og:url"]', "content")).toEqual(address());
  },
};

/** Another layout of the same article. */
export const NamesTheMainLayout: Story = {
  args: { path: "/blog-single-fullwidth/1", canonical: "/blog-single/1", cardTitle: "Gears" },
  play: async () => {
    const address = () => headValues('link[rel="canonical"]', "href");
    await waitFor(() => expect(address()).toEqual([expect.stringMatching(/^https:\/\/[^/]+\/blog-single\/1$/)]));
    await expect(headValues('meta[property="og:url"]', "content")).toEqual(address());
    await expect(headValues('meta[name="robots"]', "content")).toEqual([]);
    // the image of the main layout shows its title
    const images = headValues('meta[property="og:image:alt"], meta[name="twitter:image:alt"]', "content");
    await expect(images).toEqual(["Gears – Korvane", "Gears – Korvane"]);
  },
};

export const KeepsAPageOutOfSearchEngines: Story = {
  args: { robots: "noindex" },
  play: async () => {
    await waitFor(() => expect(headValues('meta[name="robots"]', "content")).toEqual(["noindex"]));
  },
};

export const SetsTheLinkPreview: Story = {
  args: { type: "article" },
  play: async () => {
    await waitFor(() => expect(headValues('meta[property="og:type"]', "content")).toEqual(["article"]));
    const images = headValues('meta[property="og:image"], meta[name="twitter:image"]', "content");
    await expect(images).toEqual(Array(2).fill(expect.stringMatching(/^https:\/\/[^/]+\/social\/about\.jpg$/)));
    await expect(headValues('meta[property^="og:image:"]', "content")).toEqual(["1200", "630", "About Us – Korvane"]);
    await expect(headValues('meta[property="og:title"]', "content")).toEqual(["About Us – Korvane"]);
    await expect(headValues('meta[property="og:description"]', "content")).toEqual(["Who we are, and how we work."]);
    await expect(headValues('meta[name="twitter:card"]', "content")).toEqual(["summary_large_image"]);
  },
};
