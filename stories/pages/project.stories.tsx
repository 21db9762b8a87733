import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { records } from "#content/record-data.ts";
import { ProjectPage } from "#pages/project.tsx";
import { countColumns, fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, isNotFound, outline, trail, wholePage } from "../page-contract.tsx";
import { plainText } from "../plain-text.ts";

const record = records.project("3");
const board = record.project!;

const meta = {
  title: "Pages/Project",
  component: ProjectPage,
  parameters: { ...wholePage, path: "/project-single/3" },
  args: record,
  decorators: [inMain],
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneProject: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expectAPage(canvasElement, { title: board.title, heading: board.title, path: "/project-single/3" });
    await expect(trail(canvasElement)).toEqual(["Home", "Projects", board.title]);
    await expect(outline(canvasElement).slice(0, 5)).toEqual([
      "Strategies",
      "Approach",
      "Goals",
      "Results",
      "Related projects",
    ]);
    await expect(canvas.getByText("Sample projects of a fictitious company.")).toBeVisible();
    await step("Picture and facts first", async () => {
      await expect(canvas.getByText(board.facts.client)).toBeVisible();
      await expect(canvas.getByRole("img", { name: board.image.alt })).toBeVisible();
      await expect(
        canvas
          .getByText(board.facts.consultant)
          .compareDocumentPosition(canvas.getByRole("heading", { level: 2, name: "Strategies" })),
      ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await step("Strategies and goals are lists", async () => {
      for (const [name, items] of [
        ["Strategies", board.strategies],
        ["Goals", board.goals],
      ] as const) {
        const list = within(canvas.getByRole("list", { name }));
        await expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(items);
      }
    });
    await step("Quote of the client", async () => {
      await expect(canvas.getByRole("blockquote")).toHaveTextContent(board.quote.text);
      await expect(canvas.getByText(board.quote.role)).toBeVisible();
    });
    await step("Related projects and contact form", async () => {
      const related = within(canvas.getByRole("region", { name: "Related projects" }));
      await expect(related.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "/project",
        "/project-single/7",
        "/project-single/11",
        "/project-single/1",
      ]);
      await expect(canvas.getByRole("form", { name: "Contact" })).toBeVisible();
    });
  },
};

export const ApproachAndResults: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const approach = within(canvas.getByRole("region", { name: "Approach" }));
    for (const paragraph of board.approach) await expect(approach.getByText(paragraph)).toBeVisible();
    await expect(approach.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(
      board.gallery.map(({ alt }) => alt),
    );
    await expect(countColumns(approach.getAllByRole("img"))).toBe(2);
    for (const { value, label } of board.results) {
      await expect(canvas.getByText(label)).toBeVisible();
      await expect(canvas.getByText(plainText(value))).toBeVisible();
    }
  },
};

export const UnknownId: Story = {
  ...isNotFound,
  args: records.project("99"),
  parameters: { path: "/project-single/99" },
};

export const OnASmallScreen: Story = fitsSmallWindow;
