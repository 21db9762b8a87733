/** The success criteria of WCAG 2.2 that the components refer to, with the names of their pages at the W3C. */
const criteria = {
  "1.1.1": ["Non-text Content", "non-text-content"],
  "1.3.1": ["Info and Relationships", "info-and-relationships"],
  "1.3.5": ["Identify Input Purpose", "identify-input-purpose"],
  "1.4.1": ["Use of Color", "use-of-color"],
  "1.4.3": ["Contrast (Minimum)", "contrast-minimum"],
  "1.4.8": ["Visual Presentation", "visual-presentation"],
  "1.4.10": ["Reflow", "reflow"],
  "1.4.11": ["Non-text Contrast", "non-text-contrast"],
  "1.4.13": ["Content on Hover or Focus", "content-on-hover-or-focus"],
  "2.1.1": ["Keyboard", "keyboard"],
  "2.1.2": ["No Keyboard Trap", "no-keyboard-trap"],
  "2.2.1": ["Timing Adjustable", "timing-adjustable"],
  "2.2.2": ["Pause, Stop, Hide", "pause-stop-hide"],
  "2.3.3": ["Animation from Interactions", "animation-from-interactions"],
  "2.4.1": ["Bypass Blocks", "bypass-blocks"],
  "2.4.2": ["Page Titled", "page-titled"],
  "2.4.3": ["Focus Order", "focus-order"],
  "2.4.4": ["Link Purpose (In Context)", "link-purpose-in-context"],
  "2.4.6": ["Headings and Labels", "headings-and-labels"],
  "2.4.7": ["Focus Visible", "focus-visible"],
  "2.4.8": ["Location", "location"],
  "2.5.3": ["Label in Name", "label-in-name"],
  "2.5.7": ["Dragging Movements", "dragging-movements"],
  "2.5.8": ["Target Size (Minimum)", "target-size-minimum"],
  "3.2.4": ["Consistent Identification", "consistent-identification"],
  "3.3.1": ["Error Identification", "error-identification"],
  "3.3.2": ["Labels or Instructions", "labels-or-instructions"],
  "3.3.8": ["Accessible Authentication (Minimum)", "accessible-authentication-minimum"],
  "4.1.2": ["Name, Role, Value", "name-role-value"],
  "4.1.3": ["Status Messages", "status-messages"],
} as const;

type Criterion = keyof typeof criteria;

/** A link to a page of the W3C. */
export type Reference = { label: string; href: string };

/** The pattern of the ARIA Authoring Practices that a component follows, if there is one, and its success criteria. */
type Entry = { pattern?: string; wcag: readonly Criterion[] };

