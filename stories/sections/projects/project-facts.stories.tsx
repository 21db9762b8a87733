import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { projectById } from "#content/project.ts";
import { ProjectFacts } from "#sections/projects/project-facts.tsx";
import { countColumns, overflow } from "../../measure.ts";

const { id, title, discipline, image, size, facts } = projectById("8")!;

const meta = {
  title: "Sections/Projects/Project facts",
  component: ProjectFacts,
  args: { id, title, discipline, image, size, facts },
} satisfies Meta<typeof ProjectFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Every fact has a term", async () => {
      const texts = (role: string) => canvas.getAllByRole(role).map(({ textContent }) => textContent);
      await expect(texts("term")).toEqual(["Client", "Location", "Type", "Consultant", "Duration", "Completion"]);
      await expect(texts("definition")).toEqual([
        "Stillwater Racking",
        "Monterrey, Mexico, and Ningbo, China",
        "Sourcing and freight",
        "Luca Marchetti",
        "6 months",
        "May 9, 2025",
      ]);
      await expect(canvas.getByText("64 × 48 × 40 mm")).toHaveTextContent("Size: 64 × 48 × 40 mm");
      await expect(canvas.getByRole("time")).toHaveAttribute("datetime", "2025-05-09");
    });
    // The drawing number is visible, and hidden from assistive technology.
    await step("Drawing number is decorative", async () => {
      const number = canvas.getByText("KV-008");
      await expect(number).toBeVisible();
      await expect(number.closest('[aria-hidden="true"]')).toBeInTheDocument();
    });
  },
};

/** The picture is the largest element above the fold, so it loads eagerly. */
export const PictureWholeAboveTheFacts: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: image.alt });
    await expect(picture).toHaveAttribute("loading", "eager");
    const { width, height, bottom } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(image.picture.w / image.picture.h, 1);
    await expect(bottom).toBeLessThanOrEqual(canvas.getAllByRole("term")[0]!.getBoundingClientRect().top);
  },
};

export const FactsBesideThePictureOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole("img", { name: image.alt }).getBoundingClientRect();
    for (const term of canvas.getAllByRole("term"))
      await expect(term.getBoundingClientRect().left).toBeGreaterThan(right);
  },
};

export const LongWordsOnASmallScreen: Story = {
  args: { facts: { ...facts, client: "Elektromagnetische Verträglichkeitsprüfungsgesellschaft" } },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("term"))).toBe(2);
    await expect(overflow()).toBe(0);
  },
};
