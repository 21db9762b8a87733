import type { Finding, Outcome, Run } from "./model.ts";

/** The results that an answer belongs to; a part that is left out fits every result. */
interface Place {
  /** The rules whose results need a review, as `check:rule`, separated by spaces. */
  reviews?: string;
  /** The rules of the second engine that report a failure which is none; they need an `element`. */
  failures?: string;
  /** Matches the selector and the markup of the element. */
  element?: RegExp;
  /** Matches the subject's title or group. */
  subject?: RegExp;
  /** Matches the message of the engine. */
  says?: RegExp;
}

/** The reasons why results pass, found by a person who looked at them. */
const answers: readonly (readonly [place: Place, reason: string])[] = [
  [
    {
      reviews: "axe:aria-hidden-focus",
      failures: "ibm:aria_hidden_nontabbable",
      element: /data-radix-focus-guard/,
    },
    "Radix’s focus guards make the focus cycle inside a dialog. A guard never keeps the focus: it hands it on in its focus event, which the stories of Dialog verify, and the keyboard walks of the opened states with a dialog.",
  ],
  [
    { failures: "ibm:element_tabbable_role_valid", element: /<span style="position: fixed; border: 0px; width: 1px/ },
    "Radix’s elements before and after the toasts have no role and never keep the focus: they hand it on to a toast.",
  ],
  [
    { reviews: "axe:aria-required-children axe:th-has-data-cells", subject: /foundations|tokens/i },
    "A search without a result leaves the list or the table empty, and its status says so.",
  ],
  [
    { reviews: "axe:th-has-data-cells", element: /aria-label="Products"/, subject: /Cart row: Column Headers/ },
    "The story shows the headings alone; the stories of Cart table show them with rows.",
  ],
  [
    { reviews: "axe:frame-tested", element: /<iframe[^>]* title="Video: / },
    "The frame holds YouTube’s player, which the site does not control; the statement names it as not tested. The frame itself has a title, and nothing loads before a press.",
  ],
  [
    { reviews: "ibm:widget_tabbable_exists", element: /<a/ },
    "The link is on a slide out of view, which is inert until it is shown; HasCarouselSemantics and OtherSlidesAreInert verify it.",
  ],
  [
    { reviews: "ibm:text_contrast_sufficient", says: /are both detected as/ },
    "The text is on a slide out of view. The stories of Hero slider show each slide, and its contrast is measured on the screen there.",
  ],
  [
    {
      failures: "ibm:element_tabbable_role_valid",
      element: /> ol > li <li style="user-select: none; touch-action: none;"/,
    },
    "Radix’s region of toasts is a landmark that F8 reaches; its list item takes the focus so that Escape closes a toast.",
  ],
  [
    { failures: "ibm:element_tabbable_role_valid", element: /<div class="overflow-x-auto[^>]* tabindex="0"/ },
    "A region that scrolls sideways has to be focusable for the keyboard.",
  ],
  [
    { failures: "ibm:fieldset_label_valid", element: /<fieldset>/, subject: /while the mobile menu/ },
    "The other group ‘Theme’ is in the header, which is inert behind the modal menu: a visitor meets one of them at a time.",
  ],
  [
    { failures: "ibm:table_headers_exists", element: /<table [^>]*role="table"/ },
    "The rows of the cart and of the parts list reflow; explicit roles keep rows, cells and headers, which CardsInSmallWindows verifies.",
  ],
];

/** Each answer once for every rule, with the outcome that it belongs to. */
const answersByRule = answers.flatMap(([{ reviews, failures, ...place }, reason]) => {
  const of = (rules = "", outcome: Outcome) =>
    rules.split(" ").flatMap((rule) => (rule ? [{ ...place, rule, outcome, reason }] : []));
  return [...of(reviews, "cantTell"), ...of(failures, "failed")];
});

/** The reason why a finding passes, if it has an answer; a failure of axe or of our own checks has none. */
export function answer({ check, rule, selector, html, subject, outcome, message }: Finding): string | undefined {
  if (outcome === "failed" && check !== "ibm") return undefined;
  return answersByRule.find(
    (one) =>
      one.rule === `${check}:${rule}` &&
      one.outcome === outcome &&
      (one.element?.test(`${selector} ${html}`) ?? outcome === "cantTell") &&
      (one.subject?.test(`${subject.title} ${subject.group}`) ?? true) &&
      (one.says?.test(message) ?? true),
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
