import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const heading = cva("font-medium", {
  variants: {
    /** The font size, independent of `level`. @default lg */
    size: {
      /** The title of a main page, such as that of the shop. */
      "3xl": "display-text text-poster print:text-headline narrow:text-headline",
      /** The title of a home page. */
      "2xl": "display-text text-display",
      /** The title of any other page. */
      xl: "display-text text-headline",
      /** A section. */
      lg: "display-text text-heading",
      /** A part of a section. */
      md: "text-subheading",
      /** A card. */
      sm: "text-title",
      /** The size of the text. */
      xs: "text-body",
    },
  },
  defaultVariants: { size: "lg" },
});

export type HeadingProps = VariantProps<typeof heading> & {
  /** The level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** The id, for `aria-labelledby` and links. */
  id?: string;
  children: ReactNode;
};

/** A heading whose level and size are independent. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={heading({ size })}>
      {children}
    </Tag>
  );
}
