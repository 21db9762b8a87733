import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, spyOn, waitFor } from "storybook/test";
import { DemoForm, type DemoFormProps } from "#sections/shared/demo-form.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Demo form",
  component: DemoForm,
  args: {
    labelledBy: "coupon",
    children: (
      <Field label="Code">
        <Input name="code" autoComplete="off" />
      </Field>
    ),
    note: "This form is a demonstration: it sends nothing.",
    submitLabel: "Apply coupon",
    result: "There are no coupons.",
    noScript: "There are no coupons to miss.",
  },
  decorators: [
    (Story) => (
      <div className="flex flex-col gap-6">
        <Heading level={2} id="coupon">
          Coupon
        </Heading>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves through the fields to the button."],
        ["Enter", "In a single-line field and on the button: submits."],
      ],
      do: ["State in the note that nothing is sent.", "Name an alternative in the result."],
      dont: ["Use it for a form that sends: use the contact form."],
    },
  },
} satisfies Meta<typeof DemoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstSubmit: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("form", { name: "Coupon" })).toBeVisible();
    const note = canvas.getByText(args.note);
    await expect(note).toBeVisible();
    await expect(canvas.getByRole("form").firstElementChild, "before the fields").toBe(note);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const ExplainsThatNothingWasSent: Story = {
  play: async ({ canvas, userEvent }) => {
    const calls = [spyOn(window, "fetch"), spyOn(XMLHttpRequest.prototype, "send"), spyOn(navigator, "sendBeacon")];
    await userEvent.type(canvas.getByRole("textbox", { name: "Code" }), "SPRING{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Nothing was sent: this is a demonstration. There are no coupons.",
    );
    await expect(canvas.getByRole("textbox", { name: "Code" })).toHaveValue("SPRING");
    for (const call of calls) await expect(call).not.toHaveBeenCalled();
  },
};

export const AnInvalidSubmitShowsNoStatus: Story = {
  args: { onValidate: fn<NonNullable<DemoFormProps["onValidate"]>>(async () => false) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Apply coupon" });
    await userEvent.click(button);
    await waitFor(() => expect(args.onValidate).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    mocked(args.onValidate!).mockResolvedValueOnce(true);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
