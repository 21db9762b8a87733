/** The only local-storage key of this site. */
const key = "root";
const version = 1;

/** The parts of the root by name; each part is validated by the module that owns it. */
export type Persisted = Readonly<Record<string, unknown>> & { readonly version: typeof version };

/** The origin of a change. */
export type ChangeSource = "this-tab" | "other-tab";

const empty: Persisted = { version };

/** Replaces local storage from the first rejected write until the next successful one. */
let memory: Persisted | undefined;
let cache: { text: string; root: Persisted } | undefined;
const subscribers = new Set<(source: ChangeSource) => void>();

function parse(text: string): Persisted {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "version" in value && value.version === version
      ? (value as Persisted)
      : empty;
  } catch {
    return empty;
  }
}

/**
 * Reads the root; returns the same object until a change. Malformed, outdated and unreadable roots count as empty, so
 * the function never throws.
 */
export function readPersisted(): Persisted {
  if (memory) return memory;
  try {
    const text = window.localStorage.getItem(key);
    if (text === null) return empty;
    if (cache?.text !== text) cache = { text, root: parse(text) };
    return cache.root;
  } catch {
    return empty; // blocked storage, and the prerendering server, which has none
  }
}

/**
 * Merges parts into the root; `undefined` removes a part. Memory serves where the browser rejects the write.
 *
 * @returns whether the browser persists the root beyond this page
 */
export function updatePersisted(patch: Readonly<Record<string, unknown>>): boolean {
  const parts = Object.entries({ ...readPersisted(), ...patch }).filter(([, part]) => part !== undefined);
  const root: Persisted = { ...Object.fromEntries(parts), version };
  try {
    const text = JSON.stringify(root);
    window.localStorage.setItem(key, text);
    cache = { text, root };
    memory = undefined;
  } catch {
    memory = root;
  }
  for (const subscriber of subscribers) subscriber("this-tab");
  return memory === undefined;
}

function onStorage(event: StorageEvent): void {
  // `localStorage.clear()` has no key
  if (event.key !== key && event.key !== null) return;
  for (const subscriber of subscribers) subscriber("other-tab");
}

/** A page that returns from the back/forward cache has missed the events of other tabs. */
function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) for (const subscriber of subscribers) subscriber("other-tab");
}

/** Calls back after each change of the root, in this tab or another; returns the unsubscribe function. */
export function subscribePersisted(callback: (source: ChangeSource) => void): () => void {
  if (subscribers.size === 0) {
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onPageShow);
  }
  subscribers.add(callback);
  return () => {
    subscribers.delete(callback);
    if (subscribers.size > 0) return;
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}
