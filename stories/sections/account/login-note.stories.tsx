import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LoginNote } from "#sections/account/login-note.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Account/Login note",
  component: LoginNote,
  args: { to: "/register", action: "See the registration" },
} satisfies Meta<typeof LoginNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ExplainsThatThereAreNoAccounts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "There are no accounts here" })).toBeVisible();
    await expect(canvas.getByText(/sends nothing and keeps nothing/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See the registration" })).toHaveAttribute("href", "/register");
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
