import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from "#ui/skip-link.tsx";

const meta = {
  title: "UI/Skip link",
  component: SkipLink,
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "As the first key on a page: shows the link."],
        ["Enter", "Moves past the header; the next Tab meets the first control of the page."],
      ],
      do: ["Put it first inside the shell, once.", "Give the main element the id `main` and `tabIndex={-1}`."],
      dont: ["Hide it from those who see: keyboards are theirs, too.", "Add a second one for the footer."],
    },
  },
  render: () => (
    <>
      <SkipLink />
      <header>
        <button type="button">In the header</button>
      </header>
      <main id="main" tabIndex={-1}>
        <button type="button">On the page</button>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether any of it lies inside the window. */
const isInSight = (element: Element) => element.getBoundingClientRect().bottom > 0;

export const HiddenUntilFocused: Story = {
  play: async ({ canvas }) => {
    await expect(isInSight(canvas.getByRole("link"))).toBe(false);
  },
};

export const FirstTabShowsIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to the content" });
    await expect(link).toHaveFocus();
    await expect(isInSight(link)).toBe(true);
  },
};

export const WorksWithoutJavaScript: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("href", "#main");
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "main");
  },
};
