import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { aboutIntro } from "#content/about-intro.ts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability.ts";
import { AboutBlock } from "#sections/home/about-block.tsx";
import { countColumns, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/About block",
  component: AboutBlock,
  parameters: { layout: "fullscreen" },
  args: {
    ...aboutIntro,
    lists: [
      { title: "Engineering services", items: engineeringServices },
      { title: "Manufacturing capabilities", items: manufacturingCapabilities },
    ],
  },
} satisfies Meta<typeof AboutBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step("Heading, lead and photo", async () => {
      const region = within(canvas.getByRole("region", { name: args.title }));
      await expect(region.getByRole("heading", { level: 2 })).toHaveTextContent(args.title);
      await expect(region.getByText(args.lead)).toBeVisible();
      await expect(region.getByRole("img", { name: args.photo.alt })).toBeVisible();
    });
    await step("Links to the services", async () => {
      await expect(canvas.getAllByRole("link")).toEqual([canvas.getByRole("link", { name: "Our Services" })]);
      await expect(canvas.getByRole("link")).toHaveAttribute("href", "/services");
    });
    await step("Headings name the lists", async () => {
      for (const { title, items } of args.lists) {
        await expect(canvas.getByRole("heading", { level: 3, name: title })).toBeVisible();
        const entries = within(canvas.getByRole("list", { name: title })).getAllByRole("listitem");
        await expect(entries.map(({ textContent }) => textContent)).toEqual(items);
      }
    });
  },
};

export const TextInTheEmptyCornerOfThePictureOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
    const photo = canvas.getByRole("img").getBoundingClientRect();
    await expect(heading.right).toBeLessThan(photo.left + photo.width / 2);
    await expect(canvas.getByRole("link").getBoundingClientRect().top).toBeGreaterThan(photo.top + photo.height * 0.6);
    await expect(overflow()).toBe(0);
    await expect(countColumns(args.lists.map(({ title }) => canvas.getByRole("list", { name: title })))).toBe(2);
  },
};

export const ListsInTwoColumnsOnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole("img").getBoundingClientRect();
    await expect(photo.top).toBeGreaterThan(canvas.getByRole("link").getBoundingClientRect().bottom);
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(2);
    await expect(overflow()).toBe(0);
  },
};
