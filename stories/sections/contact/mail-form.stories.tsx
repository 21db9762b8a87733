import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { messageSchemas } from "#lib/mail/message-schema.ts";
import { MailForm, type SendingProps } from "#sections/contact/mail-form.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { fitsSmallWindow } from "../../measure.ts";

/** A form with one of the fields of a message. */
function OneField(sending: SendingProps<Record<string, string> & { subject: string; message: string }>) {
  const form = useZodForm(messageSchemas.contact);
  return (
    <MailForm {...sending} name="contact" form={form} label={{ "aria-label": "Quote" }} submitLabel="Ask for a quote">
      {(readOnly) => (
        <Field label="Subject" required error={form.errorOf("subject")}>
          <Input {...form.register("subject")} readOnly={readOnly} />
        </Field>
      )}
    </MailForm>
  );
}

const meta = {
  title: "Sections/Contact/Mail form",
  component: MailForm,
  render: (args) => <OneField {...args} />,
  args: { email: "hello@korvane.example", onSend: fn(), onStart: fn() } as never,
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves through the fields to the button and to the status."],
        ["Enter", "In a single-line field and on the button: sends, or focuses the first invalid field."],
      ],
      do: ["Name its rules for the server in `src/lib/mail/message-schema.ts`."],
      dont: ["Use it for a form that sends nothing: use the demo form."],
    },
  },
} satisfies Meta<typeof MailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const needsScripts = /^This form needs JavaScript\./;

export const NoteFieldsButtonAndAnEmptyStatus: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole("form", { name: "Quote" });
    await expect(form.firstElementChild).toHaveTextContent(/^All fields are required\./);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByText(needsScripts)).not.toBeVisible();
  },
};

/** Marks the page as one without scripts, and that of a server that takes messages. */
const withoutScripts = (marks: Partial<Record<"noScript" | "receiver", "">>) => () => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, marks);
  return () => {
    for (const name of Object.keys(marks)) delete dataset[name];
  };
};

export const WithoutScriptsTheAddressReplacesTheForm: Story = {
  beforeEach: withoutScripts({ noScript: "" }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
    await expect(canvas.getByText(needsScripts)).toBeVisible();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "mailto:hello@korvane.example");
  },
};

export const WithoutScriptsAServerTakesTheMessage: Story = {
  beforeEach: withoutScripts({ noScript: "", receiver: "" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Ask for a quote" })).toBeVisible();
    await expect(canvas.getByText(needsScripts)).not.toBeVisible();
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
