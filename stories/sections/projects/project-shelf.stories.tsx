import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { featuredProjects } from "#content/derived/featured-projects.ts";
import { projectCards } from "#content/derived/project-cards.ts";
import type { Theme } from "#lib/theme/themes.ts";
import { ProjectShelf } from "#sections/projects/project-shelf.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { countColumns, elementAtCenter, fitsSmallWindow, overflow } from "../../measure.ts";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Projects/Project shelf",
  component: ProjectShelf,
  args: { projects: projectCards.slice(0, 6) },
} satisfies Meta<typeof ProjectShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step("Every project with picture and summary", async () => {
      const entries = canvas.getAllByRole("listitem");
      await expect(entries).toHaveLength(6);
      for (const [index, { id, title, discipline, summary, image }] of args.projects.entries()) {
        const entry = within(entries[index]!);
        await expect(entry.getByRole("heading", { level: 3, name: title })).toBeVisible();
        await expect(entry.getByRole("link", { name: title })).toHaveAttribute("href", `/project-single/${id}`);
        await expect(entry.getByRole("img", { name: image.alt })).toBeVisible();
        await expect(entry.getByText(discipline)).toBeVisible();
        await expect(entry.getByText(summary!)).toBeVisible();
      }
    });
    await step("Click anywhere follows the title", async () => {
      const [{ title, summary, image } = args.projects[0]!] = args.projects;
      const link = canvas.getByRole("link", { name: title });
      for (const part of [canvas.getByRole("img", { name: image.alt }), canvas.getByText(summary!)])
        await expect(link).toContainElement(elementAtCenter(part) as HTMLElement);
    });
    // The page of a project says its size in words.
    await step("Dimension lines are decorative", async () => {
      await expect(canvas.getByText("1,850 mm")).toBeVisible();
      await expect(canvas.getByText("1,850 mm").closest("[aria-hidden=true]")).not.toBeNull();
    });
  },
};

export const BelowAHeading: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <TitledSection id="projects-title" eyebrow="Selected work" title="Parts we are glad to show">
      <ProjectShelf {...args} />
    </TitledSection>
  ),
  play: async ({ args, canvas }) => {
    const region = within(canvas.getByRole("region", { name: "Parts we are glad to show" }));
    await expect(region.getByText("Selected work")).toBeVisible();
    await expect(region.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      args.projects.map(({ id }) => `/project-single/${id}`),
    );
  },
};

export const OnInk: Story = {
  parameters: { layout: "fullscreen" },
  args: { projects: featuredProjects },
  render: (args) => (
    <TitledSection id="projects-title" title="Work that shipped" surface="inverse">
      <ProjectShelf {...args} />
    </TitledSection>
  ),
};

export const BelowAHeadingOnASmallScreen: Story = { ...fitsSmallWindow, render: BelowAHeading.render };

export const LargeObjectsStandBesideSmallOnes: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, step }) => {
    const widths = canvas.getAllByRole("listitem").map((entry) => Math.round(entry.clientWidth / 100));
    await expect(widths).toEqual([5, 3, 4, 4, 3, 5]);
    await step("Objects stand on one line", async () => {
      const lines = canvas.getAllByRole("listitem").map(({ firstElementChild }) => {
        const { left, right, bottom } = firstElementChild!.getBoundingClientRect();
        return [left, right, bottom].map(Math.round);
      });
      for (const row of [lines.slice(0, 3), lines.slice(3)]) {
        await expect(new Set(row.map(([, , bottom]) => bottom)).size).toBe(1);
        for (const [index, [left]] of row.slice(1).entries()) await expect(left).toBe(row[index]![1]);
      }
    });
  },
};

/** A filter dims the others, which keep their places; keyboard and screen readers skip them. */
export const ExcludedProjectsAreDimmedInTheirPlaces: Story = {
  args: { dimmed: new Set(["1", "3"]) },
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvas }) => {
    const entries = canvas.getAllByRole("listitem");
    await expect(entries.map((entry) => entry.inert)).toEqual(args.projects.map(({ id }) => args.dimmed!.has(id)));
  },
};

export const ADimensionLineIsDrawnOnFocus: Story = {
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole("listitem").at(-1)!;
    const line = within(last).getByText("1,850 mm");
    const drawn = () => getComputedStyle(line, "::before").scale;
    await expect(drawn()).toBe("0 1");
    within(last).getByRole("link").focus();
    await waitFor(() => expect(drawn()).toBe("1"));
  },
};

/** The strip reaches the edges of the window, which the surface has to reach, too. */
const inWindow = (theme: Theme): Pick<Story, "decorators" | "parameters"> => ({
  parameters: { layout: "fullscreen" },
  decorators: [(Shelf) => <div className="p-4">{Shelf()}</div>, inTheme(theme)],
});

export const InTheDark: Story = { args: { projects: projectCards }, ...inWindow("dark") };

export const InHighContrast: Story = { args: { projects: projectCards }, ...inWindow("contrast") };

export const TwoInARowOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(2);
  },
};

export const AreOneBelowTheOtherOnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole("listitem").map((entry) => entry.getBoundingClientRect());
    for (const [index, { top, left }] of entries.slice(1).entries()) {
      await expect(top).toBeGreaterThanOrEqual(entries[index]!.bottom);
      await expect(left).toBe(entries[index]!.left);
    }
  },
};

export const ThreeAreARowThatScrollsOnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  parameters: { layout: "fullscreen" },
  args: { projects: featuredProjects },
  render: BelowAHeading.render,
  play: async ({ args, canvas, userEvent }) => {
    const entries = canvas.getAllByRole("listitem");
    const [first, second] = entries.map((entry) => entry.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(second?.left).toBeLessThan(320);
    for (let index = 0; index < entries.length; index++) await userEvent.tab();
    const last = canvas.getByRole("link", { name: args.projects.at(-1)!.title });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320));
    await expect(overflow()).toBe(0);
  },
};

export const StaysAsItIsBehindADialog: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, canvasElement }) => {
    const entries = canvas.getAllByRole("listitem");
    canvasElement.inert = true;
    for (const entry of entries) {
      await expect(entry).toBeVisible();
      await expect(getComputedStyle(entry.lastElementChild!).opacity).toBe("1");
    }
    canvasElement.inert = false;
  },
};
