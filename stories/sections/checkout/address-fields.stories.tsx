import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { countries } from "#content/country.ts";
import { AddressFields } from "#sections/checkout/address-fields.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Checkout/Address fields",
  component: AddressFields,
  args: { purpose: "billing", countries },
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = [
  ["First Name", "fname", "given-name"],
  ["Last Name", "lname", "family-name"],
  ["Country", "country", "country"],
  ["District", "dristrict", "address-level2"],
  ["Address", "address", "address-line1"],
  ["Post Code", "post_code", "postal-code"],
  ["Email Address", "email", "email"],
  ["Phone No", "phone", "tel"],
] as const;

export const Billing: Story = {
  play: async ({ canvas }) => {
    for (const [label, name, token] of labels) {
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveAttribute("name", name);
      await expect(field).toHaveAttribute("autocomplete", `billing ${token}`);
      await expect(field).not.toBeRequired();
    }
  },
};

export const Shipping: Story = {
  args: { purpose: "shipping" },
  play: async ({ canvas }) => {
    for (const [label, name, token] of labels) {
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveAttribute("name", `${name}2`);
      await expect(field).toHaveAttribute("autocomplete", `shipping ${token}`);
    }
  },
};

export const RealCountries: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Country" });
    const names = within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    await expect(names.length).toBeGreaterThan(240);
    await expect(names).not.toContain("Ten");
    await expect(names.slice(1)).toEqual(names.slice(1).toSorted((a, b) => a.localeCompare(b, "en")));
    await userEvent.selectOptions(select, "Canada");
    await expect(select).toHaveValue("CA");
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