/** By file name, as in `src/ui`. */
const references: Readonly<Record<string, Entry>> = {
  accordion: { pattern: "accordion", wcag: ["1.3.1", "2.1.1", "4.1.2"] },
  "arrow-link": { pattern: "link", wcag: ["2.4.4", "2.5.3", "2.5.8"] },
  breadcrumb: { pattern: "breadcrumb", wcag: ["2.4.8", "1.3.1"] },
  button: { pattern: "button", wcag: ["2.1.1", "2.5.8", "4.1.2"] },
  "card-photo": { wcag: ["1.1.1", "2.3.3"] },
  card: { wcag: ["1.3.1", "2.4.4", "2.4.6"] },
  "carousel-controls": { pattern: "carousel", wcag: ["2.1.1", "2.2.2", "4.1.2"] },
  "carousel-dots": { pattern: "carousel", wcag: ["1.4.11", "2.5.8", "4.1.2"] },
  carousel: { pattern: "carousel", wcag: ["2.1.1", "2.2.2", "2.5.7", "4.1.2"] },
  "check-list": { wcag: ["1.3.1"] },
  checkbox: { pattern: "checkbox", wcag: ["1.4.11", "3.3.1", "3.3.2", "4.1.2"] },
  container: { wcag: ["1.4.10"] },
  control: { wcag: ["1.3.5", "1.4.11", "3.3.2", "4.1.2"] },
  deferred: { wcag: ["2.4.3", "4.1.3"] },
  details: { pattern: "disclosure", wcag: ["2.1.1", "4.1.2"] },
  dialog: { pattern: "dialog-modal", wcag: ["2.1.2", "2.4.3", "4.1.2"] },
  disclosure: { pattern: "disclosure", wcag: ["1.4.13", "2.1.1", "4.1.2"] },
  "document-head": { wcag: ["2.4.2"] },
  "error-boundary": { wcag: ["3.3.1"] },
  "fact-list": { wcag: ["1.3.1"] },
  "fade-carousel": { pattern: "carousel", wcag: ["2.1.1", "2.2.2", "2.3.3", "4.1.2"] },
  field: { wcag: ["1.3.1", "3.3.1", "3.3.2", "4.1.2"] },
  grid: { wcag: ["1.4.10"] },
  heading: { wcag: ["1.3.1", "2.4.6"] },
  "icon-button": { pattern: "button", wcag: ["1.1.1", "2.5.8", "4.1.2"] },
  icon: { wcag: ["1.1.1", "1.4.11"] },
  link: { pattern: "link", wcag: ["1.4.1", "2.4.4", "2.4.7"] },
  "load-failure": { pattern: "alert", wcag: ["2.4.3", "4.1.3"] },
  logo: { wcag: ["1.1.1"] },
  meter: { pattern: "meter", wcag: ["1.1.1", "1.4.1", "4.1.2"] },
  "nav-link": { pattern: "link", wcag: ["2.4.4", "2.4.8", "3.2.4"] },
  pagination: { wcag: ["2.4.3", "2.4.4", "2.4.8"] },
  "password-input": { wcag: ["1.3.5", "3.3.8", "4.1.2"] },
  picture: { wcag: ["1.1.1"] },
  price: { wcag: ["1.3.1", "1.4.1"] },
  "quantity-stepper": { pattern: "button", wcag: ["2.5.8", "4.1.2", "4.1.3"] },
  "radio-group": { pattern: "radio", wcag: ["1.3.1", "2.1.1", "3.3.2"] },
  "radio-tile": { pattern: "radio", wcag: ["1.4.11", "2.5.8", "4.1.2"] },
  "rating-input": { pattern: "radio", wcag: ["1.3.1", "3.3.1", "4.1.2"] },
  rating: { wcag: ["1.1.1", "1.4.1"] },
  "scroll-to-top": { pattern: "button", wcag: ["2.3.3", "2.4.3"] },
  "section-heading": { wcag: ["1.3.1", "2.4.6"] },
  section: { pattern: "landmarks", wcag: ["1.3.1", "1.4.3"] },
  "skip-link": { wcag: ["2.4.1", "2.4.7"] },
  stack: { wcag: ["1.4.10"] },
  status: { pattern: "alert", wcag: ["1.4.1", "4.1.3"] },
  "step-list": { wcag: ["1.3.1"] },
  tabs: { pattern: "tabs", wcag: ["1.3.1", "2.1.1", "4.1.2"] },
  tag: { wcag: ["1.4.3"] },
  text: { wcag: ["1.4.3", "1.4.8"] },
  toast: { pattern: "alert", wcag: ["2.2.1", "2.4.3", "4.1.3"] },
  "zoom-view": { wcag: ["2.1.1", "2.5.7", "4.1.3"] },
};

const w3c = "https://www.w3.org/WAI/";

/** The pages of the W3C about a ui component, by its file name: the ARIA pattern first, then the success criteria. */
export function referencesOf(component: string): Reference[] {
  const { pattern, wcag } = references[component] ?? { wcag: [] };
  const name = pattern?.replaceAll("-", " ");
  const patterns = pattern ? [{ label: `ARIA pattern: ${name}`, href: `${w3c}ARIA/apg/patterns/${pattern}/` }] : [];
  const links = wcag.map((number) => {
    const [title, slug] = criteria[number];
    return { label: `WCAG ${number} ${title}`, href: `${w3c}WCAG22/Understanding/${slug}` };
  });
  return [...patterns, ...links];
}
