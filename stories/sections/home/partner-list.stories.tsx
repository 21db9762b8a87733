import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { partners } from "#content/home.ts";
import { PartnerList } from "#sections/home/partner-list.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Partner list",
  component: PartnerList,
  parameters: { layout: "fullscreen" },
  args: { title: "Who we work with", partners },
} satisfies Meta<typeof PartnerList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListsEveryPartnerWithItsTrade: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Who we work with" })).toBeVisible();
    const entries = canvas.getAllByRole("listitem");
    await expect(entries).toHaveLength(args.partners.length);
    for (const [index, { name, trade }] of args.partners.entries()) {
      await expect(within(entries[index]!).getByText(name)).toBeVisible();
      await expect(within(entries[index]!).getByText(trade)).toBeVisible();
    }
  },
};

export const FillsTheLinesOfASmallScreen: Story = {
  args: { partners: [{ name: "Leistungshalbleiterwerk", trade: "Oberflächenbehandlung" }, ...partners.slice(1)] },
  ...fitsSmallWindow,
};
