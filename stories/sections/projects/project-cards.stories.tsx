import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { projectCards } from "#content/derived/project-cards.ts";
import { ProjectCards } from "#sections/projects/project-cards.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { countColumns, elementAtCenter, fitsSmallWindow, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Projects/Project cards",
  component: ProjectCards,
  args: { projects: projectCards.slice(0, 6) },
} satisfies Meta<typeof ProjectCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryProjectWithPictureAndSummary: Story = {
  play: async ({ args, canvas }) => {
    const entries = canvas.getAllByRole("listitem");
    await expect(entries).toHaveLength(6);
    for (const [index, { id, title, discipline, summary, image }] of args.projects.entries()) {
      const entry = within(entries[index]!);
      await expect(entry.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(entry.getByRole("link", { name: title })).toHaveAttribute("href", `/project-single/${id}`);
      await expect(entry.getByRole("img", { name: image.alt })).toBeVisible();
      await expect(entry.getByText(discipline)).toBeVisible();
      await expect(entry.getByText(summary)).toBeVisible();
    }
  },
};

export const BelowAHeading: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <TitledSection id="projects-title" eyebrow="Selected work" title="Parts we are glad to show">
      <ProjectCards {...args} />
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

export const BelowAHeadingOnASmallScreen: Story = { ...fitsSmallWindow, render: BelowAHeading.render };

export const ClickAnywhereFollowsTheTitle: Story = {
  play: async ({ args, canvas }) => {
    const [{ title, summary, image } = args.projects[0]!] = args.projects;
    const link = canvas.getByRole("link", { name: title });
    for (const part of [canvas.getByRole("img", { name: image.alt }), canvas.getByText(summary)])
      await expect(link).toContainElement(elementAtCenter(part) as HTMLElement);
  },
};

/** Drawing numbers are visible, and hidden from assistive technology. */
export const DrawingNumbersAreDecorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("KV-006")).toBeVisible();
    await expect(canvas.getByText("KV-006")).toHaveAttribute("aria-hidden", "true");
  },
};

export const PicturesHaveOneSize: Story = {
  play: async ({ canvas }) => {
    // Without the transform of a card below the pointer.
    const sizes = canvas.getAllByRole("img").map((image) => [image.clientWidth, image.clientHeight] as const);
    await expect(new Set(sizes.map(String)).size).toBe(1);
    const [[width, height] = [0, 1]] = sizes;
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

export const ThreeInARowOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(3);
  },
};

export const TwoInARowOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(2);
  },
};

export const OneColumnOnASmallScreen: Story = {
  args: {
    layout: "index",
    projects: [
      { ...projectCards[6]!, title: "Witterungsbeständigkeitsgehäuse für Außenelektronik" },
      ...projectCards.slice(0, 1),
    ],
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};

export const SelectionIsARowThatScrollsOnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  parameters: { layout: "fullscreen" },
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

export const IndexHasFourInARowOnAWideDesktop: Story = {
  args: { layout: "index" },
  globals: { viewport: { value: "w1920" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(4);
  },
};
