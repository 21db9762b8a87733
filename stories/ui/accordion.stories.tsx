import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, fn, waitFor } from "storybook/test";
import { Accordion, AccordionItem } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import type { Guide } from "../docs/guide.tsx";

const items = (
  <>
    <AccordionItem value="coupon" title="Have a coupon?" level={2}>
      <Field label="Coupon code">
        <Input />
      </Field>
    </AccordionItem>
    <AccordionItem value="billing" title="Billing Address" level={2}>
      <Field label="First Name">
        <Input autoComplete="given-name" />
      </Field>
    </AccordionItem>
    <AccordionItem value="payment" title="Payment Method" level={2}>
      Cash on delivery.
    </AccordionItem>
  </>
);

const meta = {
  title: "UI/Accordion",
  component: Accordion,
  parameters: {
    guide: {
      proofs: {
        Accordion: "Multiple, KeysMoveBetweenHeaders; Single",
        AccordionItem:
          "HeadingsContainButtonsThatNameTheirRegions; KeysMoveBetweenHeaders; KeysMoveBetweenHeaders; Multiple; HeadingsContainButtonsThatNameTheirRegions; HeadingsContainButtonsThatNameTheirRegions; FindInPageOpensAClosedSection, FieldsOfClosedSectionsCannotBeFocused",
      },
      when: "For sections of a form or text of which visitors need few at a time.",
      instead: { "one section": "`Details`", "alternatives of one subject": "`Tabs`" },
      pattern: "accordion",
      wcag: ["1.3.1", "2.1.1", "4.1.2"],
      keyboard: [
        ["Enter, Space", "Opens or closes the section."],
        ["ArrowDown, ArrowUp", "Move to the next or previous header, wrapping around."],
        ["Home, End", "Move to the first or last header."],
        ["Tab", "Enters an open section and skips a closed one."],
      ],
      do: [
        "Open the section that holds an error, and put the focus on the field.",
        "Choose `level` by the page's outline and `size` by its appearance.",
      ],
      dont: ["Hide content that most visitors need.", "Nest one in another."],
    } satisfies Guide,
  },
  subcomponents: { AccordionItem },
  args: { type: "multiple", defaultValue: ["payment"], onValueChange: fn(), children: items },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof Accordion>;

export const Multiple: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Billing Address" }));
    await expect(canvas.getByRole("button", { name: "Billing Address" })).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("button", { name: "Payment Method" })).toHaveAttribute("aria-expanded", "true");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["payment", "billing"]);
  },
};

export const Single: Story = {
  tags: ["example"],
  args: { type: "single", defaultValue: "payment" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Billing Address" }));
    await expect(canvas.getByRole("button", { name: "Payment Method" })).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(canvas.getByRole("button", { name: "Billing Address" }));
    await expect(canvas.queryByRole("button", { expanded: true })).toBeNull();
  },
};

export const InAMenu: Story = {
  tags: ["example"],
  args: {
    type: "multiple",
    children: (
      <AccordionItem value="payment" title="Services" level={3} size="menu">
        Three of them.
      </AccordionItem>
    ),
  },
};

export const HeadingsContainButtonsThatNameTheirRegions: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2, name: "Payment Method" });
    const button = canvas.getByRole("button", { name: "Payment Method" });
    await expect(heading).toContainElement(button);
    await expect(canvas.getByRole("region", { name: "Payment Method" }).id).toBe(button.getAttribute("aria-controls"));
    for (const closed of canvas.getAllByRole("button", { expanded: false }))
      await expect(document.getElementById(closed.getAttribute("aria-controls") ?? "")).toBeInTheDocument();
  },
};

export const KeysMoveBetweenHeaders: Story = {
  play: async ({ canvas, userEvent }) => {
    const [coupon, billing, payment] = canvas.getAllByRole("button");
    coupon?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(billing).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(payment).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(billing).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(coupon).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(coupon).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(coupon).toHaveAttribute("aria-expanded", "false");
  },
};

export const FieldsOfClosedSectionsCannotBeFocused: Story = {
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("textbox")) {
      field.focus();
      await expect(field).not.toHaveFocus();
    }
  },
};

export const TypedTextSurvivesClosing: Story = {
  args: { type: "multiple", defaultValue: ["coupon"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Coupon code"), "SPRING");
    await userEvent.click(canvas.getByRole("button", { name: "Have a coupon?" }));
    await userEvent.click(canvas.getByRole("button", { name: "Have a coupon?" }));
    await expect(canvas.getByLabelText("Coupon code")).toHaveValue("SPRING");
  },
};

export const FindInPageOpensAClosedSection: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByLabelText("First Name").closest("[role=region]")!;
    await expect(panel).toHaveAttribute("hidden", "until-found");
    panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await waitFor(() => expect(panel).not.toHaveAttribute("hidden"));
  },
};

function InvalidForm() {
  const [open, setOpen] = useState<string[]>([]);
  const [error, setError] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(["billing"]);
        setError(true);
      }}
    >
      <Accordion type="multiple" value={open} onValueChange={setOpen}>
        <AccordionItem value="billing" title="Billing Address" level={2}>
          <Field label="First Name" error={error ? "Enter your first name" : undefined}>
            <Input autoComplete="given-name" ref={(input) => (error ? input?.focus() : undefined)} />
          </Field>
        </AccordionItem>
      </Accordion>
      <Button type="submit">Send</Button>
    </form>
  );
}

export const AnErrorInAClosedSectionOpensIt: Story = {
  render: () => <InvalidForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "First Name" })).toHaveFocus());
  },
};

export const PrerenderedMarkupHasNoStyleAttribute: Story = {
  play: async ({ args }) => {
    const markup = renderToStaticMarkup(
      <Accordion type="multiple" defaultValue={["payment"]}>
        {args.children}
      </Accordion>,
    );
    await expect(markup).toContain("Coupon code");
    await expect(markup).not.toContain("style=");
  },
};
