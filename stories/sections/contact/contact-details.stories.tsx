import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { site } from "#content/site.ts";
import { ContactDetails } from "#sections/contact/contact-details.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Contact/Contact details",
  component: ContactDetails,
  args: { site },
  decorators: [
    (Story) => (
      <div className="max-w-panel">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Three ways to reach us", async () => {
      await expect(canvas.getByRole("heading", { level: 2, name: "Reach us directly" })).toBeVisible();
      await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
        "Email us",
        "Call us",
        "Visit us",
      ]);
      await expect(canvas.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
        site.email,
        site.phone,
        site.address,
      ]);
    });
    await step("Email is a mailto link", async () => {
      const link = canvas.getByRole("link", { name: site.email });
      await expect(link).toHaveAttribute("href", `mailto:${site.email}`);
      await expect(link).not.toHaveAttribute("target");
    });
    await step("Phone is a tel link", async () => {
      await expect(canvas.getByRole("link", { name: site.phone })).toHaveAttribute("href", "tel:+15550104400");
    });
    await step("Names the sample data", async () => {
      await expect(canvas.getByText(/sample data/)).toBeVisible();
    });
  },
};

export const BesideAForm: Story = {
  args: { layout: "facts" },
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole("term");
    const [value] = canvas.getAllByRole("definition");
    await expect(value!.getBoundingClientRect().left).toBeGreaterThan(term!.getBoundingClientRect().right);
    await expect(canvas.getByRole("link", { name: site.phone }).offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const LongWords: Story = {
  args: {
    site: {
      ...site,
      email: "machbarkeitsuntersuchungen@ingenieurdienstleistungen.example",
      address: "Straße der Elektrizitätswerkarbeitergenossenschaft 144, 20457 Hamburg",
    },
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
