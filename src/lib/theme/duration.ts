import { duration } from "#tokens/base.tokens.json";

type Name = Exclude<keyof typeof duration, `$${string}`>;

/** A duration token in milliseconds, for timers; the named import keeps the other tokens out of the bundle. */
export const milliseconds = (name: Name): number => duration[name].$value.value;
