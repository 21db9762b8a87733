import { cva } from "class-variance-authority";
import type { Post } from "#content/schema.ts";
import { Link } from "#ui/link.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "") || "section";

/** The sections with ids from their headings; where these would be equal, they get a number. */
export function identifySections<Section extends { heading: string }>(sections: readonly Section[]) {
  return sections.map((section, index) => {
    const id = slug(section.heading);
    const number = sections.slice(0, index + 1).filter(({ heading }) => slug(heading) === id).length;
    return { ...section, id: number === 1 ? id : `${id}-${number}` };
  });
}

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
        {identifySections(sections).map(({ id, heading }) => (
          <li key={id}>
            <Link to={`#${id}`} variant="quiet" size="target">
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
