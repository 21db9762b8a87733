import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { callToAction } from "#content/call-to-action.ts";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Call to action",
  component: CallToAction,
  parameters: { layout: "fullscreen" },
  args: { ...callToAction, title: "Got a sketch? Send it over." },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rectangles of the title and the button. */
function rectangles(canvas: { getByRole: (role: string) => HTMLElement }) {
  return {
    title: canvas.getByRole("heading").getBoundingClientRect(),
    button: canvas.getByRole("link").getBoundingClientRect(),
  };
}

export const LinksToTheContactPage: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: args.title })).toBeVisible();
    await expect(canvas.getByText("Tell us about your business, we are ready to help.")).toBeVisible();
    await expect(canvas.getAllByRole("link")).toEqual([canvas.getByRole("link", { name: "Contact us" })]);
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/contact");
  },
};

/** For a page with another dark section. */
export const OnThePage: Story = {
  args: { surface: "page" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading").closest("[data-surface]")).toBeNull();
  },
};

export const ButtonBesideTheTitleOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvas }) => {
    const { title, button } = rectangles(canvas);
    const text = canvas.getByText(args.text).getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(title.right);
    await expect(button.top + button.height / 2).toBeCloseTo((title.top + text.bottom) / 2, 0);
  },
};

export const ButtonBelowTheTitleOnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ args, canvas }) => {
    const { title, button } = rectangles(canvas);
    await expect(button.top).toBeGreaterThan(canvas.getByText(args.text).getBoundingClientRect().bottom);
    await expect(button.left).toBeCloseTo(title.left, 0);
    await expect(overflow()).toBe(0);
  },
};

export const LongWords: Story = {
  args: {
    title: "Geschwindigkeitsbegrenzungsüberwachungssysteme brauchen eine Verträglichkeitsprüfung.",
    action: "Unverbindliche Machbarkeitsuntersuchung anfragen",
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    await expect(canvas.getByRole("link").getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
