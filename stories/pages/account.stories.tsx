import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AccountPage } from "#pages/account.tsx";
import { overflow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Account",
  component: AccountPage,
  args: { form: "login" },
  parameters: { ...wholePage, path: "/login" },
  decorators: [inMain],
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Login", heading: "Login", path: "/login" });
    await expect(trail(canvasElement)).toEqual(["Home", "Login"]);
    await expect(canvas.getByRole("form", { name: "Welcome back" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "There are no accounts here" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See the registration" })).toHaveAttribute("href", "/register");
  },
};

export const Registration: Story = {
  args: { form: "register" },
  parameters: { path: "/register" },
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Register", heading: "Register", path: "/register" });
    await expect(canvas.getByRole("form", { name: "Create an account" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "There are no accounts here" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See the login" })).toHaveAttribute("href", "/login");
  },
};

export const OnASmallScreen: Story = {
  args: { form: "register" },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
