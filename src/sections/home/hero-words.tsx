import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { StaticHero } from "#content/schema-page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Text } from "#ui/text.tsx";

const words = cva("grid gap-6", {
  variants: { layout: { column: "", row: "md:grid-cols-2 md:items-end md:gap-20" } },
});
const tones = { page: "secondary", image: "on-image-secondary", inverse: "on-inverse-secondary" } as const;

export type HeroWordsProps = Pick<StaticHero, "eyebrow" | "title" | "text" | "action"> & {
  /** One below the other, or the title beside the rest. */
  layout?: "column" | "row";
  ground?: keyof typeof tones;
  /** What else one may do first, such as playing a film. */
  children?: ReactNode;
};

/** The page's `h1`, what it means, and the one thing to do about it. */
export function HeroWords({
  eyebrow,
  title,
  text,
  action,
  layout = "column",
  ground = "page",
  children,
}: HeroWordsProps) {
  return (
    <div className={words({ layout })}>
      <div className="flex flex-col gap-4 lg:gap-6">
        <p className="flex items-center gap-3 text-caption font-semibold tracking-wide uppercase">
          <span aria-hidden="true" className="h-4 w-1 -skew-x-12 bg-accent" />
          {eyebrow}
        </p>
        <Heading level={1} size="display">
          {title}
        </Heading>
      </div>
      <div className="flex flex-col items-start gap-6">
        <Text size="lead" tone={tones[ground]}>
          {text}
        </Text>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        {children}
      </div>
    </div>
  );
}
