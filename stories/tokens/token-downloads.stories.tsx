import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tokenFiles } from "virtual:token-downloads";
import { TokenFileList } from "./token-file-list.tsx";

const meta = {
  title: "Foundations/Token downloads",
  component: TokenFileList,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenFileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(tokenFiles.length);
    const figma = canvas.getByRole("link", { name: "figma-dark.tokens.json" });
    await expect(figma).toHaveAttribute("download", "figma-dark.tokens.json");
    await expect(figma).toHaveAttribute("type", "application/design-tokens+json");
  },
};
