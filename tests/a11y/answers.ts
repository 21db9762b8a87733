import type { Finding, Outcome, Run, Subject } from "./model.ts";
import { failureOf, ruleOf } from "./rules.ts";

/** The results that an answer belongs to; a part that is left out fits every result. */
interface Place {
  /** The rules whose results need a review, as `check:rule`, separated by spaces. */
  reviews?: string;
  /** The rules of the second engine that report a failure which is none; they need an `element`. */
  failures?: string;
  /** Matches the selector and the markup of the element. */
  element?: RegExp;
  kind?: Subject["kind"];
  /** Matches the subject's title or group. */
  subject?: RegExp;
  /** Matches the message of the engine. */
  says?: RegExp;
}

/** Who looked at the results last, and on which day: change both with an answer. */
export const review = { reviewer: "The maintainers of Korvane", date: "2026-11-25" };

/** The reasons why results pass, found by a person who looked at them. */
const answers: readonly (readonly [place: Place, reason: string])[] = [
  [
    {
      reviews: "axe:aria-hidden-focus ibm:style_focus_visible ibm:element_tabbable_visible",
      failures: "ibm:aria_hidden_nontabbable",
      element: /data-radix-focus-guard/,
    },
    "Radix’s focus guards make the focus cycle inside a dialog. A guard never keeps the focus: it hands it on in its focus event, which the stories of Dialog verify, and the keyboard walks of the opened states with a dialog.",
  ],
  [
    {
      reviews: "ibm:style_focus_visible",
      failures: "ibm:element_tabbable_role_valid",
      element: /<span style="position: fixed; border: 0px; width: 1px/,
    },
    "Radix’s elements before and after the toasts have no role and never keep the focus: they hand it on to a toast.",
  ],
  [
    { reviews: "ibm:aria_keyboard_handler_exists ibm:widget_tabbable_single", element: /tablist/ },
    "Radix handles the keys of the tab list in React’s root listener, and hands the focus on to the selected tab at once; the story ArrowKeysMoveAndEnterActivates of Tabs verifies both.",
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
    { reviews: "ibm:frame_src_valid", subject: /while the film is open/ },
    "The player of YouTube is the content of the frame; the statement names it as not tested.",
  ],
  [
    { reviews: "ibm:element_tabbable_unobscured", kind: "page" },
    "The keyboard walks visit every control of the first page of each kind, and measure that it is in view, has a ring and is not covered.",
  ],
  [
    { reviews: "ibm:element_tabbable_unobscured", kind: "state" },
    "The keyboard walk of this state measures that every control that takes the focus while the state is open is in view, has a ring and is not covered. A panel closes when the focus leaves it, and so covers no control that has the focus.",
  ],
  [
    { reviews: "ibm:element_tabbable_visible", element: /#root > header > a </ },
    "The skip link is out of view until it has the focus; its story FirstTabShowsIt verifies that it is seen then.",
  ],
  [
    { reviews: "ibm:input_label_visible", element: /<button/ },
    "The label of a button is its own content. Icons of buttons without text are common ones (close, cart, search, menu, arrows), and the name is also the tooltip.",
  ],
  [
    { reviews: "ibm:style_highcontrast_visible", element: /<html/ },
    "Forced colors are really emulated in this run: icons differ from their background and fields keep their borders, in a light and a dark scheme.",
  ],
  [
    { reviews: "ibm:style_color_misuse", element: /<style data-href/ },
    "Colors carry no meaning alone: links in text are underlined, errors and states have words or icons, the current page and the current dot also differ in shape, map marks have a shape per kind.",
  ],
  [
    { reviews: "ibm:form_submit_button_exists", element: /role="search"/ },
    "Results appear while a visitor types; there is nothing to submit, and the field says so by its live result count.",
  ],
  [
    {
      reviews: "ibm:text_sensory_misuse",
      element: /<(?:p|h[2-6]|dd) class="(?:max-w-prose|font-medium|text-small)/,
      says: /word\(s\) '/,
    },
    "Running text about goods, people and services: its words of size, shape and place describe those, and no instruction for using the page depends on them.",
  ],
  [
    { reviews: "ibm:text_sensory_misuse", says: /word\(s\) '(?:beside|Big|left|little|lower|right|size)'/ },
    "The word is part of a name or of running text, and no instruction depends on it.",
  ],
  [
    { reviews: "ibm:input_label_visible", element: /<(?:textarea|input|select)/ },
    "Every field is built from Field, Checkbox or Radio, whose label is visible beside it and related by its id; the stories of Field find it by that label.",
  ],
  [
    { reviews: "ibm:input_fields_grouped", element: /<(?:input|select|textarea)/ },
    "The fields are one short form with one purpose and a name; fields that belong together, such as an address or a rating, have a fieldset.",
  ],
  [
    { reviews: "ibm:input_checkboxes_grouped", element: /<input name="remember"/ },
    "The checkbox stands alone: no other belongs to it.",
  ],
  [
    { reviews: "ibm:select_options_grouped", element: /<select/ },
    "The options are one alphabetical list, such as countries, without natural groups.",
  ],
  [
    { reviews: "ibm:list_structure_proper", element: /<dl/ },
    "The list of terms groups each term with its details in a div, which HTML allows and axe’s definition-list rule verifies.",
  ],
  [
    {
      failures: "ibm:heading_content_exists",
      element: /<h3 class="font-medium text-(?:title|body)"/,
      subject: /while (?:the (?:Wishlist|Compare) panel is open|the product's picture is zoomed|the mobile menu)/,
    },
    "The heading has text; it is behind an open modal dialog, where the engine takes hidden content for none.",
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
    { reviews: "ibm:blockquote_cite_exists", element: /<blockquote/ },
    "It is a real quotation, with its source in the caption of its figure.",
  ],
  [
    { reviews: "ibm:form_submit_button_exists", element: /aria-label="(?:Cart|Addresses)"/ },
    "The form groups fields that apply at once; its buttons act on single lines or it is part of the checkout, whose own button submits.",
  ],
  [
    { reviews: "ibm:media_alt_brief", element: /<img/, says: /more than 150 characters/ },
    "The picture is a drawing or a scene that carries content; its description is as short as its content allows.",
  ],
  [
    {
      reviews: "ibm:text_block_heading",
      says: /'(?:\d+ %|Empty field is not allowed!|In this post|your order has been recived)'/,
    },
    "It is a message of a sentence or less, not the title of content that follows.",
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
    { failures: "ibm:aria_content_in_landmark", element: /^#root > div > button <button/ },
    "Scroll to top is one fixed button at the end of the document; a landmark for it alone would be one more stop for every screen reader user.",
  ],
  [
    { reviews: "ibm:aria_descendant_valid", element: /Map:/ },
    "The names of the continents inside the map’s image are part of its picture: the image’s name says them, and lists beside it hold every city.",
  ],
  [
    {
      failures: "ibm:svg_graphics_labelled",
      element: /<svg class="absolute inset-0 size-full/,
      subject: /network|home/,
    },
    "The marks are inside of the map, which is one image with a name.",
  ],
  [
    { reviews: "ibm:aria_keyboard_handler_exists", element: /<fieldset/ },
    "The group of radio buttons consists of native ones, whose keys the browser handles.",
  ],
  [
    { failures: "ibm:fieldset_label_valid", element: /<fieldset>/, subject: /while the mobile menu/ },
    "The other group ‘Theme’ is in the header, which is inert behind the modal menu: a visitor meets one of them at a time.",
  ],
  [
    { failures: "ibm:aria_complementary_label_visible", element: /aria-label="(?:Blog|Advisory services)"/ },
    "The name of the sidebar repeats the heading of the page beside it; a second visible title would be noise.",
  ],
  [
    { failures: "ibm:table_headers_exists", element: /<table class="[^"]*" aria-labelledby="[^"]*" role="table"/ },
    "At 320 pixels the rows of the cart reflow; explicit roles keep rows, cells and headers, which CardsInSmallWindows verifies.",
  ],
  [
    { failures: "ibm:aria_accessiblename_exists", element: /<th scope="col">/ },
    "The first header is in a closed disclosure, where the engine cannot read its text, or has its text for screen readers only.",
  ],
];

/** Each answer once for every rule, with the outcome that it belongs to. */
const answersByRule = answers.flatMap(([{ reviews, failures, ...place }, reason]) => {
  const of = (rules = "", outcome: Outcome) =>
    rules.split(" ").flatMap((rule) => (rule ? [{ ...place, rule, outcome, reason }] : []));
  return [...of(reviews, "cantTell"), ...of(failures, "failed")];
});

/** The answer to a finding, if there is one; a failure of axe or of our own checks has none. */
function findAnswer({ check, rule, selector, html, subject, outcome, message }: Finding) {
  if (outcome === "failed" && check !== "ibm") return undefined;
  return answersByRule.find(
    (one) =>
      one.rule === `${check}:${rule}` &&
      one.outcome === outcome &&
      (one.kind ?? subject.kind) === subject.kind &&
      (one.element?.test(`${selector} ${html}`) ?? outcome === "cantTell") &&
      (one.subject?.test(`${subject.title} ${subject.group}`) ?? true) &&
      (one.says?.test(message) ?? true),
  );
}

/** The reason why a finding passes, if it has an answer. */
export const answer = (finding: Finding): string | undefined => findAnswer(finding)?.reason;

/** The run with today's answers; in a complete run, an answer that belongs to no result is a finding. */
export function applyAnswers(run: Run): Run {
  const used = new Set<ReturnType<typeof findAnswer>>();
  const findings = run.findings
    .filter(({ check }) => check !== ruleOf("answer-is-used").check)
    .map(({ answer: _before, ...finding }): Finding => {
      const found = findAnswer(finding);
      used.add(found);
      return found ? { ...finding, answer: found.reason } : finding;
    });
  const total = Object.values(run.totals).reduce((sum, count) => sum + count, 0);
  const unused = run.subjects.length < total ? [] : answersByRule.filter((one) => !used.has(one));
  const file = "tests/a11y/answers.ts";
  const place: Subject = { kind: "state", id: "answers", title: file, group: file };
  const complaints = unused.map(({ rule, reason }) =>
    failureOf(
      "answer-is-used",
      place,
      "complete run",
      `No result of ${rule} needs this answer any more: ‘${reason}’ Delete it.`,
    ),
  );
  return { ...run, findings: [...findings, ...complaints] };
}
