import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SiteMapGroups } from "#sections/site/site-map-groups.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Site/Site map groups",
  component: SiteMapGroups,
  args: {
    level: 2,
    groups: [
      {
        id: "services",
        title: "Services",
        to: "/services",
        links: [
          { label: "ODM Engineering & Development", to: "/services/1" },
          { label: "Direct Manufacturing", to: "/services/2" },
          { label: "OEM Sourcing & Logistics", to: "/services/3" },
        ],
      },
      {
        id: "company",
        title: "Company",
        links: [
          { label: "About Us", to: "/about" },
          {
            label: "What a design-for-manufacture review looks at, from the first model to the last drawing",
            to: "/x",
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof SiteMapGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InThreeColumns: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const services = within(canvas.getByRole("region", { name: "Services" }));
    await expect(services.getByRole("heading", { level: 2 })).toHaveTextContent("Services");
    await expect(services.getByRole("link", { name: "Services" })).toHaveAttribute("href", "/services");
    const links = within(services.getByRole("list")).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(["/services/1", "/services/2", "/services/3"]);
    await expect(countColumns(links)).toBe(3);
  },
};

export const AGroupWithoutAListPage: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "Company" });
    await expect(within(heading).queryByRole("link")).toBeNull();
  },
};

export const Small: Story = fitsSmallWindow;
