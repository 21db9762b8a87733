import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { DemoStatus, type DemoStatusProps } from "#sections/shared/demo-status.tsx";
import { Button } from "#ui/button.tsx";

/** A button in place of a form. */
function Submitting(props: DemoStatusProps) {
  const [submitCount, setSubmitCount] = useState(props.submitCount);
  return (
    <div className="flex flex-col items-start gap-4">
      <Button onClick={() => setSubmitCount(submitCount + 1)}>Submit</Button>
      <DemoStatus {...props} submitCount={submitCount} />
    </div>
  );
}

const meta = {
  title: "Sections/Shared/Demo status",
  component: DemoStatus,
  args: { submitCount: 0 },
  render: (args) => <Submitting {...args} />,
} satisfies Meta<typeof DemoStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const IsFocusedAfterEachSubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    for (let time = 0; time < 2; time++) {
      await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
      await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
      await expect(canvas.getByRole("status")).toHaveTextContent(/^Nothing was sent: this is a demonstration\.$/);
      await expect(canvas.getByRole("status")).toHaveAttribute("aria-live", "off");
    }
  },
};

export const NamesAnAlternative: Story = {
  args: { submitCount: 1, children: "What you wrote is still in the form." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^Nothing was sent: this is a demonstration\. What you wrote is still in the form\.$/,
    );
  },
};
