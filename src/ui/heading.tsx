import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const heading = cva("font-semibold", {
  variants: {
    size: {
      display: "text-display font-bold",
      headline: "text-headline",
      heading: "text-heading",
      title: "text-title",
      small: "text-body",
    },
  },
  defaultVariants: { size: "headline" },
});

export type HeadingProps = VariantProps<typeof heading> & {
  /** Its place in the page's outline; its look is `size`. */
  level: 1 | 2 | 3 | 4;
  id?: string;
  children: ReactNode;
};

/** A heading whose rank and look are chosen apart. A page's `h1` can take the focus after a change of page. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={heading({ size })} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Tag>
  );
}
