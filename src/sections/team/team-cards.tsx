import type { TeamCard } from "#content/schema.ts";
import { Card } from "#ui/card.tsx";

export type TeamCardsProps = {
  members: readonly TeamCard[];
  /** Heading level of the names. */
  level?: 2 | 3;
};

/** A grid of cards that link to the pages of team members. */
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
