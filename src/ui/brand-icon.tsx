import { Icon } from "#ui/icon.tsx";

/** The social networks whose marks we have, and the drawing of each. */
const marks = { LinkedIn: "linkedin", YouTube: "youtube", Instagram: "instagram", X: "twitter-x" } as const;

export type Brand = keyof typeof marks;

/** The mark of a social network, in the color of the text around it. Decorates; the name stands beside it. */
export function BrandIcon({ brand }: { brand: Brand }) {
  return <Icon name={marks[brand]} size="sm" />;
}
