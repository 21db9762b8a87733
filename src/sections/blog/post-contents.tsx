import { cva } from "class-variance-authority";
import type { Post } from "#content/schema.ts";
import { Link } from "#ui/link.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

/** The id of a section, from its heading. */
export const sectionId = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

const contents = cva("flex-col gap-3 border-t-thin border-strong pt-4", {
  variants: {
    /** `without-sidebar`: in the article, where no sidebar is beside it; `with-sidebar`: in that sidebar; or `always`. */
    shown: { "without-sidebar": "flex lg:hidden", "with-sidebar": "hidden lg:flex", always: "flex" },
  },
});

export type PostContentsProps = Required<VariantProps<typeof contents>> & {
  /** The sections of the post. */
  sections: Post["sections"];
};

/** Links to the sections of a post. */
export function PostContents({ sections, shown }: PostContentsProps) {
  return (
    <nav aria-label="In this post" className={contents({ shown })}>
      <p aria-hidden="true" className="text-title font-medium">
        In this post
      </p>
      <ol className="flex flex-col">
        {sections.map(({ heading }) => (
          <li key={heading}>
            <Link to={`#${sectionId(heading)}`} variant="quiet" size="target">
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
