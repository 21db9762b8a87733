import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "#ui/button.tsx";
import { Status, type StatusProps } from "#ui/status.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Status",
  component: Status,
  args: { children: "Nothing was sent: this is a demonstration." },
  parameters: {
    guide: {
      proofs: {
        Status: "Empty; ErrorMessage, Information; AnnouncedByFocusOnly",
      },
      when: "For the outcome of an action, next to it.",
      instead: {
        "an outcome far from the action": "`Toast` in addition",
        "an invalid field": "the `error` of a `Field`",
      },
      pattern: "alert",
      wcag: ["1.4.1", "4.1.3"],
      do: [
        "Render it empty from the start; screen readers may ignore a region inserted with its message.",
        "Place it next to the action, and leave it in the document.",
        'Set `announcedBy="focus"` where the caller moves focus to it.',
      ],
      dont: ["Move focus to a live status; the message would be announced twice."],
    } satisfies Guide,
  },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing was sent: this is a demonstration.");
  },
};

export const Success: Story = { tags: ["example"], args: { kind: "success", children: "Message succesfully sent!" } };

export const ErrorMessage: Story = {
  tags: ["example"],
  args: { kind: "error", children: "The mail service cannot be reached." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The mail service cannot be reached.");
  },
};

export const Empty: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    // Orca reads an empty region as a status bar if it can have the focus
    await expect(canvas.getByRole("status")).not.toHaveAttribute("tabindex");
  },
};

/** A button that shows the message and moves focus to it. */
function FocusedStatus(props: StatusProps) {
  const status = useRef<HTMLDivElement>(null);
  const [isDone, setDone] = useState(false);
  return (
    <div className="flex flex-col items-start gap-4">
      <Button
        onClick={() => {
          setDone(true);
          requestAnimationFrame(() => status.current?.focus());
        }}
      >
        Send
      </Button>
      <Status {...props} ref={status}>
        {isDone && props.children}
      </Status>
    </div>
  );
}

export const AnnouncedByFocusOnly: Story = {
  args: { kind: "error", announcedBy: "focus", children: "The mail service cannot be reached." },
  render: (args) => <FocusedStatus {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status).toHaveFocus());
    await expect(status).toHaveTextContent("The mail service cannot be reached.");
    await expect(status).toHaveAttribute("aria-live", "off");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: { kind: "error", children: "x".repeat(200) },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
