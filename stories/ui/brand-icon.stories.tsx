import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BrandIcon, type Brand } from "#ui/brand-icon.tsx";
import { Stack } from "#ui/stack.tsx";

const meta = {
  title: "UI/Brand icon",
  component: BrandIcon,
  args: { brand: "LinkedIn" },
} satisfies Meta<typeof BrandIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const brands: Brand[] = ["LinkedIn", "YouTube", "Instagram", "X"];

export const All: Story = {
  render: () => (
    <Stack direction="row">
      {brands.map((brand) => (
        <BrandIcon key={brand} brand={brand} />
      ))}
    </Stack>
  ),
};

export const DecoratesAlone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
