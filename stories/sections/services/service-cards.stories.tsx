import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { advisoryServices } from "#content/advisory-service.ts";
import { AdvisoryDrawing } from "#sections/services/advisory-drawing.tsx";
import { ServiceCards } from "#sections/services/service-cards.tsx";
import { countColumns, overflow, threeColumns } from "../../measure.ts";

const withDetails = advisoryServices.map(({ id, title, description, icon }) => ({
  id,
  title,
  text: description,
  drawing: <AdvisoryDrawing icon={icon} />,
  to: `/service-single/${id}`,
  details: { to: `/service-single/${id}`, about: title },
}));

const meta = {
  title: "Sections/Services/Service cards",
  component: ServiceCards,
  args: { items: withDetails.slice(0, 3) },
} satisfies Meta<typeof ServiceCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryCardLinksToItsService: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    for (const { title, to } of args.items)
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", to);
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
  },
};

export const WithHeadingLevelThree: Story = {
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await expect(canvas.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  },
};

export const DetailsLinksHaveUniqueNames: Story = {
  args: { items: withDetails },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    await expect(cards).toHaveLength(6);
    for (const [index, { title, details }] of withDetails.entries()) {
      const link = within(cards[index]!).getByRole("link", { name: `Details: ${title}` });
      await expect(link).toHaveAttribute("href", details.to);
    }
  },
};

export const ThreeInARowOnADesktop: Story = threeColumns;

/** Three would be narrow, and two would leave one alone. */
export const PicturesBesideTheTextOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    await expect(countColumns(cards)).toBe(1);
    for (const card of cards) {
      const { left, bottom } = within(card).getByRole("heading").getBoundingClientRect();
      const picture = card.querySelector("img, svg")!.getBoundingClientRect();
      await expect(picture.right).toBeLessThanOrEqual(left);
      await expect(picture.bottom).toBeGreaterThan(bottom);
    }
  },
};

export const TwoInARowOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  args: { items: withDetails },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(2);
  },
};

export const OneColumnOnASmallScreen: Story = {
  args: { items: [{ ...withDetails[0]!, title: "Wirtschaftlichkeitsuntersuchung" }, ...withDetails.slice(1, 2)] },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};
