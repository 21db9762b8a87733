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
    if (typeof value !== "object" || value === null || !("version" in value)) return empty;
    if (value.version === version) return value as Persisted;
    // The root of a newer release, before it was rolled back, stays as a part that the next one can read.
    return Number(value.version) > version ? { version, newer: text } : empty;
  } catch {
    return empty;
  }
}

/**
 * Reads the root; returns the same object until a change. Malformed, outdated and unreadable roots count as empty, and
 * so does a newer one, which is kept aside, so the function never throws.
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

/** False for a part that exhausts the stack or most of the browser's storage: it would prevent every later write. */
function isWritable(part: unknown): boolean {
  try {
    return JSON.stringify(part).length < 1_000_000;
  } catch {
    return false;
  }
}

function write(root: Persisted): void {
  const text = JSON.stringify(root);
  window.localStorage.setItem(key, text);
  cache = { text, root };
  memory = undefined;
}

/**
 * Merges parts into the root; `undefined` removes a part. A root that the browser rejects is written without the parts
 * that cannot be written; memory serves where it rejects that, too.
 *
 * @returns whether the browser persists the root beyond this page
 */
export function updatePersisted(patch: Readonly<Record<string, unknown>>): boolean {
  const parts = Object.entries({ ...readPersisted(), ...patch }).filter(([, part]) => part !== undefined);
  const rootOf = (entries: typeof parts): Persisted => ({ ...Object.fromEntries(entries), version });
  try {
    write(rootOf(parts));
  } catch {
    const writable = rootOf(parts.filter(([, part]) => isWritable(part)));
    try {
      write(writable);
    } catch {
      memory = writable;
    }
  }
  for (const subscriber of subscribers) subscriber("this-tab");
  return memory === undefined;
}

/** Runs a task that reads and writes the root while no other tab does; immediately in browsers without locks. */
export async function lockPersisted(task: () => void | Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(key, task).catch(task); // rejected where the storage is blocked
  else await task();
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
