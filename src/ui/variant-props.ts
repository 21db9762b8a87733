import type { VariantProps as CvaVariantProps } from "class-variance-authority";

/** The variants of a `cva` function as props, without cva's `null`, which would mean no variant at all. */
export type VariantProps<Variants extends (...args: never[]) => unknown> = {
  [Name in keyof CvaVariantProps<Variants>]: Exclude<CvaVariantProps<Variants>[Name], null>;
};
