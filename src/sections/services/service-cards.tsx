import type { ReactNode } from "react";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Card } from "#ui/card.tsx";
import { Grid } from "#ui/grid.tsx";

export type ServiceCardsProps = {
  /** The cards, in their order. */
  items: readonly {
    id: string;
    title: string;
    text: string;
    drawing: ReactNode;
    /** The link of the whole card. */
    to: string;
    /** A second link, 'Details'; `about` completes its accessible name. */
    details?: { to: string; about: string };
  }[];
  /** Heading level of the card titles. */
  level?: 2 | 3;
};

/** Grid of cards for advisory services. */
export function ServiceCards({ items, level = 2 }: ServiceCardsProps) {
  return (
    <Grid columns="three-from-md">
      {items.map(({ id, title, text, drawing, to, details }) => (
        <Card
          key={id}
          title={title}
          text={text}
          drawing={drawing}
          to={to}
          level={level}
          footer={details && <ArrowLink to={details.to} label="Details" context={details.about} />}
        />
      ))}
    </Grid>
  );
}
