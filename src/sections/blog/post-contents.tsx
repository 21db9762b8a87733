import type { Post } from "#content/schema.ts";
import { Link } from "#ui/link.tsx";

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

export type PostContentsProps = {
  sections: Post["sections"];
};

/** Links to the sections of a post. */
export function PostContents({ sections }: PostContentsProps) {
  return (
    <nav aria-label="In this post" className="flex flex-col gap-3 border-t-thin border-strong pt-4">
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
