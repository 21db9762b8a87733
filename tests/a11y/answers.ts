import type { Finding, Run, Subject } from "./model.ts";
import { ruleOf } from "./rules.ts";

/** The reason why a kind of result passes, found by a person who looked at it. */
type Answer = {
  check: "axe" | "ibm";
  rule: string;
  /** The kind of the subject; every kind without it. */
  kind?: Subject["kind"];
  /** Matches the subject's title or group. */
  subject?: RegExp;
  /** Matches the message of the engine. */
  says?: RegExp;
  reason: string;
} & (
  | {
      /** A result that needs a review. */
      outcome?: "cantTell";
      /** Matches the selector and the markup of the element; every element of the rule without it. */
      element?: RegExp;
    }
  | {
      /** A failure of the second engine that is none, of exactly this element. */
      outcome: "failed";
      element: RegExp;
    }
);

const focusGuard = /data-radix-focus-guard/;
const guardReason =
  "Radix’s focus guards make the focus cycle inside a dialog. A guard never keeps the focus: it hands it on in its focus event, which the stories of Dialog verify, and the keyboard walks of the opened states with a dialog.";
/** Radix’s elements before and after the toasts. */
const toastProxy = /<span style="position: fixed; border: 0px; width: 1px/;

/** Every answer to a result that needed a review, and to failures of the second engine that are none. */
export const answers: readonly Answer[] = [
  { check: "axe", rule: "aria-hidden-focus", element: focusGuard, reason: guardReason },
  { check: "ibm", rule: "aria_hidden_nontabbable", outcome: "failed", element: focusGuard, reason: guardReason },
  { check: "ibm", rule: "style_focus_visible", element: focusGuard, reason: guardReason },
  { check: "ibm", rule: "element_tabbable_visible", element: focusGuard, reason: guardReason },
  {
    check: "axe",
    rule: "aria-required-children",
    element: /<(?:tbody|ul)[^>]*><\/(?:tbody|ul)>/,
    subject: /foundations|tokens/i,
    reason: "A search without a result leaves the list empty, and its status says so.",
  },
  {
    check: "axe",
    rule: "th-has-data-cells",
    subject: /foundations|tokens/i,
    reason: "A search without a result leaves the table empty, and its status says so.",
  },
  {
    check: "axe",
    rule: "th-has-data-cells",
    element: /aria-label="Products"/,
    subject: /Cart row: Column Headers/,
    reason: "The story shows the headings alone; the stories of Cart table show them with rows.",
  },
  {
    check: "axe",
    rule: "frame-tested",
    element: /<iframe[^>]* title="Video: /,
    reason:
      "The frame holds YouTube’s player, which the site does not control; the statement names it as not tested. The frame itself has a title, and nothing loads before a press.",
  },
  {
    check: "ibm",
    rule: "frame_src_valid",
    subject: /while the film is open/,
    reason: "The player of YouTube is the content of the frame; the statement names it as not tested.",
  },
  {
    check: "ibm",
    rule: "element_tabbable_unobscured",
    kind: "page",
    reason:
      "The keyboard walks visit every control of the first page of each kind, and measure that it is in view, has a ring and is not covered.",
  },
  {
    check: "ibm",
    rule: "element_tabbable_unobscured",
    kind: "state",
    reason:
      "The keyboard walk of this state measures that every control that takes the focus while the state is open is in view, has a ring and is not covered. A panel closes when the focus leaves it, and so covers no control that has the focus.",
  },
  {
    check: "ibm",
    rule: "element_tabbable_visible",
    element: /#root > header > a </,
    reason:
      "The skip link is out of view until it has the focus; its story FirstTabShowsIt verifies that it is seen then.",
  },
  {
    check: "ibm",
    rule: "style_focus_visible",
    element: toastProxy,
    reason: "Radix’s elements at the ends of the toasts never keep the focus: they hand it on to a toast.",
  },
  {
    check: "ibm",
    rule: "input_label_visible",
    element: /<button/,
    reason:
      "The label of a button is its own content. Icons of buttons without text are common ones (close, cart, search, menu, arrows), and the name is also the tooltip.",
  },
  {
    check: "ibm",
    rule: "style_highcontrast_visible",
    element: /<html/,
    reason:
      "Forced colors are really emulated in this run: icons differ from their background and fields keep their borders, in a light and a dark scheme.",
  },
  {
    check: "ibm",
    rule: "style_color_misuse",
    element: /<style data-href/,
    reason:
      "Colors carry no meaning alone: links in text are underlined, errors and states have words or icons, the current page and the current dot also differ in shape, map marks have a shape per kind.",
  },
  {
    check: "ibm",
    rule: "form_submit_button_exists",
    element: /role="search"/,
    reason:
      "Results appear while a visitor types; there is nothing to submit, and the field says so by its live result count.",
  },
  {
    check: "ibm",
    rule: "text_sensory_misuse",
    element: /<(?:p|h[2-6]|dd) class="(?:max-w-prose|font-medium|text-small)/,
    says: /word\(s\) '/,
    reason:
      "Running text about goods, people and services: its words of size, shape and place describe those, and no instruction for using the page depends on them.",
  },
  {
    check: "ibm",
    rule: "text_sensory_misuse",
    says: /word\(s\) '(?:beside|Big|left|little|lower|right|size)'/,
    reason: "The word is part of a name or of running text, and no instruction depends on it.",
  },
  {
    check: "ibm",
    rule: "input_label_visible",
    element: /<(?:textarea|input|select)/,
    reason:
      "Every field is built from Field, Checkbox or Radio, whose label is visible beside it and related by its id; the stories of Field find it by that label.",
  },
  {
    check: "ibm",
    rule: "input_fields_grouped",
    element: /<(?:input|select|textarea)/,
    reason:
      "The fields are one short form with one purpose and a name; fields that belong together, such as an address or a rating, have a fieldset.",
  },
  {
    check: "ibm",
    rule: "input_checkboxes_grouped",
    element: /<input name="remember"/,
    reason: "The checkbox stands alone: no other belongs to it.",
  },
  {
    check: "ibm",
    rule: "select_options_grouped",
    element: /<select/,
    reason: "The options are one alphabetical list, such as countries, without natural groups.",
  },
  {
    check: "ibm",
    rule: "list_structure_proper",
    element: /<dl/,
    reason:
      "The list of terms groups each term with its details in a div, which HTML allows and axe’s definition-list rule verifies.",
  },
  {
    check: "ibm",
    rule: "heading_content_exists",
    outcome: "failed",
    element: /<h3 class="font-medium text-(?:title|body)"/,
    subject: /while (?:the (?:Wishlist|Compare) panel is open|the product's picture is zoomed|the mobile menu)/,
    reason: "The heading has text; it is behind an open modal dialog, where the engine takes hidden content for none.",
  },
  {
    check: "ibm",
    rule: "widget_tabbable_exists",
    element: /<a/,
    reason:
      "The link is on a slide out of view, which is inert until it is shown; HasCarouselSemantics and OtherSlidesAreInert verify it.",
  },
  {
    check: "ibm",
    rule: "text_contrast_sufficient",
    says: /are both detected as/,
    reason:
      "The text is on a slide out of view. The stories of Hero slider show each slide, and its contrast is measured on the screen there.",
  },
  {
    check: "ibm",
    rule: "blockquote_cite_exists",
    element: /<blockquote/,
    reason: "It is a real quotation, with its source in the caption of its figure.",
  },
  {
    check: "ibm",
    rule: "form_submit_button_exists",
    element: /aria-label="(?:Cart|Addresses)"/,
    reason:
      "The form groups fields that apply at once; its buttons act on single lines or it is part of the checkout, whose own button submits.",
  },
  {
    check: "ibm",
    rule: "media_alt_brief",
    element: /<img/,
    says: /more than 150 characters/,
    reason:
      "The picture is a drawing or a scene that carries content; its description is as short as its content allows.",
  },
  {
    check: "ibm",
    rule: "text_block_heading",
    says: /'(?:\d+ %|Empty field is not allowed!|In this post|your order has been recived)'/,
    reason: "It is a message of a sentence or less, not the title of content that follows.",
  },
  {
    check: "ibm",
    rule: "element_tabbable_role_valid",
    outcome: "failed",
    element: toastProxy,
    reason: "Radix’s elements at the ends of the toasts have no role, because they hand the focus on to a toast.",
  },
  {
    check: "ibm",
    rule: "element_tabbable_role_valid",
    outcome: "failed",
    element: /> ol > li <li style="user-select: none; touch-action: none;"/,
    reason:
      "Radix’s region of toasts is a landmark that F8 reaches; its list item takes the focus so that Escape closes a toast.",
  },
  {
    check: "ibm",
    rule: "element_tabbable_role_valid",
    outcome: "failed",
    element: /<div class="overflow-x-auto[^>]* tabindex="0"/,
    reason: "A region that scrolls sideways has to be focusable for the keyboard.",
  },
  {
    check: "ibm",
    rule: "aria_content_in_landmark",
    outcome: "failed",
    element: /^#root > div > button <button/,
    reason:
      "Scroll to top is one fixed button at the end of the document; a landmark for it alone would be one more stop for every screen reader user.",
  },
  {
    check: "ibm",
    rule: "aria_descendant_valid",
    element: /Map:/,
    reason:
      "The names of the continents inside the map’s image are part of its picture: the image’s name says them, and lists beside it hold every city.",
  },
  {
    check: "ibm",
    rule: "svg_graphics_labelled",
    outcome: "failed",
    element: /<svg class="absolute inset-0 size-full/,
    subject: /network|home/,
    reason: "The marks are inside of the map, which is one image with a name.",
  },
  {
    check: "ibm",
    rule: "aria_keyboard_handler_exists",
    element: /tablist/,
    reason:
      "Radix handles the keys of the tab list in React’s root listener; ArrowKeysMoveAndEnterActivates verifies them.",
  },
  {
    check: "ibm",
    rule: "aria_keyboard_handler_exists",
    element: /<fieldset/,
    reason: "The group of radio buttons consists of native ones, whose keys the browser handles.",
  },
  {
    check: "ibm",
    rule: "widget_tabbable_single",
    element: /role="tablist"/,
    reason:
      "Radix’s tab list hands the focus on to its selected tab at once, so Tab stops once; the story ArrowKeysMoveAndEnterActivates of Tabs walks it.",
  },
  {
    check: "ibm",
    rule: "fieldset_label_valid",
    outcome: "failed",
    element: /<fieldset>/,
    subject: /while the mobile menu/,
    reason:
      "The other group ‘Theme’ is in the header, which is inert behind the modal menu: a visitor meets one of them at a time.",
  },
  {
    check: "ibm",
    rule: "aria_complementary_label_visible",
    outcome: "failed",
    element: /aria-label="(?:Blog|Advisory services)"/,
    reason: "The name of the sidebar repeats the heading of the page beside it; a second visible title would be noise.",
  },
  {
    check: "ibm",
    rule: "table_headers_exists",
    outcome: "failed",
    element: /<table class="[^"]*" aria-labelledby="[^"]*" role="table"/,
    reason:
      "At 320 pixels the rows of the cart reflow; explicit roles keep rows, cells and headers, which CardsInSmallWindows verifies.",
  },
  {
    check: "ibm",
    rule: "aria_accessiblename_exists",
    outcome: "failed",
    element: /<th scope="col">/,
    reason:
      "The first header is in a closed disclosure, where the engine cannot read its text, or has its text for screen readers only.",
  },
];

/** The answer to a finding, if there is one; a failure of axe or of our own checks has none. */
function findAnswer({ check, rule, selector, html, subject, outcome, message }: Finding): Answer | undefined {
  if (outcome === "failed" && check !== "ibm") return undefined;
  return answers.find(
    (one) =>
      one.check === check &&
      one.rule === rule &&
      (one.outcome ?? "cantTell") === outcome &&
      (one.kind ?? subject.kind) === subject.kind &&
      (one.element?.test(`${selector} ${html}`) ?? true) &&
      (one.subject?.test(`${subject.title} ${subject.group}`) ?? true) &&
      (one.says?.test(message) ?? true),
  );
}

/** The reason why a finding passes, if it has an answer. */
export const answer = (finding: Finding): string | undefined => findAnswer(finding)?.reason;

/** The place of the answers, for a finding about one of them. */
const subject: Subject = {
  kind: "state",
  id: "answers",
  title: "tests/a11y/answers.ts",
  group: "tests/a11y/answers.ts",
};

/** The run with today's answers; in a complete run, an answer that belongs to no result is a finding. */
export function applyAnswers(run: Run): Run {
  const used = new Set<Answer>();
  const findings = run.findings
    .filter(({ check }) => check !== ruleOf("answer-is-used").check)
    .map(({ answer: _before, ...finding }): Finding => {
      const found = findAnswer(finding);
      if (found) used.add(found);
      return found ? { ...finding, answer: found.reason } : finding;
    });
  const total = Object.values(run.totals).reduce((sum, count) => sum + count, 0);
  const unused = run.subjects.length < total ? [] : answers.filter((one) => !used.has(one));
  const complaints = unused.map(({ check, rule, element, reason }): Finding => ({
    ...ruleOf("answer-is-used"),
    rule: "answer-is-used",
    outcome: "failed",
    condition: "complete run",
    subject,
    selector: element?.source ?? "every element",
    html: "",
    message: `No result of ${check}: ${rule} needs this answer any more: ‘${reason}’ Delete it.`,
  }));
  return { ...run, findings: [...findings, ...complaints] };
}
