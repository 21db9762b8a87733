import { sitePath } from "#app/base-path.ts";
import { prefersReducedMotion } from "#lib/theme/reduced-motion.ts";

/** The path of the page that is shown. */
let shown = sitePath(window.location.pathname);

/** The page that is about to be shown, the page of the record whose picture it shares, and how to find it there. */
let next: { path: string; record: string; find: () => HTMLElement | undefined } | undefined;

/** The picture that has a name: of two with one name, the browser would show no transition. */
let named: HTMLElement | undefined;

/** The first picture that is in view and that the theme shows. */
const firstInView = (pictures: Iterable<HTMLElement>): HTMLElement | undefined =>
  Array.from(pictures).find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.checkVisibility() && bottom > 0 && top < window.innerHeight;
  });

/** The picture of the record that the page is about. */
const findSubject = () => firstInView(document.querySelectorAll<HTMLElement>("[data-subject] picture"));

/** The pictures on the card of a link, one per theme, or the spine of a book. */
function picturesBeside(link: Element): HTMLElement[] {
  const card = link.closest<HTMLElement>("li,article");
  return card?.dataset["spine"] === undefined ? Array.from(card?.querySelectorAll("picture") ?? []) : [card];
}

/** The picture of a record on a card that leads to its page. */
const findOnCard = (record: string) =>
  firstInView(
    Array.from(document.querySelectorAll<HTMLAnchorElement>("main a[href]"))
      .filter(({ pathname }) => sitePath(pathname) === record)
      .flatMap(picturesBeside),
  );

function name(picture: HTMLElement | undefined, record = ""): void {
  named?.removeAttribute("style");
  named = picture;
  const { style } = picture ?? {};
  style?.setProperty("view-transition-name", record.slice(1).replaceAll("/", "-"));
  style?.setProperty("view-transition-class", "record");
}

/** Names the picture on the card that leads to a page, or else that of the record which the visitor leaves. */
function leaveFor(path: string, card: HTMLElement | undefined): boolean {
  const record = card ? path : shown;
  const picture = path === shown || prefersReducedMotion() ? undefined : (card ?? findSubject());
  next = picture && { path, record, find: card ? findSubject : () => findOnCard(record) };
  name(picture, record);
  return picture !== undefined;
}

/** Names the picture on the page that is now shown, within the view transition to it. */
export function showPicture(path: string): void {
  shown = path;
  name(next?.path === path ? next.find() : undefined, next?.record);
  next = undefined;
}

/** Takes the name away once the view transition has the page. */
export function releasePicture(path: string): void {
  if (path === shown) name(undefined);
}

/** Prepares the transition of a link. */
export function prepareClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link) leaveFor(sitePath(link.pathname), firstInView(picturesBeside(link)));
}

/**
 * Prepares the transition of Back and Forward where both pages show one picture. React renders without a transition within
 * the browser's own event, so the event is repeated in a task of its own. Requires: a call before the router's listener.
 */
export function prepareTraversal(event: PopStateEvent): void {
  const path = sitePath(window.location.pathname);
  if (!event.isTrusted || event.hasUAVisualTransition || !("startViewTransition" in document)) return;
  // the entry of a closed dialog is left immediately
  if (Object(event.state).dialog || !leaveFor(path, findOnCard(path))) return;
  event.stopImmediatePropagation();
  setTimeout(() => window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state })));
}
