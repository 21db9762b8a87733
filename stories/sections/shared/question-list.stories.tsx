import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { QuestionList } from "#sections/shared/question-list.tsx";
import { atWidth } from "../../carousel.ts";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Question list",
  component: QuestionList,
  args: {
    questions: [
      { question: "What is not included?", answer: "Tooling, samples, test labs and freight." },
      { question: "Can we leave?", answer: "At the end of any month, with one e-mail." },
    ],
  },
} satisfies Meta<typeof QuestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirstIsOpen: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText("Tooling, samples, test labs and freight.")).toBeVisible();
    const answer = canvas.getByText("At the end of any month, with one e-mail.");
    await expect(answer).not.toBeVisible();
    await step("A press opens another one, and the first stays open", async () => {
      await userEvent.click(canvas.getByRole("heading", { name: "Can we leave?" }));
      await expect(answer).toBeVisible();
      await expect(canvas.getByText("Tooling, samples, test labs and freight.")).toBeVisible();
    });
  },
};

export const LongQuestionAt320: Story = {
  globals: atWidth(320),
  args: { questions: [{ question: "Why is Pro more than ULTRA, with one line less?", answer: "x".repeat(80) }] },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
