import { afterEach as checkWithAxe } from "@storybook/addon-a11y/preview";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import symbol from "#assets/symbol-korvane.svg";
import { Button } from "#ui/button.tsx";

/** One fault for each kind of rule that axe must know: of each level we promise, and of best practice. */
const faults = {
  "image-alt": "wcag2a",
  "button-name": "wcag2a",
  "color-contrast": "wcag2aa",
  "autocomplete-valid": "wcag21aa",
  "target-size": "wcag22aa",
  "empty-heading": "best-practice",
};

/* oxlint-disable jsx-a11y/alt-text, jsx-a11y/control-has-associated-label, jsx-a11y/heading-has-content -- the faults */
/* oxlint-disable jsx-a11y/autocomplete-valid */
function Faults() {
  return (
    <>
      <img src={symbol} width="40" height="40" />
      <button type="button" />
      <p style={{ color: "#999999", backgroundColor: "#ffffff" }}>Words that are too faint to be read in comfort.</p>
      <input aria-label="Name" autoComplete="fullname" />
      <div className="flex">
        <button type="button" aria-label="Less" className="size-2 border-thin" />
        <button type="button" aria-label="More" className="size-2 border-thin" />
      </div>
      <h2 />
    </>
  );
}

const meta = {
  title: "Decisions/Canary",
  component: Faults,
  tags: ["!autodocs"],
} satisfies Meta<typeof Faults>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Broken on purpose: the accessibility panel must be full of it. */
export const Broken: Story = { tags: ["!test"] };

type Report = { status: string; result: { violations: { id: string; tags: string[] }[] } };

export const AxeFindsEveryFaultInIt: Story = {
  render: function BrokenUntilMended() {
    const [isMended, setMended] = useState(false);
    return (
      <>
        {!isMended && <Faults />}
        <Button onClick={() => setMended(true)}>Mend it</Button>
      </>
    );
  },
  play: async (context) => {
    const reports: Report[] = [];
    const reporting = { reports: [], addReport: (report: unknown) => reports.push(report as Report) };
    // The very check that runs after every story, with the options of every story; also where 'Run tests' leaves it out.
    const globals = { ...context.globals, a11y: { manual: false } };
    const check = checkWithAxe({ ...context, globals, reporting });
    const failure = await Promise.resolve(check).catch((error: unknown) => error);
    const [report] = reports;
    await expect(report?.status).toBe("failed");
    const found = Object.fromEntries(report?.result.violations.map(({ id, tags }) => [id, tags]) ?? []);
    for (const [id, tag] of Object.entries(faults)) await expect(found[id], id).toContain(tag);
    // In Storybook a fault is shown; in a test run it also stops the story.
    await expect(Boolean(failure)).toBe(import.meta.env["VITEST_STORYBOOK"] === "false");
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Mend it" }));
  },
};
