import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LoadFailure } from "#ui/load-failure.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Load failure",
  component: LoadFailure,
  args: { children: "The list of pages could not be loaded.", onRetry: fn() },
  parameters: {
    guide: {
      proofs: {
        LoadFailure: "SaysWhatFailed; DoesNothingWhileItRetries",
      },
      when: "For something that could not be loaded, in its place.",
      instead: { "code or data that loads after the page": "`Deferred`" },
      pattern: "alert",
      wcag: ["2.4.3", "4.1.3"],
      keyboard: [["Enter, Space", "On 'Try again': loads again."]],
      do: ["Say in one sentence what is missing, and which other way leads to it."],
      dont: ["Use it for code or data that loads with `Deferred`, which shows it by itself."],
    } satisfies Guide,
  },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatFailed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The list of pages could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const DoesNothingWhileItRetries: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Try again" });
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(button, "the focus stays").toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Trying again…");
  },
};
