import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { themeNames, themes } from "#lib/theme/themes.ts";
import { PageHeader } from "#sections/site/page-header.tsx";
import { SheetContext } from "#sections/site/sheet-context.ts";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";
import { fitsSmallWindow, overflow } from "../../measure.ts";
import { trail } from "../../page-contract.tsx";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Site/Page header",
  component: PageHeader,
  parameters: { layout: "fullscreen" },
  args: { path: "/about", title: "About Us", description: "Engineers, sourcing and logistics people." },
  decorators: [
    (Story) => (
      <SheetContext value={{ number: "18.7", notFound: "30", last: 40, revision: "C" }}>
        <Story />
      </SheetContext>
    ),
  ],
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text that CSS writes before an element. */
const before = (element: Element) => getComputedStyle(element, "::before").content;

/** An attribute of all tags in the document head that match a selector. */
const attributes = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title in tab, banner and breadcrumb", async () => {
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
    });
    await step("Title block is decorative", async () => {
      const cells = [...canvasElement.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
      await expect(cells).toEqual(["Sheet18.7 of 40", "Rev.C", "Theme"]);
      await expect(canvas.queryAllByRole("term")).toEqual([]);
    });
  },
};

export const WithLead: Story = {
  args: { lead: "Engineers, sourcing and logistics people, who hand over to each other by name." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/hand over to each other by name/)).toBeVisible();
  },
};

export const CompactForAPageWhoseHeadingIsElsewhere: Story = {
  args: { path: "/product-single/1", title: "From Idea to Market", isCompact: true },
  render: (args) => (
    <>
      <PageHeader {...args} />
      <h1 className="p-8">From Idea to Market</h1>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    await expect(trail(canvasElement)).toEqual(["Home", "From Idea to Market"]);
  },
};

export const OnTheSurfaceOfItsSection: Story = {
  args: { isCompact: true, surface: "inverse" },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("navigation", { name: "Breadcrumb" }).closest("[data-surface]");
    await expect(strip).toHaveAttribute("data-surface", "inverse");
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

/** The page header above two sections, as on a page. */
const withSections: Story = {
  args: { lead: "Engineers, sourcing and logistics people, who hand over to each other by name." },
  decorators: [
    (Story) => (
      <main>
        <Story />
        {(["page", "inverse"] as const).map((surface) => (
          <Section key={surface} surface={surface}>
            <Container>On the surface {surface}</Container>
          </Section>
        ))}
      </main>
    ),
  ],
};

export const MarksInTheMarginsOfALargeWindow: Story = {
  ...withSections,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(before(canvasElement.querySelector(".sheet")!)).toContain("1 2 3 4 5 6 7 8");
    const [first, second] = canvasElement.querySelectorAll(".zone");
    await expect(before(first!)).toContain("upper-alpha");
    await expect(getComputedStyle(first!, "::before").color).not.toBe(getComputedStyle(second!, "::before").color);
    // of the 32 pixels beside the content, a letter has less than 24
    const { paddingInlineStart } = getComputedStyle(canvas.getByText("On the surface page"));
    await expect(parseFloat(paddingInlineStart)).toBeGreaterThanOrEqual(32);
    await expect(overflow()).toBe(0);
  },
};

export const MarksAreAtTheEdgesOfALargerWindow: Story = {
  ...withSections,
  globals: { viewport: { value: "w1920" } },
  play: async ({ canvasElement }) => {
    const { paddingInlineStart } = getComputedStyle(canvasElement.querySelector(".zone")!, "::before");
    await expect(parseFloat(paddingInlineStart)).toBeLessThan(24);
    await expect(overflow()).toBe(0);
  },
};

export const NoMarksBelow1280: Story = {
  ...withSections,
  globals: { viewport: { value: "w960" } },
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll(".sheet, .zone")) await expect(before(element)).toBe("none");
  },
};

export const NoMarksWithoutASheet: Story = {
  render: () => <Section>On a home page</Section>,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(before(canvas.getByText("On a home page"))).toBe("none");
  },
};

export const TitleBlockNamesEachTheme: Story = {
  decorators: [inTheme("light")],
  play: async ({ canvasElement }) => {
    const { dataset } = canvasElement.querySelector<HTMLElement>("[data-theme]")!;
    for (const theme of themeNames) {
      dataset["theme"] = theme;
      await expect(before(canvasElement.querySelector(".theme-title")!)).toBe(`"${themes[theme].title}"`);
    }
  },
};

export const TitleBlockInASmallWindow: Story = { ...fitsSmallWindow, decorators: [inTheme("contrast-dark")] };
