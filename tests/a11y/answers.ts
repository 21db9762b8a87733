import type { Finding, Run } from "./model.ts";

/** Which results that need a review an answer belongs to; a part that is left out fits every result. */
interface Answer {
  /** The rules, as `check:rule`. */
  rules: readonly string[];
  /** Matches the selector and the markup of the element. */
  element?: RegExp;
  /** Matches the subject's title or group. */
  subject?: RegExp;
  /** Why the results pass, found by a person who looked at them. */
  reason: string;
}

const answers: readonly Answer[] = [
  {
    rules: ["axe:aria-hidden-focus"],
    element: /data-radix-focus-guard/,
    reason:
      "Radix’s focus guards make the focus cycle inside a dialog. A guard never keeps the focus: it hands it on in its focus event, which the stories of Dialog verify, and the keyboard walks of the opened states with a dialog.",
  },
  {
    rules: ["axe:aria-required-children", "axe:th-has-data-cells"],
    subject: /foundations|tokens/i,
    reason: "A search without a result leaves the list or the table empty, and its status says so.",
  },
  {
    rules: ["axe:th-has-data-cells"],
    element: /aria-label="Products"/,
    subject: /Cart row: Column Headers/,
    reason: "The story shows the headings alone; the stories of Cart table show them with rows.",
  },
  {
    rules: ["axe:frame-tested"],
    element: /<iframe[^>]* title="Video: /,
    reason:
      "The frame holds YouTube’s player, which the site does not control; the statement names it as not tested. The frame itself has a title, and nothing loads before a press.",
  },
  {
    rules: ["ibm:widget_tabbable_exists"],
    element: /<a/,
    reason:
      "The link is on a slide out of view, which is inert until it is shown; HasCarouselSemantics and OtherSlidesAreInert verify it.",
  },
];

/** The reason why a finding passes, if it has an answer; a failure has none. */
export function answer({ check, rule, selector, html, subject, outcome }: Finding): string | undefined {
  if (outcome === "failed") return undefined;
  return answers.find(
    (one) =>
      one.rules.includes(`${check}:${rule}`) &&
      (one.element?.test(`${selector} ${html}`) ?? true) &&
      (one.subject?.test(`${subject.title} ${subject.group}`) ?? true),
  )?.reason;
}

/** The run with today's answers. */
export function applyAnswers(run: Run): Run {
  const withAnswer = (finding: Finding): Finding => {
    const reason = answer(finding);
    return reason ? { ...finding, answer: reason } : finding;
  };
  return { ...run, results: run.results.map((one) => ({ ...one, findings: one.findings.map(withAnswer) })) };
}
