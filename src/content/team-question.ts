import type { TeamQuestion } from "#content/schema.ts";

/** What visitors ask, in the order of a project. */
export const teamQuestions: readonly TeamQuestion[] = [
  {
    moment: "Before you choose us",
    question: "Have you made anything like ours?",
    needs: "Tell her what it does and where it has to survive. She sends the closest project, with its numbers.",
    memberId: "3",
  },
  {
    moment: "Before the first file",
    question: "Will you sign our confidentiality agreement?",
    needs: "Send him yours as it is. He returns it signed, or with the one line he would change.",
    memberId: "2",
  },
  {
    moment: "Before the mold",
    question: "Can this be molded in one part?",
    needs: "Show him a sketch or a STEP file, and say how many you need in a year.",
    memberId: "1",
  },
  {
    moment: "At the first lot",
    question: "Who signs the first article?",
    needs: "He does, on the line, and you do. Bring the drawing with the three dimensions that worry you.",
    memberId: "1",
  },
  {
    moment: "Before you book",
    question: "What will freight cost from Shenzhen in May?",
    needs: "Give him the carton’s size and weight, how many there are, and the door they go to.",
    memberId: "2",
  },
];
