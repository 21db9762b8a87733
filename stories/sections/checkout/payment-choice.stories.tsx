import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paymentMethods } from "#content/payment.ts";
import { PaymentChoice } from "#sections/checkout/payment-choice.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

const meta = {
  title: "Sections/Checkout/Payment choice",
  component: PaymentChoice,
  args: {
    methods: paymentMethods,
    children: (
      <Field label="Card Number">
        <Input inputMode="numeric" />
      </Field>
    ),
  },
} satisfies Meta<typeof PaymentChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CardInitially: Story = {
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole<HTMLInputElement>("radio");
    await expect(radios.map(({ name, value }) => [name, value])).toEqual([
      ["payment_method", "cash"],
      ["payment_method", "card"],
    ]);
    await expect(canvas.getByRole("radio", { name: "Payment By Card" })).toHaveAttribute("value", "cash");
    await expect(canvas.getByRole("radio", { name: "Payment By Card" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Cash On delivery" })).toHaveAttribute("value", "card");
    await expect(canvas.getByRole("textbox", { name: "Card Number" })).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const CashOnDeliveryIsALink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    const link = canvas.getByRole("link", { name: "Proceed to Checkout" });
    await expect(link).toHaveAttribute("href", "/order_received?payment=card");
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const TypedTextSurvivesAChangeOfMethod: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "0000");
    await userEvent.click(canvas.getByText("Cash On delivery"));
    await userEvent.click(canvas.getByText("Payment By Card"));
    await expect(canvas.getByRole("textbox")).toHaveValue("0000");
  },
};
