import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const heading = cva("font-medium", {
  variants: {
    /**
     * The font size, independent of `level`: `2xl` for the title of a home page, `xl` for that of a page, `lg` for a
     * section, `md` and `sm` for its parts and cards, `xs` for the size of the text.
     *
     * @default lg
     */
    size: {
      "2xl": "text-display",
      xl: "text-headline",
      lg: "text-heading",
      md: "text-subheading",
      sm: "text-title",
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
