import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent as user, waitFor } from "storybook/test";
import { LoginForm } from "#sections/account/login-form.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Account/Login form",
  component: LoginForm,
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves through email, password, ‘Show password’, ‘Remember me’ and the button, in this order."],
        ["Enter", "In a field and on the button: submits, or focuses the first invalid field."],
        ["Space", "On ‘Remember me’: checks it. On ‘Show password’: shows or hides the password."],
      ],
      do: ["State before and after a submit that there are no accounts and nothing is sent."],
      dont: ["Keep the password after a submit."],
    },
  },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const email = (canvas: Canvas) => canvas.getByRole("textbox", { name: "Email" });
const password = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>(/^Password/);
const remember = (canvas: Canvas) => canvas.getByRole("checkbox", { name: "Remember me" });
const submit = (canvas: Canvas) => user.click(canvas.getByRole("button", { name: "Log in" }));

export const Empty: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Welcome back" });
    await expect([...form.elements].map((control) => control.getAttribute("name")).filter(Boolean)).toEqual([
      "email",
      "password",
      "remember",
    ]);
    await expect(email(canvas)).toHaveAttribute("autocomplete", "email");
    await expect(password(canvas)).toHaveAttribute("autocomplete", "current-password");
    for (const field of [email(canvas), password(canvas)]) await expect(field).toBeRequired();
    await expect(remember(canvas)).not.toBeChecked();
    await expect(canvas.getByText(/there are no accounts, and nothing is sent\.$/)).toBeVisible();
  },
};

export const ShowsErrorsOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(email(canvas), "ada");
    await expect(email(canvas)).toHaveAttribute("aria-invalid", "false");
    await userEvent.click(password(canvas));
    await waitFor(() =>
      expect(email(canvas)).toHaveAccessibleDescription(
        "The email must be a valid email address. Write it like name@company.com.",
      ),
    );
    await userEvent.tab();
    await waitFor(() =>
      expect(password(canvas)).toHaveAccessibleDescription(
        "The password field is required. Type anything: it is not sent.",
      ),
    );
    await userEvent.type(email(canvas), "@example.com");
    await waitFor(() => expect(email(canvas)).toBeValid());
  },
};

export const FocusesTheFirstInvalidField: Story = {
  play: async ({ canvas, userEvent }) => {
    await submit(canvas);
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await userEvent.keyboard("ada@example.com{Enter}");
    await waitFor(() => expect(password(canvas)).toHaveFocus());
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(password(canvas), "two words");
    await userEvent.click(canvas.getByRole("button", { name: "Show password", pressed: false }));
    await expect(password(canvas)).toHaveAttribute("type", "text");
    await expect(password(canvas)).toHaveValue("two words");
    await userEvent.click(canvas.getByRole("button", { name: "Show password", pressed: true }));
    await expect(password(canvas)).toHaveAttribute("type", "password");
  },
};

export const ClearsOnlyThePasswordAndExplainsThatNothingWasSent: Story = {
  play: async ({ canvas, userEvent }) => {
    const calls = [spyOn(window, "fetch"), spyOn(XMLHttpRequest.prototype, "send"), spyOn(navigator, "sendBeacon")];
    await userEvent.type(email(canvas), "ada@example.com");
    await userEvent.type(password(canvas), "two words");
    await userEvent.click(remember(canvas));
    await submit(canvas);
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status).toHaveFocus());
    await expect(status).toHaveTextContent("Nothing was sent: this is a demonstration. There are no accounts");
    await expect(password(canvas)).toHaveValue("");
    await expect(email(canvas)).toHaveValue("ada@example.com");
    await expect(remember(canvas)).toBeChecked();
    for (const call of calls) await expect(call).not.toHaveBeenCalled();
  },
};

export const SubmitsRepeatedly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(email(canvas), "ada@example.com");
    for (let time = 0; time < 2; time++) {
      await userEvent.type(password(canvas), "two words{Enter}");
      await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    }
    await userEvent.click(password(canvas));
    await userEvent.tab();
    await expect(canvas.queryByText(/is required\. /)).not.toBeInTheDocument();
    await submit(canvas);
    await waitFor(() => expect(password(canvas)).toHaveFocus());
    await expect(password(canvas)).toBeInvalid();
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await submit(canvas);
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(overflow()).toBe(0);
  },
};
