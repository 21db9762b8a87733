import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "#ui/button.tsx";
import { group, ownName } from "./theme.ts";
import { amount, Code, tokenTable, TokenTable } from "./token-table.tsx";
import { type TokenName, tokenVariable } from "./token-variable.ts";

/** A mark that moves to the other side with a token's duration or easing. */
function Mover({ name, duration, easing }: { name: string; duration: TokenName; easing: TokenName }) {
  const [isMoved, setMoved] = useState(false);
  return (
    <div className="flex items-center gap-4">
      <Button size="compact" tone="secondary" onClick={() => setMoved(!isMoved)}>
        Play {ownName(name)}
      </Button>
      <div aria-hidden="true" className="relative h-4 w-32 bg-sunken">
        <div
          className={`absolute top-0 h-4 w-4 bg-accent transition-transform ${isMoved ? "translate-x-24" : ""}`}
          style={{ transitionDuration: tokenVariable(duration), transitionTimingFunction: tokenVariable(easing) }}
        />
      </div>
    </div>
  );
}

const meta = {
  title: "Foundations/Motion",
  component: TokenTable,
  ...tokenTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  render: () => (
    <TokenTable
      caption="Durations; zero under reduced motion"
      rows={group("duration", (own) => `duration-${own}`)}
      columns={[
        amount,
        {
          title: "Example",
          cell: ({ name }) => <Mover name={name} duration={name as TokenName} easing="easing.standard" />,
        },
      ]}
    />
  ),
};

export const Easings: Story = {
  render: () => (
    <TokenTable
      caption="Easings"
      rows={group("easing", (own) => `ease-${own}`)}
      columns={[
        { title: "Value", cell: ({ value }) => <Code>{`cubic-bezier(${(value as number[]).join(", ")})`}</Code> },
        {
          title: "Example",
          cell: ({ name }) => <Mover name={name} duration="duration.carousel" easing={name as TokenName} />,
        },
      ]}
    />
  ),
};

export const NothingMovesUnderReducedMotion: Story = {
  ...Durations,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play rotation" }));
    const mark = canvas.getByRole("row", { name: /^duration\.rotation / }).querySelector(".translate-x-24");
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(mark && getComputedStyle(mark).transitionDuration).toBe(isReduced ? "0s" : "7s");
  },
};
