/** The one key under which this site keeps anything in the browser. */
const key = "root";
const version = 1;

/** What is kept: parts by name, each read and checked by the module that owns it. */
export type Persisted = Readonly<Record<string, unknown>> & { readonly version: typeof version };

const empty: Persisted = { version };

/** Takes the place of the browser's storage from the first write that it refused until one that it took. */
let memory: Persisted | undefined;
let last: { text: string; root: Persisted } | undefined;
const listeners = new Set<() => void>();

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
 * What is kept now. The same object as long as nothing changed; never throws: what is malformed, of another version
 * or out of reach counts as nothing.
 */
export function readPersisted(): Persisted {
  if (memory) return memory;
  try {
    const text = window.localStorage.getItem(key);
    if (text === null) return empty;
    if (last?.text !== text) last = { text, root: parse(text) };
    return last.root;
  } catch {
    return empty; // storage is blocked, or there is none where pages are prerendered
  }
}

/**
 * Keeps these parts beside the others; a part that is `undefined` is forgotten. Where storage refuses, memory serves.
 *
 * @returns whether the browser keeps them beyond this visit
 */
export function updatePersisted(patch: Readonly<Record<string, unknown>>): boolean {
  const parts = Object.entries({ ...readPersisted(), ...patch }).filter(([, part]) => part !== undefined);
  const root: Persisted = { ...Object.fromEntries(parts), version };
  try {
    const text = JSON.stringify(root);
    window.localStorage.setItem(key, text);
    last = { text, root };
    memory = undefined;
  } catch {
    memory = root;
  }
  for (const listener of listeners) listener();
  return memory === undefined;
}

/** Calls back whenever what is kept changes, in this tab or another; returns how to stop. */
export function subscribePersisted(callback: () => void): () => void {
  const other = (event: StorageEvent) => {
    // clearing everything has no key
    if (event.key === key || event.key === null) callback();
  };
  listeners.add(callback);
  window.addEventListener("storage", other);
  return () => {
    listeners.delete(callback);
    window.removeEventListener("storage", other);
  };
}
