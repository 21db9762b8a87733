import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { SubscribeBand } from "#sections/site/subscribe-band.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Site/Subscribe band",
  component: SubscribeBand,
  parameters: {
    layout: "fullscreen",
    guide: {
      keyboard: [
        ["Tab", "Moves to the address and to the button."],
        ["Enter", "Submits, or stays in the invalid field."],
      ],
      do: ["Keep it small: every page includes it."],
      dont: ["Show an error for an empty field on blur."],
    },
  },
} satisfies Meta<typeof SubscribeBand>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const isBefore = (first: Node, second: Node) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
const address = (canvas: Canvas) => canvas.getByRole("textbox", { name: "Email" });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Notes from the workbench" })).toBeVisible();
    await expect(canvas.getByRole("form", { name: "Newsletter" })).toBeVisible();
    await expect(address(canvas)).toHaveAttribute("autocomplete", "email");
    await expect(address(canvas)).toBeRequired();
    const note = canvas.getByText("Fields marked * are required. A demonstration: nothing is sent.");
    await expect(isBefore(note, address(canvas))).toBe(true);
  },
};

export const ExplainsHowToFixTheAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
    await expect(address(canvas)).toHaveFocus();
    await expect(address(canvas)).toHaveAccessibleDescription(
      "The email field is required. Type your address to go on.",
    );
    await userEvent.keyboard("ada@");
    const sentence = "The email must be a valid email address. Write it like name@company.com.";
    await expect(address(canvas)).toHaveAccessibleDescription(sentence);
    await userEvent.keyboard("example{Enter}");
    await expect(address(canvas)).toHaveAccessibleDescription(sentence);
    await userEvent.keyboard(".com");
    await expect(address(canvas)).toBeValid();
  },
};

export const ShowsAnErrorOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(address(canvas), "ada");
    await expect(canvas.queryByText(/valid email/)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByText(/^The email must be a valid email address\./)).toBeVisible();
  },
};

export const ShowsNoErrorForAnEmptyFieldOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(address(canvas));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Subscribe" })).toHaveFocus();
    await expect(address(canvas)).toHaveAttribute("aria-invalid", "false");
  },
};

export const ExplainsThatNothingWasSent: Story = {
  play: async ({ canvas, userEvent }) => {
    const calls = [spyOn(window, "fetch"), spyOn(XMLHttpRequest.prototype, "send"), spyOn(navigator, "sendBeacon")];
    await userEvent.type(address(canvas), "jürgen@müller.de{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing was sent: this is a demonstration.");
    await expect(address(canvas)).toHaveValue("");
    for (const call of calls) await expect(call).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
    await waitFor(() => expect(canvas.getByRole("status"), "not beside an error").toBeEmptyDOMElement());
  },
};

export const OneRowOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Notes from the workbench" }).offsetHeight).toBeLessThanOrEqual(
      120,
    );
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
    await expect(overflow()).toBe(0);
  },
};
