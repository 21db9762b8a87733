import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { CouponForm } from "#sections/checkout/coupon-form.tsx";

const meta = { title: "Sections/Checkout/Coupon form", component: CouponForm } satisfies Meta<typeof CouponForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const errorMessage = "The coupon field is required. Type the code that is on your coupon.";

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("If you have coupon code,please apply it")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Coupon code" })).toHaveAttribute("name", "cupon_key");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const ExplainsThatNothingWasSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "SPRING");
    await userEvent.click(canvas.getByRole("button", { name: "Apply coupon" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Nothing was sent: this is a demonstration. There are no coupons here, so the total stays as it is.",
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("SPRING");
  },
};

export const AnEmptyFieldShowsAnError: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(canvas.getByRole("button", { name: "Apply coupon" }));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(errorMessage);
    await userEvent.keyboard("S");
    await expect(field).toBeValid();
    await userEvent.keyboard("{Backspace} {Enter}");
    await expect(field).toHaveAccessibleDescription(errorMessage);
  },
};

export const FocusesTheStatusAgainForAnotherCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "SPRING{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await userEvent.type(canvas.getByRole("textbox"), "2{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
  },
};
