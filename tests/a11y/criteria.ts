import { protocolSteps } from "../../stories/accessibility/protocol-steps.ts";
import { protocols, type ProtocolId } from "./protocols.ts";

/** One success criterion of WCAG 2.2 at level A or AA, and what is known about it beside the engines' rules. */
export interface Criterion {
  id: string;
  level: "A" | "AA";
  name: string;
  /** Stories that test it, as `ui/dialog#FocusMovesInAndCycles`; the run plays them. */
  stories: readonly string[];
  /** Test files that `npm test` runs in addition. */
  files: readonly string[];
  /** Manual protocols that a person goes through. */
  protocols: readonly ProtocolId[];
  /** What neither an engine nor a test can decide. */
  unchecked?: string;
  /** Why the criterion does not apply. */
  notApplicable?: string;
  /** What is known not to meet it. */
  limitation?: string;
}

type Details = Partial<Pick<Criterion, "stories" | "files" | "unchecked" | "notApplicable" | "limitation">>;

const protocolIds = Object.keys(protocols) as ProtocolId[];

const criterion = (level: "A" | "AA", id: string, name: string, details: Details = {}): Criterion => ({
  id,
  level,
  name,
  stories: [],
  files: [],
  protocols: protocolIds.filter((own) => protocolSteps[own]?.some((step) => step.criteria.includes(id))),
  ...details,
});

const player = "YouTube’s player, which the site does not control.";
const film =
  "The sample film beside the testimonials, embedded from YouTube, is an open film without dialogue; the site adds neither captions nor an audio description to it.";
const noLiveMedia = "There are no live media.";

