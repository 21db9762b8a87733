import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cardBrands } from "#content/payment.ts";
import { BrandPicker } from "#sections/checkout/brand-picker.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Checkout/Brand picker",
  component: BrandPicker,
  args: { brands: cardBrands },
} satisfies Meta<typeof BrandPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneCheckedInitially: Story = {
  play: async ({ canvas, canvasElement }) => {
    const radios = canvas.getAllByRole<HTMLInputElement>("radio");
    await expect(radios.map(({ value }) => value)).toEqual(["visa", "mastercard", "skrill", "paypal"]);
    for (const radio of radios) {
      await expect(radio.name).toBe("card_type");
      await expect(radio).not.toBeChecked();
    }
    const images = [...canvasElement.querySelectorAll("img")];
    await expect(images).toHaveLength(radios.length);
    for (const image of images) {
      await expect(image).toBeVisible();
      await expect(image).toHaveAttribute("alt", "");
    }
  },
};

export const PressingLogoOrLabelChecksABrand: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, mastercard] = canvasElement.querySelectorAll("img");
    await userEvent.click(mastercard!);
    await expect(canvas.getByRole("radio", { name: "Mastercard" })).toBeChecked();
    await userEvent.click(canvas.getByText("PayPal"));
    await expect(canvas.getByRole("radio", { name: "PayPal" })).toBeChecked();
    await expect(canvas.getAllByRole("radio", { checked: true })).toHaveLength(1);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
