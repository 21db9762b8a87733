import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const heading = cva("font-medium", {
  variants: {
    /**
     * The font size, independent of `level`: `display` for the title of a home page, `headline` for that of a page,
     * `heading` for a section, `subheading` and `title` for its parts and cards, `small` for the size of the text.
     *
     * @default heading
     */
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
