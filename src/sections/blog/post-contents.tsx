import { useEffect, useState } from "react";
import type { Post } from "#content/schema.ts";
import { waitForIdle } from "#lib/dom/wait-for-idle.ts";
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

/** Links to the sections of a post; that of the section in view is the current one. */
export function PostContents({ sections }: PostContentsProps) {
  const identified = identifySections(sections);
  const current = useCurrentSection(identified.map(({ id }) => id));
  return (
    <nav aria-label="In this post" className="flex flex-col gap-3 border-t-thin border-strong pt-4">
      <p aria-hidden="true" className="text-title font-medium">
        In this post
      </p>
      <ol className="flex flex-col marks-current">
        {identified.map(({ id, heading }) => (
          <li key={id}>
            <Link to={`#${id}`} variant="quiet" size="target" aria-current={id === current ? "location" : undefined}>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The id of the section in view, watched from the first idle moment on. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const controller = new AbortController();
    const start = async () => {
      await waitForIdle(5000);
      const { watchCurrentSection } = await import("#lib/navigation/watch-current-section.ts");
      watchCurrentSection(key.split(" "), setCurrent, controller.signal);
    };
    void start();
    return () => controller.abort();
  }, [key]);
  return current;
}
