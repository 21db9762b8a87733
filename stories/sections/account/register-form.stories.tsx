import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent as user, waitFor } from "storybook/test";
import { RegisterForm } from "#sections/account/register-form.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Account/Register form",
  component: RegisterForm,
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves through name, email, password, ‘Show password’, the terms and the button, in this order."],
        ["Enter", "In a field and on the button: submits, or focuses the first invalid field."],
        ["Space", "On the terms: checks them. On ‘Show password’: shows or hides the password."],
      ],
      do: ["State the password's rule before typing."],
      dont: ["Require symbols or digits: length makes a password strong.", "Check the terms initially."],
    },
  },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const name = (canvas: Canvas) => canvas.getByRole("textbox", { name: "Name" });
const email = (canvas: Canvas) => canvas.getByRole("textbox", { name: "Email" });
const password = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>(/^Password/);
const terms = (canvas: Canvas) => canvas.getByRole("checkbox", { name: /^I accept the terms/ });
const submit = (canvas: Canvas) => user.click(canvas.getByRole("button", { name: "Register" }));

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Create an account" });
    await expect([...form.elements].map((control) => control.getAttribute("name")).filter(Boolean)).toEqual([
      "name",
      "email",
      "password",
      "terms",
    ]);
    await expect(name(canvas)).toHaveAttribute("autocomplete", "name");
    await expect(email(canvas)).toHaveAttribute("autocomplete", "email");
    await expect(password(canvas)).toHaveAttribute("autocomplete", "new-password");
    for (const field of [name, email, password, terms]) await expect(field(canvas)).toBeRequired();
    await expect(terms(canvas)).not.toBeChecked();
    await expect(canvas.getByText(/it creates no account, and nothing is sent\.$/)).toBeVisible();
    await step("States the password rule before typing", async () => {
      await expect(password(canvas)).toHaveAccessibleDescription(/^At least 12 characters\./);
      await expect(password(canvas)).not.toBeInvalid();
    });
  },
};

export const ShowsErrorsOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(name(canvas));
    await userEvent.type(email(canvas), "ada@example");
    await userEvent.type(password(canvas), "eleven char");
    for (let stop = 0; stop < 3; stop++) await userEvent.tab();
    await waitFor(() => expect(terms(canvas)).toBeInvalid());
    for (const [field, sentence] of [
      [name, "The name field is required. Tell us what to call you."],
      [email, "The email must be a valid email address. Write it like name@company.com."],
      [password, "The password must have at least 12 characters. Add a word or two to make it longer."],
      [terms, "The terms field is required. Tick the box to go on."],
    ] as const)
      await expect(field(canvas)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await userEvent.type(password(canvas), "s");
    await waitFor(() => expect(password(canvas)).toBeValid());
    await userEvent.click(terms(canvas));
    await waitFor(() => expect(terms(canvas)).toBeValid());
  },
};

export const FocusesTheFirstInvalidField: Story = {
  play: async ({ canvas, userEvent }) => {
    await submit(canvas);
    await waitFor(() => expect(name(canvas)).toHaveFocus());
    await userEvent.keyboard("Ada O'Brien{Enter}");
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await userEvent.keyboard("ada@example.com{Enter}");
    await waitFor(() => expect(password(canvas)).toHaveFocus());
    await userEvent.keyboard("four words in a row{Enter}");
    await waitFor(() => expect(terms(canvas)).toHaveFocus());
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(password(canvas)).toHaveValue("four words in a row");
  },
};

export const ClearsOnlyThePasswordAndExplainsThatNothingWasSent: Story = {
  play: async ({ canvas, userEvent }) => {
    const calls = [spyOn(window, "fetch"), spyOn(XMLHttpRequest.prototype, "send"), spyOn(navigator, "sendBeacon")];
    await userEvent.type(name(canvas), "Ada O'Brien");
    await userEvent.type(email(canvas), "ada@example.com");
    await userEvent.type(password(canvas), "four words in a row");
    await userEvent.click(terms(canvas));
    await submit(canvas);
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status).toHaveFocus());
    await expect(status).toHaveTextContent("Nothing was sent: this is a demonstration. No account was created.");
    await expect(password(canvas)).toHaveValue("");
    await expect(name(canvas)).toHaveValue("Ada O'Brien");
    await expect(email(canvas)).toHaveValue("ada@example.com");
    await expect(terms(canvas)).toBeChecked();
    for (const call of calls) await expect(call).not.toHaveBeenCalled();
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await submit(canvas);
    await waitFor(() => expect(name(canvas)).toHaveFocus());
    await expect(overflow()).toBe(0);
  },
};
