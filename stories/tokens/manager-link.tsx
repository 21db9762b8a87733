import { type MouseEvent, type ReactNode, useSyncExternalStore } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { isPlainClick } from "#lib/dom/plain-click.ts";

/** The documentation page on which every token has an address. */
const tokenPage = "/docs/foundations-find-a-token--docs";

/** The parameters of a navigation that the address bar does not show yet, with the address before it. */
let pending: { before: string; search: string } | undefined;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** The parameters in the address bar: those of Storybook around this frame, or of the frame alone. */
function addressSearch(): string {
  try {
    return window.parent.location.search;
  } catch {
    return window.location.search;
  }
}

function currentSearch(): string {
  const search = addressSearch();
  if (pending && pending.before !== search) pending = undefined;
  return pending?.search ?? search;
}

/** The history of Storybook's window, where the browser reports every change of its address. */
const navigation = () => (window.parent as Window & { navigation?: EventTarget }).navigation;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.parent.addEventListener("popstate", notify);
  navigation()?.addEventListener("currententrychange", notify);
  return () => {
    listeners.delete(listener);
    window.parent.removeEventListener("popstate", notify);
    navigation()?.removeEventListener("currententrychange", notify);
    pending = undefined;
  };
}

/** A parameter of Storybook's address, such as the token that a permalink names; undefined without it. */
export const useAddressParameter = (name: string): string | undefined =>
  useSyncExternalStore(subscribe, () => new URLSearchParams(currentSearch()).get(name)) ?? undefined;

/** An address inside Storybook: a page or story, with parameters of its own. */
export const storybookSearch = (path: string, parameters: Readonly<Record<string, string>> = {}) =>
  `?${[`path=${path}`, ...Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join("&")}`;

/** The permalink of a token. */
export const tokenSearch = (token: string) => storybookSearch(tokenPage, { token });

/** The address of a token in the finder's own frame, where it is open without Storybook around it. */
function ownSearch(search: string): string | undefined {
  const own = new URLSearchParams(window.location.search);
  const token = new URLSearchParams(search).get("token");
  if (!token || !own.get("id")?.startsWith("foundations-find-a-token")) return undefined;
  own.set("token", token);
  return `?${own}`;
}

type ManagerLinkProps = {
  /** The parameters of the address, from `storybookSearch` or `tokenSearch`. */
  search: string;
  children: ReactNode;
};

/** A link to a page, a story or a token inside Storybook, which navigates without a reload. */
export function ManagerLink({ search, children }: ManagerLinkProps) {
  const navigate = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (window.parent === window) {
      const own = ownSearch(search);
      if (!own) return;
      event.preventDefault();
      window.history.pushState(null, "", own);
      notify();
      return;
    }
    event.preventDefault();
    pending = { before: addressSearch(), search };
    addons.getChannel().emit(NAVIGATE_URL, search);
    notify();
  };
  return (
    <a
      href={`./${search}`}
      target="_top"
      onClick={navigate}
      className="inline-flex min-h-target-small items-center rounded-control break-words text-link underline decoration-thin underline-offset-1 hover:text-link-hover hover:decoration-thick"
    >
      {children}
    </a>
  );
}

/** The name of a token, linked to everything about it. */
export function TokenLink({ name }: { name: string }) {
  return (
    <ManagerLink search={tokenSearch(name)}>
      <code className="font-mono text-small">{name}</code>
    </ManagerLink>
  );
}
