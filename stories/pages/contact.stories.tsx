import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { site } from "#content/site.ts";
import { ContactPage } from "#pages/contact.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, outline, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Contact",
  component: ContactPage,
  parameters: { ...wholePage, path: "/contact" },
  decorators: [inMain],
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormAndContactDetails: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Contact", heading: "Contact", path: "/contact" });
    await expect(trail(canvasElement)).toEqual(["Home", "Contact"]);
    await expect(outline(canvasElement)).toEqual([
      "Write to us",
      "Reach us directly",
      "From two sentences to a first answer",
    ]);
    await expect(canvas.getByRole("form", { name: "Contact" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(canvas.getByRole("link", { name: site.phone })).toHaveAttribute("href", site.phoneHref);
  },
};

export const AnEmptyFormIsNotSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    const subject = canvas.getByRole("textbox", { name: /^Subject/ });
    await expect(subject).toHaveFocus();
    await expect(subject).toBeInvalid();
    await expect(subject).toHaveAccessibleDescription(/\w/);
  },
};

export const SubjectFromTheAddress: Story = {
  parameters: { path: "/contact?subject=Accessibility%20barrier" },
  play: async ({ canvas, userEvent }) => {
    const subject = canvas.getByRole("textbox", { name: /^Subject/ });
    await expect(subject).toHaveValue("Accessibility barrier");
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await expect(canvas.getByRole("textbox", { name: /^Email/ })).toHaveFocus();
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
