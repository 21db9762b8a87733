import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { telephone } from "#content/service-photo.ts";
import { site } from "#content/site.ts";
import type { MailOutcome } from "#lib/mail/send-mail.ts";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";

const meta = {
  title: "Sections/Contact/Contact panel",
  component: ContactPanel,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Tell us what you want to make",
    lead: "A sketch, a drawing or two sentences: an engineer reads every message and answers it.",
    site,
    onSend: fn(async (): Promise<MailOutcome> => ({ kind: "sent" })),
    onStart: fn(),
  },
} satisfies Meta<typeof ContactPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Tell us what you want to make" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Subject" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(canvas.getByRole("link", { name: site.phone })).toHaveAttribute("href", site.phoneHref);
  },
};

export const AtTheEndOfAPage: Story = {
  args: { title: "Ask about this service" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "Ask about this service" });
    await expect(panel.offsetHeight).toBeLessThanOrEqual(480);
    const form = canvas.getByRole("form", { name: "Contact" }).getBoundingClientRect();
    const details = canvas.getByRole("heading", { name: "Reach us directly" }).getBoundingClientRect();
    await expect(details.right).toBeLessThan(form.left);
  },
};

export const WithAPhoto: Story = {
  args: { title: "Write to us", lead: undefined, photo: telephone },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Write to us" })).toBeVisible();
    const photo = canvas.getByRole("img", { name: telephone.alt });
    await expect(photo).toBeVisible();
    await expect(photo.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByRole("form", { name: "Contact" }).getBoundingClientRect().right,
    );
    const details = canvas.getByRole("heading", { name: "Reach us directly" }).getBoundingClientRect();
    for (const detail of canvas.getAllByRole("definition"))
      await expect(detail.getBoundingClientRect().left).toBeGreaterThan(details.right);
  },
};

export const LoadsTheMailClientOnFirstFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("textbox", { name: "Subject" }));
    await expect(args.onStart).toHaveBeenCalled();
  },
};
