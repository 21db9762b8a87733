import type { Finding } from "./model.ts";

/** The reason why a kind of result passes, found by a person who looked at it. */
interface Answer {
  check: string;
  rule: string;
  /** Matches the selector and the markup of the element; every element of the rule without it. */
  element?: RegExp;
  /** Matches the subject's title or group. */
  subject?: RegExp;
  /** Matches the message. */
  message?: RegExp;
  reason: string;
}

/** Every answer to a result that needed a review. */
export const answers: readonly Answer[] = [];

/** The answer to a finding, if there is one; a failure has none. */
export function answer({ check, rule, selector, html, subject, message, outcome }: Finding): string | undefined {
  if (outcome === "failed" && check !== "ibm") return undefined;
  return answers.find(
    (one) =>
      one.check === check &&
      one.rule === rule &&
      (one.element?.test(`${selector} ${html}`) ?? true) &&
      (one.subject?.test(`${subject.title} ${subject.group}`) ?? true) &&
      (one.message?.test(message) ?? true),
  )?.reason;
}
