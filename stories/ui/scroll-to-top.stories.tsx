import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Heading } from "#ui/heading.tsx";
import { ScrollToTop } from "#ui/scroll-to-top.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Scroll to top",
  component: ScrollToTop,
  parameters: {
    docs: { story: { inline: false, height: "240px" } },
    guide: {
      proofs: {
        ScrollToTop:
          "HiddenAtTheTop, VisibleOnTheWayUp, HiddenOnTheFirstThreeWindows, CoversNoTitleBlock, StaysWhileItHasTheFocus; ScrollsInstantlyUnderReducedMotion; ScrollsInstantlyUnderReducedMotion; tests/browser/focus-ring.spec.ts",
      },
      when: "Once, at the end of the page shell.",
      instead: { "a way past the header": "`SkipLink`" },
      pattern: "button",
      wcag: ["2.3.3", "2.4.3"],
      keyboard: [["Enter, Space", "Scrolls to the top; focus moves to the page's heading."]],
      do: ["Render it once, at the end of the page shell."],
      dont: ["Combine it with another action, such as help or chat."],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <main>
        <Heading level={1}>Network</Heading>
        {[1, 2, 3, 4, 5].map((part) => (
          <div key={part} className="min-h-screen pt-16">
            Part {part}
          </div>
        ))}
        <dl aria-label="Title block" className="mt-20 flex min-h-screen flex-col justify-end">
          <dt>Drawing</dt>
          <dd>KV-480-01</dd>
        </dl>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: "instant" }),
} satisfies Meta<typeof ScrollToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls down to a number of windows from the top, then up a little. */
function scrollUpFrom(windows: number): void {
  for (const top of [windows * window.innerHeight, windows * window.innerHeight - 8]) {
    window.scrollTo({ top, behavior: "instant" });
    window.dispatchEvent(new Event("scroll"));
  }
}

export const HiddenAtTheTop: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const VisibleOnTheWayUp: Story = {
  play: async ({ canvas }) => {
    scrollUpFrom(3.5);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Scroll to top" })).toBeVisible());
    await expect(canvas.getByRole("button").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    window.scrollTo({ top: 3.8 * window.innerHeight, behavior: "instant" });
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};

export const StaysWhileItHasTheFocus: Story = {
  play: async ({ canvas }) => {
    scrollUpFrom(3.5);
    const button = await canvas.findByRole("button", { name: "Scroll to top" });
    button.focus();
    window.scrollTo({ top: 3.8 * window.innerHeight, behavior: "instant" });
    window.dispatchEvent(new Event("scroll"));
    await new Promise(requestAnimationFrame);
    await expect(button).toHaveFocus();
    await expect(button).toBeVisible();
  },
};

export const HiddenOnTheFirstThreeWindows: Story = {
  play: async ({ canvas }) => {
    scrollUpFrom(2.9);
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const CoversNoTitleBlock: Story = {
  play: async ({ canvas }) => {
    scrollUpFrom(5.1);
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole("button")).toBeNull();
    scrollUpFrom(3.5);
    await waitFor(() => expect(canvas.getByRole("button")).toBeVisible());
  },
};

export const ScrollsInstantlyUnderReducedMotion: Story = {
  play: async ({ canvas, userEvent }) => {
    scrollUpFrom(3.5);
    await userEvent.click(await canvas.findByRole("button", { name: "Scroll to top" }));
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) await expect(window.scrollY).toBe(0);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};
