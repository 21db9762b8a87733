import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent as user, waitFor } from "storybook/test";
import { ReviewForm } from "#sections/catalog/review-form.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Catalog/Review form",
  component: ReviewForm,
  args: { labelledBy: "add-review", noScript: "Write to us." },
  decorators: [
    (Story) => (
      <>
        <h2 id="add-review">Add a review</h2>
        <Story />
      </>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves through rating, name, email, review and the button, in this order."],
        ["Arrow keys", "In the rating: select."],
        ["Enter", "In name and email and on the button: submits, or focuses the first invalid field."],
      ],
      do: ["Keep the typed text after a submit: it was not sent anywhere."],
      dont: ["Require rating or text: the specification requires only name and email."],
    },
  },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const field = (canvas: Canvas, name: string) => canvas.getByRole<HTMLInputElement>("textbox", { name });
const submit = (canvas: Canvas) => user.click(canvas.getByRole("button", { name: "Post review" }));

export const Empty: Story = {
  play: async ({ canvas }) => {
    const { elements } = canvas.getByRole<HTMLFormElement>("form", { name: "Add a review" });
    const names = [...elements].map((control) => control.getAttribute("name")).filter(Boolean);
    await expect(names).toEqual([...Array<string>(5).fill("rating"), "name", "email", "review"]);
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
    for (const [name, token] of [
      ["Name", "name"],
      ["Email", "email"],
    ] as const) {
      await expect(field(canvas, name)).toHaveAttribute("placeholder", `${name} *`);
      await expect(field(canvas, name)).toHaveAttribute("autocomplete", token);
      await expect(field(canvas, name)).toBeRequired();
    }
    await expect(field(canvas, "Email")).toHaveAttribute("type", "email");
    await expect(field(canvas, "Review")).toHaveAttribute("placeholder", "Review *");
    await expect(field(canvas, "Review")).not.toBeRequired();
  },
};

export const ShowsErrorsOnBlur: Story = {
  play: async ({ canvas }) => {
    for (const [name, value, sentence] of [
      ["Name", "", "The name field is required. Tell us what to call you."],
      ["Email", "", "The email field is required. We need it to answer you."],
      ["Email", "ada@example", "The email must be a valid email address. Write it like name@company.com."],
    ] as const) {
      await user.clear(field(canvas, name));
      if (value) await user.type(field(canvas, name), value);
      await user.tab();
      await waitFor(() => expect(field(canvas, name)).toHaveAccessibleDescription(sentence));
      await expect(field(canvas, name)).toBeInvalid();
    }
  },
};

export const FocusesTheFirstInvalidField: Story = {
  play: async ({ canvas }) => {
    await submit(canvas);
    await waitFor(() => expect(field(canvas, "Name")).toHaveFocus());
    await user.keyboard("Ada Lovelace");
    await submit(canvas);
    await waitFor(() => expect(field(canvas, "Email")).toHaveFocus());
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const NameAndEmailAreEnough: Story = {
  play: async ({ canvas }) => {
    await user.type(field(canvas, "Name"), "Agent 47");
    await user.type(field(canvas, "Email"), "agent@example.com");
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Nothing was sent: this is a demonstration\./);
    await user.clear(field(canvas, "Email"));
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole("status"), "not beside an error").toBeEmptyDOMElement());
  },
};

export const ExplainsThatNothingWasSentAndKeepsTheTypedText: Story = {
  play: async ({ canvas }) => {
    const calls = [spyOn(window, "fetch"), spyOn(XMLHttpRequest.prototype, "send"), spyOn(navigator, "sendBeacon")];
    await user.click(canvas.getByText("4 stars"));
    await user.type(field(canvas, "Name"), "Zoë Ångström");
    await user.type(field(canvas, "Email"), "zoe@example.com");
    await user.type(field(canvas, "Review"), "Clear and calm.");
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole("status"), "each time").toHaveFocus());
    await expect(canvas.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await expect(field(canvas, "Name")).toHaveValue("Zoë Ångström");
    await expect(field(canvas, "Review")).toHaveValue("Clear and calm.");
    for (const call of calls) await expect(call).not.toHaveBeenCalled();
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await submit(canvas);
    await waitFor(() => expect(field(canvas, "Name")).toHaveFocus());
    await expect(overflow()).toBe(0);
  },
};
