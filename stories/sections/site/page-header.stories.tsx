import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { liveSwitch } from "#content/post-photo.ts";
import { PageHeader } from "#sections/site/page-header.tsx";
import { overflow } from "../../measure.ts";
import { trail } from "../../page-contract.tsx";

const meta = {
  title: "Sections/Site/Page header",
  component: PageHeader,
  parameters: { layout: "fullscreen" },
  args: { path: "/about", title: "About Us", description: "Engineers, sourcing and logistics people." },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the tags of one kind in the document's head say. */
const said = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));

export const NamesThePage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    await expect(trail(canvasElement)).toEqual(["Home", "About Us"]);
    const titles = () => [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toContain("About Us – Korvane"));
    await expect(said('meta[name="description"]', "content")).toContain("Engineers, sourcing and logistics people.");
    await expect(said('link[rel="canonical"]', "href")).toEqual([expect.stringMatching(/\/about$/)]);
  },
};

/** The banner decorates: it is not spoken. */
export const PictureIsNotSpoken: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("img")).toBeVisible();
  },
};

export const DeepInTheSite: Story = {
  args: { path: "/services/2", title: "Direct Manufacturing", trail: [{ label: "Services", to: "/services" }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(trail(canvasElement)).toEqual(["Home", "Services", "Direct Manufacturing"]);
    await expect(canvas.getByRole("link", { name: "Services" })).toHaveAttribute("href", "/services");
  },
};

export const HeadingSaysMoreThanTheName: Story = {
  args: { path: "/404", title: "Page not found", heading: "Oops! Page Not Found!" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Oops! Page Not Found!");
    await waitFor(() => expect(said('meta[property="og:title"]', "content")).toEqual(["Page not found – Korvane"]));
  },
};

export const OfAnArticle: Story = {
  args: { kind: "article", image: liveSwitch.picture },
  play: async () => {
    await waitFor(() => expect(said('meta[property="og:type"]', "content")).toEqual(["article"]));
    await expect(said('meta[property="og:image"]', "content")).toEqual([
      expect.stringMatching(/^https:.*were-live.*\.jpeg$/),
    ]);
  },
};

export const LongWords: Story = {
  args: {
    title: "Elektromagnetische Verträglichkeitsprüfungsvorbereitung",
    trail: [{ label: "Dienstleistungen", to: "/services" }],
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
