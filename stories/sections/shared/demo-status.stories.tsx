import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { DemoStatus, type DemoStatusProps } from "#sections/shared/demo-status.tsx";
import { Button } from "#ui/button.tsx";

/** A button that stands for the form around it. */
function Submitting(props: DemoStatusProps) {
  const [submits, setSubmits] = useState(props.submits);
  return (
    <div className="flex flex-col items-start gap-4">
      <Button onClick={() => setSubmits(submits + 1)}>Submit</Button>
      <DemoStatus {...props} submits={submits} />
    </div>
  );
}

const meta = {
  title: "Sections/Shared/Demo status",
  component: DemoStatus,
  args: { submits: 0 },
  render: (args) => <Submitting {...args} />,
} satisfies Meta<typeof DemoStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const TakesTheFocusEachTime: Story = {
  play: async ({ canvas, userEvent }) => {
    for (let time = 0; time < 2; time++) {
      await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
      await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
      await expect(canvas.getByRole("status")).toHaveTextContent(/^Nothing was sent: this is a demonstration\.$/);
      await expect(canvas.getByRole("status")).toHaveAttribute("aria-live", "off");
    }
  },
};

export const SaysWhatHelpsInstead: Story = {
  args: { submits: 1, children: "What you wrote is still in the form." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^Nothing was sent: this is a demonstration\. What you wrote is still in the form\.$/,
    );
  },
};
