import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "storybook/test";
import { Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Tabs",
  component: Tabs,
  parameters: {
    guide: {
      proofs: {
        Tabs: "FirstTabShown; ArrowKeysMoveAndEnterActivates, ArrowKeysFollowTheDirectionOfTheText; InputSurvivesAChangeOfTab; PrerenderedPanelsAreVisibleWithHeadings, tests/browser/print.spec.ts",
      },
      when: "For alternatives of which visitors read one at a time.",
      instead: { "content that visitors compare": "`Grid`", "sections of a form": "`Accordion`" },
      pattern: "tabs",
      wcag: ["1.3.1", "2.1.1", "4.1.2"],
      keyboard: [
        ["ArrowLeft, ArrowRight", "Move to the next or previous tab, and wrap, without activating it."],
        ["Home, End", "Move to the first or last tab."],
        ["Enter, Space", "Activate the tab."],
        ["Tab", "Moves from the tabs into the panel."],
      ],
      do: ["Use labels of one or two words.", "Use it for alternatives of which visitors read one at a time."],
      dont: ["Use it for the steps of a process.", "Use it for content that visitors compare."],
    } satisfies Guide,
  },
  args: {
    label: "Product details",
    level: 2,
    tabs: [
      { value: "description", label: "Description", panel: <p>Six chapters and forty drawings.</p> },
      {
        value: "review",
        label: "Review",
        panel: (
          <Field label="Your review">
            <Textarea />
          </Field>
        ),
      },
      { value: "shipping", label: "Shipping", panel: <p>Sent within two days.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTabShown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tablist", { name: "Product details" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Description" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: "Description" })).toBeVisible();
    for (const tab of canvas.getAllByRole("tab"))
      await expect(document.getElementById(tab.getAttribute("aria-controls") ?? "")).toBeInTheDocument();
  },
};

export const ArrowKeysFollowTheDirectionOfTheText: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("tab");
    first!.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(second).toHaveFocus();
  },
};

export const ArrowKeysMoveAndEnterActivates: Story = {
  play: async ({ canvas, userEvent }) => {
    const [description, review, shipping] = canvas.getAllByRole("tab");
    await userEvent.tab();
    await expect(description).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(shipping).toHaveFocus();
    await expect(description, "focus alone does not activate").toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(description).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(shipping).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight}{Enter}");
    await expect(review).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight} ");
    await expect(shipping).toHaveAttribute("aria-selected", "true");
  },
};

export const InputSurvivesAChangeOfTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Review" }));
    await userEvent.type(canvas.getByLabelText("Your review"), "Clear and calm.");
    await userEvent.click(canvas.getByRole("tab", { name: "Description" }));
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: "Review" }));
    await expect(canvas.getByLabelText("Your review")).toHaveValue("Clear and calm.");
  },
};

export const PrerenderedPanelsAreVisibleWithHeadings: Story = {
  play: async ({ args }) => {
    const markup = renderToStaticMarkup(<Tabs {...args} />);
    for (const { label } of args.tabs) await expect(markup).toMatch(new RegExp(`<h2[^>]*>${label}</h2>`));
    await expect(markup).toContain("Sent within two days.");
    await expect(markup).not.toContain(" hidden=");
    await expect(markup).not.toContain("style=");
  },
};

export const InSmallWindows: Story = { globals: { viewport: { value: "w320" } } };
