import { duration } from "#tokens/base.tokens.json";

type Name = Exclude<keyof typeof duration, `$${string}`>;

/** A duration token in milliseconds, for what a style sheet cannot time. The named import leaves all other tokens behind. */
export const milliseconds = (name: Name): number => duration[name].$value.value;
