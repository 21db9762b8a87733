import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary, type ErrorBoundaryProps } from "#ui/error-boundary.tsx";
import type { Guide } from "../docs/guide.tsx";

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error("broken");
  return <p>Content</p>;
}

function WithReset(props: ErrorBoundaryProps) {
  const [resetKey, setResetKey] = useState(props.resetKey);
  return (
    <>
      <ErrorBoundary {...props} resetKey={resetKey} />
      <Button onClick={() => setResetKey(`${resetKey}+`)}>Reset</Button>
    </>
  );
}

const meta = {
  title: "UI/Error boundary",
  component: ErrorBoundary,
  args: {
    renderError: (error) => <p>Failed: {String(error)}</p>,
    resetKey: "/about",
    children: <Fragile />,
  },
  parameters: {
    guide: {
      when: "Around a part of the page that may throw.",
      instead: {
        "code that loads later": "`Deferred`",
        "an error that visitors can fix": "`Status` or the `error` of a `Field`",
      },
      wcag: ["3.3.1"],
    } satisfies Guide,
  },
  render: (args) => <WithReset {...args} />,
  beforeEach: () => {
    isBroken = true;
  },
} satisfies Meta<ErrorBoundaryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAPartOfThePage: Story = {
  render: () => (
    <ErrorBoundary resetKey="/about" renderError={() => <p>The map cannot be shown.</p>}>
      <p>A map that may throw.</p>
    </ErrorBoundary>
  ),
};

export const RendersTheErrorInsteadOfTheChildren: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Failed: Error: broken")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reset" })).toBeVisible();
  },
};

export const ANewKeyRendersTheChildrenAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByText("Failed: Error: broken")).toBeVisible();
    isBroken = false;
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByText("Content")).toBeVisible();
  },
};
