import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Breadcrumb",
  component: Breadcrumb,
  args: { current: "Direct Manufacturing", trail: [{ label: "Services", to: "/services" }] },
  parameters: {
    guide: {
      proofs: {
        Breadcrumb: "IsANavigationWithAListOfLinks; CurrentPageIsNotALink, EllipsisShortensTheCurrentPageOnAPhone",
      },
      when: "For pages below a list or a section.",
      instead: { "the pages of one list": "`Pagination`" },
      pattern: "breadcrumb",
      wcag: ["2.4.8", "1.3.1"],
      keyboard: [
        ["Tab", "Moves between the links; the current page is not focusable."],
        ["Enter", "Follows the link."],
      ],
      do: ["Use the titles of the pages.", "Leave Home out of the trail; it is always rendered."],
      dont: ["Show the visitor's history; show the page's place in the site.", "Use it as the only link to a page."],
    } satisfies Guide,
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutTrail: Story = { args: { trail: [], current: "About Us" } };
export const WithTrail: Story = { tags: ["example"] };

export const IsANavigationWithAListOfLinks: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(trail.getByRole("list")).toBeVisible();
    await expect(trail.getAllByRole("listitem")).toHaveLength(3);
    await expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/home");
    await expect(trail.getByRole("link", { name: "Services" })).toHaveAttribute("href", "/services");
  },
};

export const CurrentPageIsNotALink: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByText("Direct Manufacturing");
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(current.closest("a")).toBeNull();
  },
};

export const EllipsisShortensTheCurrentPageOnAPhone: Story = {
  args: {
    current: "Sealed enclosure for outdoor electronics in the field",
    trail: [{ label: "Projects", to: "/project" }],
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list").offsetHeight, "one line").toBeLessThan(48);
    const text = canvas.getByText("Sealed enclosure for outdoor electronics in the field");
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(getComputedStyle(text).textOverflow).toBe("ellipsis");
    for (const { offsetHeight } of canvas.getAllByRole("link")) await expect(offsetHeight).toBeGreaterThanOrEqual(24);
    await expect(overflow()).toBe(0);
  },
};

export const LongTitlesWrap: Story = {
  args: { current: "Hochgeschwindigkeitsgetriebekonstruktionsunterlagen and everything that belongs to them" },
  decorators: [
    (Story) => (
      <div className="max-w-panel">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
