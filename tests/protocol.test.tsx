import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { takeFields } from "#lib/form/use-kept-fields.ts";
import { protocolSteps } from "../stories/accessibility/protocol-steps.ts";
import { Protocol } from "../stories/accessibility/protocol.tsx";

// jsdom has no layout
Element.prototype.scrollIntoView = () => {};

it("the form of a protocol asks what was heard at a failed step, and keeps what is typed over a reload", () => {
  render(<Protocol id="magnifier" />);
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
  type("Your name", "Ada");
  type("Versions", "ZoomText 2026");
  type("Tested site", "localhost");
  const results = screen.getAllByRole("group", { name: /^Result of step \d+$/ });
  expect(results).toHaveLength(protocolSteps["magnifier"]?.length ?? 0);
  for (const one of results)
    expect(within(one).getByRole<HTMLInputElement>("radio", { name: "Not tried" }).checked).toBe(true);
  fireEvent.click(within(results[0]!).getByRole("radio", { name: "Failed" }));
  fireEvent.click(screen.getByRole("button", { name: "Save the result" }));
  expect(screen.getByRole("status").textContent).toBe(
    "Nothing was saved: say what you heard or saw at step 1, which failed.",
  );
  expect(document.activeElement).toBe(field("What you heard or saw at step 1"));
  fireEvent(window, new Event("pagehide"));
  expect(takeFields("protocol magnifier")).toMatchObject({ tester: "Ada", "passed-1": "off" });
});
