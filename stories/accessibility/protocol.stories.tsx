import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, within } from "storybook/test";
import { takeFields } from "#lib/form/use-kept-fields.ts";
import { Protocol } from "./protocol.tsx";

const meta = {
  title: "Accessibility/Protocols/Form",
  component: Protocol,
  args: { id: "magnifier" },
  parameters: { layout: "fullscreen" },
  tags: ["!dev", "!autodocs"],
} satisfies Meta<typeof Protocol>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsWhatIsTypedAndAsksWhatFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole("textbox", { name });
    await userEvent.type(field("Your name"), "Ada");
    await userEvent.type(field("Versions"), "ZoomText 2026");
    await userEvent.type(field("Tested site"), "localhost");
    const step = within(canvas.getByRole("group", { name: "Result of step 1" }));
    await userEvent.click(step.getByRole("radio", { name: "Failed" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save the result" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Nothing was saved: say what you heard or saw at step 1, which failed.",
    );
    await expect(field("What you heard or saw at step 1")).toHaveFocus();
    await fireEvent(window, new PageTransitionEvent("pagehide"));
    await expect(takeFields("protocol magnifier")).toMatchObject({ tester: "Ada", "passed-1": "off" });
  },
};
