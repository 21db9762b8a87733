import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, fn, waitFor } from "storybook/test";
import { Accordion, AccordionItem, type AccordionProps } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

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
      keyboard: [
        ["Enter, Space", "Opens or closes the section."],
        ["ArrowDown, ArrowUp", "Go to the next or the previous header, and round."],
        ["Home, End", "Go to the first or the last header."],
        ["Tab", "Goes into an open section, past a closed one."],
      ],
      do: [
        "Open the section that holds an error, and put the focus on the field.",
        "Choose `level` after the page's outline, `size` after its look.",
      ],
      dont: ["Hide what most readers need.", "Nest one in another."],
    },
  },
  subcomponents: { AccordionItem },
  args: { defaultOpen: ["payment"], onOpenChange: fn(), children: items },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Multiple: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Billing Address" }));
    await expect(canvas.getByRole("button", { name: "Billing Address" })).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("button", { name: "Payment Method" })).toHaveAttribute("aria-expanded", "true");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(["payment", "billing"]);
  },
};

export const Single: Story = {
  args: { type: "single" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Billing Address" }));
    await expect(canvas.getByRole("button", { name: "Payment Method" })).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(canvas.getByRole("button", { name: "Billing Address" }));
    await expect(canvas.queryByRole("button", { expanded: true })).toBeNull();
  },
};

export const Compact: Story = {
  args: {
    children: (
      <AccordionItem value="payment" title="Services" level={3} size="compact">
        Three of them.
      </AccordionItem>
    ),
  },
};

export const HeadingsHoldButtonsThatNameTheirRegions: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2, name: "Payment Method" });
    const button = canvas.getByRole("button", { name: "Payment Method" });
    await expect(heading).toContainElement(button);
    await expect(canvas.getByRole("region", { name: "Payment Method" }).id).toBe(button.getAttribute("aria-controls"));
    for (const closed of canvas.getAllByRole("button", { expanded: false }))
      await expect(document.getElementById(closed.getAttribute("aria-controls") ?? "")).toBeInTheDocument();
  },
};

export const KeysGoFromHeaderToHeader: Story = {
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

export const ClosedFieldsCannotBeReached: Story = {
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("textbox")) {
      field.focus();
      await expect(field).not.toHaveFocus();
    }
  },
};

export const WhatWasTypedSurvivesClosing: Story = {
  args: { defaultOpen: ["coupon"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Coupon code"), "SPRING");
    await userEvent.click(canvas.getByRole("button", { name: "Have a coupon?" }));
    await userEvent.click(canvas.getByRole("button", { name: "Have a coupon?" }));
    await expect(canvas.getByLabelText("Coupon code")).toHaveValue("SPRING");
  },
};

export const FindInPageOpensWhatItFinds: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByLabelText("First Name").closest("[role=region]")!;
    await expect(panel).toHaveAttribute("hidden", "until-found");
    panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await waitFor(() => expect(panel).not.toHaveAttribute("hidden"));
  },
};

function WithAnError(props: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
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
      <Accordion {...props} open={open} onOpenChange={setOpen}>
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
  render: (args) => <WithAnError {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "First Name" })).toHaveFocus());
  },
};

export const PrerenderedItCarriesNoStyle: Story = {
  play: async ({ args }) => {
    const markup = renderToStaticMarkup(<Accordion {...args} />);
    await expect(markup).toContain("Coupon code");
    await expect(markup).not.toContain("style=");
  },
};
