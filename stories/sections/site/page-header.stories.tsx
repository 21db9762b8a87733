import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
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

/** An attribute of all tags in the document head that match a selector. */
const attributes = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));

export const TitleInTabAndBannerAndBreadcrumb: Story = {
  play: async ({ canvas, canvasElement }) => {
    const breadcrumb = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(breadcrumb.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/home");
    await expect(breadcrumb.getByText("About Us")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    await expect(trail(canvasElement)).toEqual(["Home", "About Us"]);
    const titles = () => [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toContain("About Us – Korvane"));
    await expect(attributes('meta[name="description"]', "content")).toContain(
      "Engineers, sourcing and logistics people.",
    );
    await expect(attributes('link[rel="canonical"]', "href")).toEqual([expect.stringMatching(/\/about$/)]);
  },
};

export const WithLead: Story = {
  args: { lead: "Engineers, sourcing and logistics people, who hand over to each other by name." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/hand over to each other by name/)).toBeVisible();
  },
};

export const BelowAnotherPage: Story = {
  args: { path: "/services/2", title: "Direct Manufacturing", trail: [{ label: "Services", to: "/services" }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(trail(canvasElement)).toEqual(["Home", "Services", "Direct Manufacturing"]);
    await expect(canvas.getByRole("link", { name: "Services" })).toHaveAttribute("href", "/services");
  },
};

export const HeadingDiffersFromTheTitle: Story = {
  args: { path: "/404", title: "Page not found", heading: "Oops! Page Not Found!" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Oops! Page Not Found!");
    await waitFor(() =>
      expect(attributes('meta[property="og:title"]', "content")).toEqual(["Page not found – Korvane"]),
    );
  },
};

export const Article: Story = {
  args: { type: "article" },
  play: async () => {
    await waitFor(() => expect(attributes('meta[property="og:type"]', "content")).toEqual(["article"]));
    await expect(attributes('meta[property="og:image"]', "content")).toEqual([
      expect.stringMatching(/^https:.*\/social\/.+\.jpg$/),
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

export const LongTitleInASmallWindow: Story = {
  args: {
    title: "Electromechanical Interconnection Qualification",
    trail: [{ label: "Services", to: "/services" }],
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
