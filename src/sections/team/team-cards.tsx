import { cx } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { TeamCard } from "#content/schema.ts";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

const sizes = "(width < 37.5rem) 100vw, (width < 94rem) 36vw, 33rem";

export type TeamCardsProps = {
  /** The members, in the order of the cards. */
  members: readonly TeamCard[];
  /** Heading level of the names. */
  level?: 2 | 3;
  /** The members in small windows: below each other, or in a row that scrolls. @default stack */
  smallScreen?: "stack" | "scroll-row";
};

/** Team members, each with a still life of their tools; a click anywhere on an entry follows the name. */
export function TeamCards({ members, level = 3, smallScreen = "stack" }: TeamCardsProps) {
  return (
    <ul
      role="list"
      className={cx(
        "sm:grid sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12",
        smallScreen === "stack" ? "max-sm:space-y-10" : "max-sm:snap-row",
      )}
    >
      {members.map(({ id, name, title, line, photo }) => (
        <li key={id} className="group relative flex flex-col gap-4">
          {/* the transparent margins of a picture are beyond its card */}
          <div className="lit-dark sm:-mx-6 sm:-my-4">
            <CardPhoto photo={photo} ratio="square" radius="card" sizes={sizes} />
          </div>
          <div className="flex flex-col gap-1 border-t-thick border-strong pt-4">
            <p className="text-caption font-medium text-secondary">{title}</p>
            <Heading level={level} size="lg">
              <Link to={pathOf("person", id)} variant="stretched">
                {name}
              </Link>
            </Heading>
            <p className="text-secondary">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
