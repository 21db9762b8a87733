import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EmailInput, TypedEmails } from "#sections/checkout/email-input.tsx";
import { Field } from "#ui/field.tsx";

const meta = {
  title: "Sections/Checkout/Email input",
  component: EmailInput,
  args: { autoComplete: "email" },
  render: (args) => (
    <TypedEmails>
      <div className="flex flex-col gap-6">
        <Field label="First address">
          <EmailInput {...args} />
        </Field>
        <Field label="Second address">
          <EmailInput {...args} />
        </Field>
      </div>
    </TypedEmails>
  ),
} satisfies Meta<typeof EmailInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersAnAddressOfAnotherField: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole<HTMLInputElement>("textbox");
    await userEvent.type(first!, "ada@müller.de");
    await userEvent.tab();
    await expect([...second!.list!.options].map(({ value }) => value)).toEqual(["ada@müller.de"]);
    await expect(first!.list, "its own address is no suggestion").toBeNull();
  },
};

export const OffersNoInvalidAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole<HTMLInputElement>("textbox");
    await userEvent.type(first!, "ada@");
    await userEvent.tab();
    await expect(second!.list).toBeNull();
  },
};
