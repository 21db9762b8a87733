import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { brandIcons, filledIcons, interfaceIcons } from "#lib/image/icon-name.ts";
import { Icon } from "#ui/icon.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Icon",
  component: Icon,
  args: { name: "search" },
  parameters: {
    guide: {
      when: "Beside text that it illustrates.",
      instead: { "an action": "`IconButton`", "a picture with a meaning": "`Picture`" },
      wcag: ["1.1.1", "1.4.11"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: "sm" } };
export const Large: Story = { tags: ["example"], args: { size: "lg" } };

/** All icons of the sprite. */
export const All: Story = {
  tags: ["example"],
  render: () => (
    <ul role="list" className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {[...interfaceIcons, ...brandIcons, ...filledIcons].map((name) => (
        <li key={name} className="flex items-center gap-3 text-small">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const uses = [...canvasElement.querySelectorAll("use")];
    const [first = ""] = (uses[0]?.getAttribute("href") ?? "").split("#");
    const sprite = await (await fetch(first)).text();
    for (const use of uses) {
      const [, id] = (use.getAttribute("href") ?? "").split("#");
      await expect(sprite).toContain(`<symbol id="${id}"`);
    }
  },
};

export const IsHiddenFromAssistiveTechnology: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

export const InheritsTheTextColor: Story = {
  render: (args) => (
    <p className="text-error">
      <Icon {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector("p") as Element;
    const drawing = canvasElement.querySelector("svg") as Element;
    await waitFor(() => expect(getComputedStyle(drawing).color).toBe(getComputedStyle(paragraph).color));
  },
};
