import { use } from "react";

type Entry<Value> = { arriving: Promise<Value>; arrived?: { value: Value } };

/**
 * Something that is fetched once for each key. `useValue` gives it at once where it is here already, as hydration needs
 * it, and suspends the component that asks until then.
 */
export function resource<Value>(fetch: (key: string) => Promise<Value>) {
  const entries = new Map<string, Entry<Value>>();
  const entryOf = (key: string): Entry<Value> => {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry<Value> = {
      arriving: fetch(key).then((value) => {
        entry.arrived = { value };
        return value;
      }),
    };
    entries.set(key, entry);
    return entry;
  };
  return {
    preload: (key: string): Promise<Value> => entryOf(key).arriving,
    useValue: (key: string): Value => {
      const { arriving, arrived } = entryOf(key);
      return arrived ? arrived.value : use(arriving);
    },
  };
}
