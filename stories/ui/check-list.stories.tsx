import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CheckList } from "#ui/check-list.tsx";
import { Heading } from "#ui/heading.tsx";
import type { Guide } from "../docs/guide.tsx";
import { countColumns } from "../measure.ts";

const items = ["Metal forming", "Injection molding", "Thermoforming", "PCB assembly"];

const meta = {
  title: "UI/Check list",
  component: CheckList,
  args: { items, labelledBy: "capabilities" },
  parameters: {
    guide: {
      when: "For short facts of equal weight.",
      instead: { "steps in an order": "`StepList`", "terms with details": "`FactList`" },
      wcag: ["1.3.1"],
    } satisfies Guide,
  },
  render: (args) => (
    <>
      <Heading level={2} size="sm" id="capabilities">
        Our capabilities
      </Heading>
      <CheckList {...args} />
    </>
  ),
} satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { tags: ["example"], args: { columns: "two" } };

export const ListIsNamedByItsHeading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Our capabilities" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(items);
  },
};

export const OneColumnByDefault: Story = {
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(1);
  },
};
