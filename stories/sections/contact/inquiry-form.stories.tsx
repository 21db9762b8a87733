import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, userEvent as user, waitFor, within } from "storybook/test";
import { InquiryForm, type InquiryFormProps } from "#sections/contact/inquiry-form.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Contact/Inquiry form",
  component: InquiryForm,
  args: {
    email: "hello@korvane.example",
    minimumTime: 0,
    onSend: fn<NonNullable<InquiryFormProps["onSend"]>>(async () => ({ kind: "sent" })),
    onStart: fn(),
  },
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves through name, email, subject, message and the button, in this order."],
        ["Arrow keys", "In the subject: select an option."],
        ["Enter", "In name and email and on the button: submits, or focuses the first invalid field."],
      ],
      do: ["Name the address that is offered where the message cannot be sent."],
      dont: ["Accept ‘Choose a Service’ as a value."],
    },
  },
} satisfies Meta<typeof InquiryForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const field = (canvas: Canvas, name: string) => canvas.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const submit = (canvas: Canvas) => user.click(canvas.getByRole("button", { name: "Send inquiry" }));

/** Types a value into a field and leaves it. */
async function typeAndBlur(canvas: Canvas, name: string, value: string) {
  await user.clear(field(canvas, name));
  if (value) await user.type(field(canvas, name), value);
  else await user.click(field(canvas, name));
  await user.tab();
  return field(canvas, name);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Have project in mind? Let's discuss" })).toBeVisible();
    const names = [...canvas.getByRole<HTMLFormElement>("form").elements].map((control) =>
      control.getAttribute("name"),
    );
    await expect(names).toEqual(["name", "email", "subject", "message", null, "website"]);
    await expect(field(canvas, "Name")).toHaveAttribute("autocomplete", "name");
    await expect(field(canvas, "Email")).toHaveAttribute("autocomplete", "email");
    const options = canvas.getAllByRole("option").map(({ textContent }) => textContent);
    await expect(options).toEqual(["Choose a Service", "Tax Management", "Financial Advices", "Risk Management"]);
  },
};

export const ShowsErrorsOnBlur: Story = {
  play: async ({ canvas }) => {
    for (const [name, value, sentence] of [
      ["Name", "", "The name field is required. Tell us what to call you."],
      ["Name", "R2-D2", "The name may only contain letters and spaces. Leave out digits and symbols."],
      ["Email", "", "The email field is required. We need it to answer you."],
      ["Email", "ada@example", "The email must be a valid email address. Write it like name@company.com."],
      ["Message", "", "The message field is required. Tell us about your project."],
    ] as const) {
      const control = await typeAndBlur(canvas, name, value);
      await waitFor(() => expect(control).toHaveAccessibleDescription(sentence));
      await expect(control).toBeInvalid();
    }
  },
};

export const ThePlaceholderOptionIsInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const subject = canvas.getByRole("combobox", { name: "Subject" });
    await userEvent.selectOptions(subject, "Risk Management");
    await userEvent.selectOptions(subject, "Choose a Service");
    await userEvent.tab();
    await waitFor(() =>
      expect(subject).toHaveAccessibleDescription("The subject field is required. Choose a service from the list."),
    );
    await userEvent.selectOptions(subject, "Financial Advices");
    await waitFor(() => expect(subject).toBeValid());
  },
};

export const FocusesTheFirstInvalidField: Story = {
  play: async ({ canvas, userEvent }) => {
    await submit(canvas);
    await waitFor(() => expect(field(canvas, "Name")).toHaveFocus());
    await userEvent.keyboard("Ada Lovelace");
    await userEvent.type(field(canvas, "Email"), "ada@example.com");
    await submit(canvas);
    await waitFor(() => expect(field(canvas, "Subject")).toHaveFocus());
  },
};

async function fill(canvas: Canvas) {
  await user.type(field(canvas, "Name"), "Zoë Ångström");
  await user.type(field(canvas, "Email"), "zoe@example.com");
  await user.selectOptions(field(canvas, "Subject"), "Tax Management");
  await user.type(field(canvas, "Message"), "A gateway for cold places.");
}

export const SendsClearsAndConfirms: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Message succesfully sent!"));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    const message = "A gateway for cold places.";
    const fields = { name: "Zoë Ångström", email: "zoe@example.com", subject: "Tax Management", message };
    await expect(args.onSend).toHaveBeenCalledWith(fields);
    for (const name of ["Name", "Email", "Subject", "Message"]) await expect(field(canvas, name)).toHaveValue("");
  },
};

export const RestoresTheFieldsAfterAnError: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onSend!).mockResolvedValueOnce({ kind: "rejected", status: 500, text: "Internal Server Error" });
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("The mail service had a fault.");
    await expect(within(canvas.getByRole("status")).getByRole("link")).toHaveTextContent("hello@korvane.example");
    await expect(field(canvas, "Subject")).toHaveValue("Tax Management");
    await expect(field(canvas, "Name")).toHaveValue("Zoë Ångström");
  },
};

export const ShowsNoErrorsForClearedFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill(canvas);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await userEvent.click(field(canvas, "Name"));
    for (let stop = 0; stop < 4; stop++) await userEvent.tab();
    await expect(canvas.queryByText(/is required\. /)).not.toBeInTheDocument();
    await userEvent.type(field(canvas, "Email"), "zoe");
    await userEvent.tab();
    await expect(await canvas.findByText(/^The email must be a valid email address\./)).toBeVisible();
    await expect(canvas.queryByText(/is required\. /)).not.toBeInTheDocument();
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await submit(canvas);
    await waitFor(() => expect(field(canvas, "Name")).toHaveFocus());
    await expect(overflow()).toBe(0);
  },
};
