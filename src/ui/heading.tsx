import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const heading = cva("font-medium", {
  variants: {
    /** The font size, independent of `level`. */
    size: {
      display: "text-display",
      headline: "text-headline",
      heading: "text-heading",
      subheading: "text-subheading",
      title: "text-title",
      small: "text-body",
    },
  },
  defaultVariants: { size: "heading" },
});

export type HeadingProps = VariantProps<typeof heading> & {
  /** The level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** The id, for `aria-labelledby` and links. */
  id?: string;
  /** The text. */
  children: ReactNode;
};

/** A heading whose level and size are independent. The `h1` is focusable, since it gets focus after a navigation. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={heading({ size })} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Tag>
  );
}
