import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";
import { projectCards } from "#content/derived/project-cards.ts";
import { ProjectsPage } from "#pages/projects.tsx";
import { overflow } from "../measure.ts";
import { expectAPage, inMain, outline, trail, wholePage } from "../page-contract.tsx";

/** The query of the address, hidden, for assertions. */
const Query = () => <output hidden>{useLocation().search}</output>;

const meta = {
  title: "Pages/Projects",
  component: ProjectsPage,
  parameters: { ...wholePage, path: "/project" },
  decorators: [inMain],
  render: () => (
    <>
      <ProjectsPage />
      <Query />
    </>
  ),
} satisfies Meta<typeof ProjectsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The titles of the projects that the filter includes, in document order. */
const cardTitles = (root: HTMLElement) =>
  within(root)
    .getAllByRole("heading", { level: 3 })
    .filter((title) => !title.closest("[inert]"))
    .map(({ textContent }) => textContent);

const titles = (discipline: string) =>
  projectCards.filter((card) => card.discipline === discipline).map(({ title }) => title);

export const EveryProject: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expectAPage(canvasElement, { title: "Projects", heading: "Projects", path: "/project" });
    await expect(trail(canvasElement)).toEqual(["Home", "Projects"]);
    await expect(outline(canvasElement)[0]).toBe("Parts and how we made them");
    await expect(cardTitles(canvasElement)).toEqual(projectCards.map(({ title }) => title));
    for (const { id, title } of projectCards)
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", `/project-single/${id}`);
    await expect(canvas.getByRole("status")).toHaveTextContent(`${projectCards.length} projects`);
    await step("Note about samples", async () => {
      await expect(canvas.getByText("Sample projects of a fictitious company.")).toBeVisible();
    });
  },
};

export const DisciplineIsInTheAddress: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Engineering" });
    await userEvent.click(link);
    await waitFor(() => expect(cardTitles(canvasElement)).toEqual(titles("Engineering")));
    await expect(canvasElement.querySelector("output")).toHaveTextContent("?discipline=Engineering");
    await expect(canvas.getByRole("status")).toHaveTextContent(
      `${titles("Engineering").length} engineering projects: 0`,
    );
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(link).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "All" }));
    await waitFor(() => expect(cardTitles(canvasElement)).toHaveLength(projectCards.length));
    await expect(canvasElement.querySelector("output")).toBeEmptyDOMElement();
  },
};

export const DisciplineFromTheAddress: Story = {
  parameters: { path: "/project?discipline=Logistics" },
  play: async ({ canvas, canvasElement }) => {
    await expect(cardTitles(canvasElement)).toEqual(titles("Logistics"));
    await expect(canvas.getByRole("link", { name: "Logistics" })).toHaveAttribute("aria-current", "true");
    await expectAPage(canvasElement, { title: "Projects", heading: "Projects", path: "/project" });
  },
};

export const UnknownDisciplineShowsAll: Story = {
  parameters: { path: "/project?discipline=Alchemy" },
  play: async ({ canvas, canvasElement }) => {
    await expect(cardTitles(canvasElement)).toHaveLength(projectCards.length);
    await expect(canvas.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "true");
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("heading", { level: 3 }).map((title) => title.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThan(first!.bottom);
    await expect(overflow()).toBe(0);
  },
};
