import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from "#ui/skip-link.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Skip link",
  component: SkipLink,
  parameters: {
    docs: { story: { inline: false, height: "120px" } },
    guide: {
      proofs: {
        SkipLink: "WorksWithoutJavaScript; HiddenUntilFocused, FirstTabShowsIt",
      },
      when: "Once, as the first element of the page shell.",
      instead: { "a way back to the top": "`ScrollToTop`" },
      wcag: ["2.4.1", "2.4.7"],
      keyboard: [
        ["Tab", "As the first key press on a page: focuses the link."],
        ["Enter", "Moves past the header; the next Tab focuses the first control of the content."],
      ],
      do: [
        "Render it once, as the first element of the page shell.",
        "Give the main element the id `main` and `tabIndex={-1}`.",
      ],
      dont: ["Hide it while it is focused; sighted visitors use keyboards, too.", "Add a second one for the footer."],
    } satisfies Guide,
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

/** Whether the element is below the window's top edge. */
const isInWindow = (element: Element) => element.getBoundingClientRect().bottom > 0;

export const HiddenUntilFocused: Story = {
  play: async ({ canvas }) => {
    await expect(isInWindow(canvas.getByRole("link"))).toBe(false);
  },
};

export const FirstTabShowsIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to the content" });
    await expect(link).toHaveFocus();
    await expect(isInWindow(link)).toBe(true);
  },
};

export const WorksWithoutJavaScript: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("href", "#main");
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "main");
  },
};
