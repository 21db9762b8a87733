import type { Photo } from "#lib/image/picture.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Card } from "#ui/card.tsx";
import { Grid } from "#ui/grid.tsx";

export type ServiceCardsProps = {
  items: readonly {
    id: string;
    title: string;
    subTitle?: string;
    text: string;
    photo: Photo;
    /** Where the card leads. */
    to: string;
    /** A 'Details' link of its own, and what it is about. */
    details?: { to: string; about: string };
  }[];
  /** The titles' place in the page's outline. */
  level?: 2 | 3;
};

/** Services or practices to choose from. */
export function ServiceCards({ items, level = 2 }: ServiceCardsProps) {
  return (
    <Grid columns="three">
      {items.map(({ id, title, subTitle, text, photo, to, details }) => (
        <Card
          key={id}
          title={title}
          note={subTitle}
          text={text}
          photo={photo}
          to={to}
          level={level}
          footer={details && <ArrowLink to={details.to} label="Details" about={details.about} />}
        />
      ))}
    </Grid>
  );
}
