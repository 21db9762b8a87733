import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { site } from "#content/site.ts";
import { ContactDetails } from "#sections/contact/contact-details.tsx";
import { TeamForm } from "#sections/team/team-form.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Team/Team form",
  component: TeamForm,
  args: { name: "Sofia Chen" },
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves through name, email, subject, address, note and the button, in this order."],
        ["Enter", "In a single-line field and on the button: submits."],
      ],
      do: ["State before and after a submit that nothing is sent."],
      dont: ["Validate or require a field: the specification has no rules for it."],
    },
  },
} satisfies Meta<typeof TeamForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = ["Name", "Email", "Subject", "Address", "Note"];

export const Empty: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Write to Sofia Chen" });
    await expect([...form.elements].map((control) => control.getAttribute("name"))).toEqual([
      "name",
      "email",
      "subject",
      "address",
      "note",
      null,
    ]);
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveAttribute("autocomplete", "name");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAttribute("autocomplete", "email");
    await expect(canvas.getByRole("textbox", { name: "Address" })).toHaveAttribute("autocomplete", "address-line1");
    await expect(canvas.getByText(/it sends nothing\.$/)).toBeVisible();
  },
};

export const WithContactDetails: Story = {
  args: { details: <ContactDetails site={site} layout="facts" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: site.email })).toBeVisible();
  },
};

export const ExplainsThatNothingWasSentAndKeepsTheTypedText: Story = {
  play: async ({ canvas, userEvent }) => {
    const calls = [spyOn(window, "fetch"), spyOn(XMLHttpRequest.prototype, "send"), spyOn(navigator, "sendBeacon")];
    for (const name of labels) await userEvent.type(canvas.getByRole("textbox", { name }), `My ${name}`);
    await userEvent.click(canvas.getByRole("button", { name: "Send note" }));
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status).toHaveFocus());
    await expect(status).toHaveTextContent("Nothing was sent: this is a demonstration.");
    await expect(status).toHaveTextContent("What you wrote is still in the form.");
    await expect(canvas.getByRole("link", { name: "contact form" })).toHaveAttribute("href", "/contact");
    for (const name of labels) await expect(canvas.getByRole("textbox", { name })).toHaveValue(`My ${name}`);
    for (const call of calls) await expect(call).not.toHaveBeenCalled();
  },
};

export const RequiresNoField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "no address{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    for (const name of labels) {
      await expect(canvas.getByRole("textbox", { name })).not.toBeRequired();
      await expect(canvas.getByRole("textbox", { name })).not.toHaveAttribute("aria-invalid", "true");
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
