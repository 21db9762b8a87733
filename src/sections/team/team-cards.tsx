import type { TeamCard } from "#content/schema.ts";
import { Card } from "#ui/card.tsx";

export type TeamCardsProps = {
  members: readonly TeamCard[];
  /** The names' place in the page's outline. */
  level?: 2 | 3;
};

/** The people one may meet, each leading to a page of their own. */
export function TeamCards({ members, level = 3 }: TeamCardsProps) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-6 sm:grid-cols-2 md:grid-cols-3">
      {members.map(({ id, name, title, line, portrait, portraitAlt }) => (
        <li key={id}>
          <Card
            to={`/team-single/${id}`}
            title={name}
            eyebrow={title}
            text={line}
            photo={{ portrait, alt: portraitAlt }}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}
