import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { advisoryServiceById } from "#content/advisory-service.ts";
import { AdvisoryServicePage } from "#pages/advisory-service.tsx";
import { overflow } from "../measure.ts";
import { expectAPage, inMain, isNotFound, trail, wholePage } from "../page-contract.tsx";

const risk = advisoryServiceById("2")!;

const meta = {
  title: "Pages/Advisory service",
  component: AdvisoryServicePage,
  parameters: { ...wholePage, path: "/service-single/2" },
  decorators: [inMain],
  args: { advisoryService: risk },
} satisfies Meta<typeof AdvisoryServicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and text", async () => {
      await expectAPage(canvasElement, {
        title: "Risk Management",
        heading: "Risk Management",
        path: "/service-single/2",
      });
      await expect(trail(canvasElement)).toEqual(["Home", "Advisory services", "Risk Management"]);
      for (const paragraph of risk.paragraphs) await expect(canvas.getByText(paragraph)).toBeVisible();
      await expect(canvas.getByText(risk.approach)).toBeVisible();
    });
    await step("Lists the capabilities", async () => {
      const list = within(canvas.getByRole("list", { name: "Our Capabilities" }));
      await expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(risk.capabilities);
    });
    await step("Lists the process steps in order", async () => {
      const steps = risk.process.map(({ title }) => canvas.getByRole("heading", { level: 3, name: title }));
      const [list] = new Set(steps.map((heading) => heading.closest("ol")));
      await expect(within(list!).getAllByRole("heading")).toEqual(steps);
    });
    await step("Marks the current page in the sidebar", async () => {
      const aside = within(canvas.getByRole("complementary", { name: "Advisory services" }));
      await expect(aside.getAllByRole("link", { current: "page" })).toEqual([
        aside.getByRole("link", { name: "Risk Management" }),
      ]);
      await expect(within(aside.getByRole("list")).getAllByRole("link")).toHaveLength(6);
    });
    await step("Links to the services", async () => {
      const related = within(canvas.getByRole("region", { name: "Related Service" }));
      await expect(related.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "/services/1",
        "/services/2",
        "/services/3",
      ]);
    });
    await step("Has an inquiry form", async () => {
      await expect(canvas.getByRole("button", { name: "Send inquiry" })).toBeVisible();
    });
  },
};

export const SidebarBesideTheTextOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole("complementary").getBoundingClientRect();
    const text = canvas.getByText(risk.approach).getBoundingClientRect();
    await expect(aside.left).toBeGreaterThan(text.right);
  },
};

export const UnknownId: Story = {
  ...isNotFound,
  args: { advisoryService: undefined },
  parameters: { path: "/service-single/99" },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole("complementary").getBoundingClientRect();
    await expect(aside.top).toBeGreaterThan(canvas.getByText(risk.approach).getBoundingClientRect().bottom);
    await expect(overflow()).toBe(0);
  },
};