/** The 55 success criteria of WCAG 2.2 at levels A and AA. */
export const criteria: readonly Criterion[] = [
  criterion("A", "1.1.1", "Non-text Content", {
    stories: [
      "ui/icon#IsHiddenFromAssistiveTechnology",
      "ui/picture#Decorative",
      "sections/network/network-map#Default",
      "sections/home/product-drawing#Default",
    ],
    unchecked: "Whether a description says what matters in its picture.",
  }),
  criterion("A", "1.2.1", "Audio-only and Video-only (Prerecorded)", {
    stories: ["sections/shared/video-dialog#Default"],
    unchecked: "Whether a transcript says what matters in its video.",
  }),
  criterion("A", "1.2.2", "Captions (Prerecorded)", {
    stories: ["sections/shared/video-dialog#Default"],
    limitation: film,
  }),
  criterion("A", "1.2.3", "Audio Description or Media Alternative (Prerecorded)", { limitation: film }),
  criterion("AA", "1.2.4", "Captions (Live)", { notApplicable: noLiveMedia }),
  criterion("AA", "1.2.5", "Audio Description (Prerecorded)", { limitation: film }),
  criterion("A", "1.3.1", "Info and Relationships", {
    stories: [
      "sections/cart/cart-table#ColumnsAndRows",
      "sections/cart/cart-table#CardsInSmallWindows",
      "ui/tabs#PrerenderedPanelsAreVisibleWithHeadings",
      "ui/accordion#HeadingsContainButtonsThatNameTheirRegions",
      "sections/home/process-steps#Default",
    ],
    files: ["tests/browser/markup.spec.ts"],
    unchecked: "Whether every visual grouping has a structure of its own.",
  }),
  criterion("A", "1.3.2", "Meaningful Sequence", {
    stories: ["pages/blog#SidebarOnTheLeftComesFirst", "pages/home#Default"],
    unchecked: "Whether the order in which a page is read makes sense.",
  }),
  criterion("A", "1.3.3", "Sensory Characteristics", {
    unchecked: "Whether an instruction depends on shape, size or place.",
  }),
  criterion("AA", "1.3.4", "Orientation"),
  criterion("AA", "1.3.5", "Identify Input Purpose", {
    unchecked: "Whether an autocomplete token names what its field asks for.",
    stories: ["sections/checkout/address-fields#Billing", "sections/checkout/address-fields#Shipping"],
    files: ["tests/browser/markup.spec.ts"],
  }),
  criterion("A", "1.4.1", "Use of Color", {
    stories: ["sections/network/network-map#Default", "ui/carousel-dots#CurrentDotIsLonger"],
    unchecked: "Whether color alone tells something apart, except links in text, which axe measures.",
  }),
  criterion("A", "1.4.2", "Audio Control", { notApplicable: "Nothing plays sound by itself." }),
  criterion("AA", "1.4.3", "Contrast (Minimum)", {
    unchecked: "Words that are part of a photograph.",
    files: ["tests/contrast.test.ts"],
  }),
  criterion("AA", "1.4.4", "Resize Text"),
  criterion("AA", "1.4.5", "Images of Text", {
    stories: ["ui/logo#OnThePage"],
    unchecked: "Whether a picture shows text; only the logo does, which the criterion excepts.",
  }),
  criterion("AA", "1.4.10", "Reflow", {
    stories: ["sections/site/mobile-menu#EverythingIsReachableInLowWindows", "pages/shop#OnASmallScreen"],
    files: ["tests/browser/pages.spec.ts"],
  }),
  criterion("AA", "1.4.11", "Non-text Contrast", {
    stories: ["ui/section#InverseSurfaceChangesTheFocusRing", "ui/carousel-dots#DotsHaveABorder"],
    files: ["tests/contrast.test.ts"],
    unchecked: "The contrast of lines and shapes is measured for every declared pair of tokens, not on the screen.",
  }),
  criterion("AA", "1.4.12", "Text Spacing", {
    unchecked: "Spacing that a visitor sets by other means than the values which the criterion names.",
    files: ["tests/browser/pages.spec.ts"],
  }),
  criterion("AA", "1.4.13", "Content on Hover or Focus", {
    stories: [
      "ui/disclosure#HoverOpens",
      "ui/disclosure#EscapeClosesAHoveredPanel",
      "ui/disclosure#FocusKeepsAHoveredPanelOpen",
      "ui/toast#PausesOnHover",
    ],
  }),
  criterion("A", "2.1.1", "Keyboard", {
    stories: [
      "ui/button#EnterAndSpaceActivate",
      "ui/tabs#ArrowKeysMoveAndEnterActivates",
      "ui/zoom-view#KeysZoom",
      "sections/checkout/card-form#ByKeyboard",
      "ui/accordion#KeysMoveBetweenHeaders",
    ],
    files: ["tests/browser/journey.spec.ts", "tests/browser/shop.spec.ts"],
  }),
  criterion("A", "2.1.2", "No Keyboard Trap", {
    unchecked: player,
    stories: ["ui/dialog#FocusMovesInAndCycles", "ui/dialog#EscapeClosesAndReturnsFocus"],
  }),
  criterion("A", "2.1.4", "Character Key Shortcuts", {
    stories: ["ui/toast#F8FocusesAndClosingTheLastReturnsFocus", "ui/zoom-view#KeysZoom"],
    unchecked: "Single characters act only while the zoomed picture has the focus.",
  }),
  criterion("A", "2.2.1", "Timing Adjustable", {
    stories: [
      "ui/toast#PausesOnFocus",
      "ui/toast#PausesWhileTheWindowIsBlurred",
      "sections/contact/contact-form#TimedOut",
    ],
    unchecked: "A toast closes after five seconds; what it said is also written where it happened.",
  }),
  criterion("A", "2.2.2", "Pause, Stop, Hide", {
    unchecked: player,
    stories: [
      "ui/fade-carousel#ButtonRestartsRotation",
      "ui/fade-carousel#FocusInsideStopsRotation",
      "ui/fade-carousel#StartsStoppedUnderReducedMotion",
      "sections/projects/project-carousel#RotatesAndCanBeStopped",
    ],
  }),
  criterion("A", "2.3.1", "Three Flashes or Below Threshold", {
    unchecked: "Nothing on the site flashes; its video and the sample film that it embeds were not measured.",
  }),
  criterion("A", "2.4.1", "Bypass Blocks", {
    unchecked: "Whether the skip link and the landmarks help a person who uses an assistive technology.",
    stories: ["ui/skip-link#FirstTabShowsIt", "ui/skip-link#WorksWithoutJavaScript"],
    files: ["tests/browser/journey.spec.ts"],
  }),
  criterion("A", "2.4.2", "Page Titled", {
    unchecked: "Whether a title says what its page is about.",
    stories: ["sections/site/page-header#Default", "ui/document-head#SetsTitleAndDescription"],
    files: ["tests/browser/pages.spec.ts"],
  }),
  criterion("A", "2.4.3", "Focus Order", {
    stories: [
      "ui/fade-carousel#TabOrderIsRotationArrowsSlide",
      "ui/dialog#CloseButtonClosesAndReturnsFocus",
      "sections/cart/cart-form#FocusIsNeverLostDuringRemoval",
      "ui/pagination#ChangingThePageFocusesTheHeading",
    ],
  }),
  criterion("A", "2.4.4", "Link Purpose (In Context)", {
    stories: ["ui/arrow-link#ContextDistinguishesLinksWithTheSameLabel", "sections/services/pricing-plans#ThreePlans"],
    unchecked: "Whether the text of a link says where it leads.",
  }),
  criterion("AA", "2.4.5", "Multiple Ways", {
    unchecked: "Whether search and site map find what a visitor looks for.",
    stories: ["pages/site-map#EveryPageByKind", "sections/site/search-box#SearchesTheWholeSite"],
    files: ["tests/browser/crawl.spec.ts", "tests/browser/search.spec.ts"],
  }),
  criterion("AA", "2.4.6", "Headings and Labels", {
    stories: ["sections/contact/contact-form#Empty", "sections/account/register-form#Empty"],
    unchecked: "Whether headings and labels describe what follows.",
  }),
  criterion("AA", "2.4.7", "Focus Visible", { files: ["tests/browser/header.spec.ts"] }),
  criterion("AA", "2.4.11", "Focus Not Obscured (Minimum)", {
    unchecked: "What a browser or an assistive technology lays over the page, such as a keyboard on the screen.",
    stories: [
      "ui/toast#NeverCoversTheFocusedElement",
      "sections/site/site-header#NeverCoversTheFocusedElement",
      "ui/toast#AtTheBottomBelowAnOpenDialog",
    ],
    files: ["tests/browser/header.spec.ts", "tests/browser/shop-layout.spec.ts"],
  }),
  criterion("A", "2.5.1", "Pointer Gestures", {
    stories: ["ui/zoom-view#ButtonsStopAtMinimumAndMaximum", "ui/toast#CloseButtonCloses"],
  }),
  criterion("A", "2.5.2", "Pointer Cancellation", {
    unchecked: "Controls are native elements, which act when the pointer is released.",
    stories: ["ui/toast#ShortSwipeDoesNotClose"],
  }),
  criterion("A", "2.5.3", "Label in Name", {
    stories: ["ui/arrow-link#AccessibleNameBeginsWithTheLabel"],
    files: ["tests/browser/shop.spec.ts"],
  }),
  criterion("A", "2.5.4", "Motion Actuation", { notApplicable: "Nothing reacts to the motion of a device." }),
  criterion("AA", "2.5.7", "Dragging Movements", {
    stories: ["ui/zoom-view#ArrowKeysScrollTheFocusedView", "ui/carousel#DotsSelectTheirSlide", "ui/toast#ClickCloses"],
  }),
  criterion("AA", "2.5.8", "Target Size (Minimum)", {
    unchecked: player,
    stories: ["ui/button#TargetIsAtLeast44PixelsHigh", "ui/carousel-dots#TargetsAreAtLeast44By24Pixels"],
    files: ["tests/browser/pages.spec.ts"],
  }),
  criterion("A", "3.1.1", "Language of Page", {
    unchecked: "Nothing: the language is read from the markup of every page.",
  }),
  criterion("AA", "3.1.2", "Language of Parts", {
    unchecked: "Whether a part is in another language; all texts are in English.",
  }),
  criterion("A", "3.2.1", "On Focus", {
    unchecked: player,
    stories: ["ui/tabs#ArrowKeysMoveAndEnterActivates", "ui/toast#DoesNotMoveFocus"],
  }),
  criterion("A", "3.2.2", "On Input", {
    stories: [
      "sections/site/theme-switch#AppliesImmediatelyAndIsStored",
      "sections/catalog/catalog-controls#ChoosingAppliesImmediately",
    ],
    unchecked: "Whether a change of a field surprises: a list is sorted without a change of context.",
  }),
  criterion("AA", "3.2.3", "Consistent Navigation", {
    unchecked: "Whether a visitor finds the order of the navigation consistent; it is one component on every page.",
    files: ["tests/prerender.test.ts"],
    stories: ["sections/site/main-nav#Closed", "sections/site/site-footer#Wide"],
  }),
  criterion("AA", "3.2.4", "Consistent Identification", {
    stories: ["sections/catalog/product-grid#Default", "ui/icon-button#LabelIsNameAndTooltip"],
    unchecked: "Whether the same function has the same name everywhere; each function is one component.",
  }),
  criterion("A", "3.2.6", "Consistent Help", {
    stories: ["sections/site/site-footer#Wide", "sections/site/top-bar#Wide"],
    unchecked: "Telephone, email and the contact page are in the same place of the header and footer on every page.",
  }),
  criterion("A", "3.3.1", "Error Identification", {
    stories: [
      "sections/contact/contact-form#FocusesTheFirstInvalidField",
      "ui/field#WithError",
      "ui/accordion#AnErrorInAClosedSectionOpensIt",
    ],
    files: ["tests/forms.test.ts"],
  }),
  criterion("A", "3.3.2", "Labels or Instructions", {
    stories: ["ui/field#WithHint", "sections/account/register-form#Empty"],
  }),
  criterion("AA", "3.3.3", "Error Suggestion", {
    stories: [
      "sections/contact/contact-form#ShowsErrorsOnBlur",
      "sections/site/subscribe-band#ExplainsHowToFixTheAddress",
    ],
    unchecked: "Whether a message helps.",
  }),
  criterion("AA", "3.3.4", "Error Prevention (Legal, Financial, Data)", {
    notApplicable: "The shop is a demonstration: nothing can be bought, and no commitment arises.",
    stories: ["sections/cart/cart-form#RemovalCanBeUndone"],
  }),
  criterion("A", "3.3.7", "Redundant Entry", {
    limitation:
      "The e-mail of the card form starts with a sample, as specified: an address that was typed in another field of the checkout is suggested there, not filled in.",
    unchecked: "Whether a visitor is asked again for the same in other words.",
    stories: [
      "sections/checkout/billing-form#TheCheckboxShowsASecondAddress",
      "sections/checkout/billing-form#TypedTextSurvivesHiding",
      "sections/checkout/email-input#OffersAnAddressOfAnotherField",
    ],
  }),
  criterion("AA", "3.3.8", "Accessible Authentication (Minimum)", {
    stories: ["sections/account/login-form#ShowsThePassword", "ui/password-input#KeyboardTogglesVisibility"],
    unchecked: "There are no accounts; the sample forms accept pasted and filled-in passwords.",
  }),
  criterion("A", "4.1.2", "Name, Role, Value", {
    stories: [
      "ui/carousel#HasCarouselSemantics",
      "ui/accordion#HeadingsContainButtonsThatNameTheirRegions",
      "ui/rating-input#NothingSelected",
      "sections/cart/mini-cart#CountsOne",
    ],
  }),
  criterion("AA", "4.1.3", "Status Messages", {
    stories: [
      "ui/toast#AnnouncedOnce",
      "ui/quantity-stepper#FiveQuickClicksAreAnnouncedOnce",
      "sections/cart/cart-undo#AnnouncesTheNewTotal",
      "sections/catalog/catalog-controls#AnnouncesTheResultCountAfterAPause",
    ],
    files: ["tests/browser/shop.spec.ts"],
  }),
];

/** The criteria among these that the report is about: an engine also names some of level AAA. */
export const reportedCriteria = (ids: readonly string[]): string[] =>
  ids.filter((id) => criteria.some((one) => one.id === id));

/** The criteria of level AAA that the documentation of components refers to. */
const namesOfLevelAAA: Readonly<Record<string, string>> = {
  "1.4.8": "Visual Presentation",
  "2.3.3": "Animation from Interactions",
  "2.4.8": "Location",
};

/**
 * The name of a criterion of WCAG 2.2.
 *
 * @throws Error for a number that is not listed here
 */
export function criterionName(id: string): string {
  const name = criteria.find((one) => one.id === id)?.name ?? namesOfLevelAAA[id];
  if (!name) throw new Error(`tests/a11y/criteria.ts has no criterion ${id}.`);
  return name;
}

/** The section of WCAG 2.2 that defines a criterion; its anchor is the name of the criterion. */
export function criterionUrl(id: string): string {
  const anchor =
    criterionName(id)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return `https://www.w3.org/TR/WCAG22/#${anchor.join("-")}`;
}
