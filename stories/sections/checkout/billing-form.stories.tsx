import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { countries } from "#content/country.ts";
import { BillingForm } from "#sections/checkout/billing-form.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Checkout/Billing form",
  component: BillingForm,
  args: { countries },
} satisfies Meta<typeof BillingForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const checkbox = (canvas: Canvas) => canvas.getByRole("checkbox", { name: "Ship to a different address?" });
const shipping = (canvas: Canvas) => canvas.queryByRole("group", { name: "Shipping address" });

export const OneAddress: Story = {
  play: async ({ canvas }) => {
    await expect(checkbox(canvas)).not.toBeChecked();
    await expect(shipping(canvas)).not.toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: "Order Notes" })).toHaveAttribute("name", "note");
    await expect(
      canvas.getByText(/^This is a demonstration: nothing you type here is sent, and only this tab keeps it/),
    ).toBeVisible();
  },
};

export const TheCheckboxShowsASecondAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(checkbox(canvas));
    await expect(shipping(canvas)).toBeVisible();
    await userEvent.tab();
    await expect(within(shipping(canvas)!).getByRole("textbox", { name: "First Name" })).toHaveFocus();
    await userEvent.click(checkbox(canvas));
    await expect(shipping(canvas)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Order Notes" })).toHaveFocus();
  },
};

export const TypedTextSurvivesHiding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Post Code" }), "10115");
    await userEvent.click(checkbox(canvas));
    const field = within(shipping(canvas)!).getByRole("textbox", { name: "Post Code" });
    await userEvent.type(field, "20095");
    await userEvent.selectOptions(within(shipping(canvas)!).getByRole("combobox"), "Germany");
    await userEvent.click(checkbox(canvas));
    await userEvent.click(checkbox(canvas));
    await expect(field).toBeVisible();
    await expect(field).toHaveValue("20095");
    await expect(within(shipping(canvas)!).getByRole("combobox")).toHaveValue("DE");
    await expect(canvas.getAllByRole("textbox", { name: "Post Code" })[0]).toHaveValue("10115");
  },
};

/** The specification has no validation here. */
export const AnyValueIsValid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email Address" }), "no address{Enter}");
    await userEvent.tab();
    for (const field of canvas.getAllByRole("textbox")) await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByRole("textbox", { name: "Email Address" })).toHaveValue("no address");
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(checkbox(canvas));
    await expect(overflow()).toBe(0);
  },
};
