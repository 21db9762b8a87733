import { cva } from "class-variance-authority";
import { FeaturedPost, type FeaturedPostProps } from "#sections/blog/featured-post.tsx";
import { PostRow, type PostRowProps } from "#sections/blog/post-row.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const front = cva("grid grid-cols-1 gap-y-8 border-t-thick border-strong pt-6 md:pt-8", {
  variants: {
    /** The earlier posts: `below` the first, or `beside` it, from the `md` breakpoint on. @default below */
    layout: { below: "", beside: "md:grid-cols-3 md:gap-x-8" },
  },
  defaultVariants: { layout: "below" },
});

const lead = cva("", {
  variants: { layout: { below: "", beside: "md:col-span-2 md:border-e-thin md:border-hairline md:pe-8" } },
  defaultVariants: { layout: "below" },
});

const others = cva("grid grid-cols-1 sm:grid-cols-2 sm:gap-x-6", {
  variants: { layout: { below: "", beside: "md:grid-cols-1 md:content-start md:gap-y-8" } },
  defaultVariants: { layout: "below" },
});

export type JournalFrontProps = VariantProps<typeof front> & {
  /** The posts, the newest first. */
  posts: readonly [FeaturedPostProps["post"], ...PostRowProps["post"][]];
};

/** The front page of the journal: the newest post with a large picture, and earlier ones with small pictures. */
export function JournalFront({ posts: [first, ...earlier], layout }: JournalFrontProps) {
  return (
    <div className={front({ layout })}>
      <div className={lead({ layout })}>
        <FeaturedPost key={first.id} post={first} level={3} />
      </div>
      {earlier.length > 0 && (
        <ul role="list" className={others({ layout })}>
          {earlier.map((post) => (
            <li key={post.id}>
              <PostRow post={post} look="card" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
