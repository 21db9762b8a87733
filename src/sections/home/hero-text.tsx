import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { StaticHero } from "#content/schema-page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";

export type HeroTextProps = {
  /** The heading, the text and the action. */
  hero: Pick<StaticHero, "eyebrow" | "title" | "text" | "action">;
  /** `column`: one below the other; `row`: the heading beside the rest. */
  layout: "column" | "row";
  /** The look of the button: `secondary` beside a more important one. */
  button?: "primary" | "secondary";
  /** A second action beside the button, such as a video button. */
  children?: ReactNode;
};

/** The text of a home page's hero: the `h1` of the page with a label above it, a sentence or two, and one button. */
export function HeroText({
  hero: { eyebrow, title, text, action },
  layout,
  button = "primary",
  children,
}: HeroTextProps) {
  return (
    <div className={cx("grid grid-cols-1 gap-6", layout === "row" && "md:grid-cols-12 md:items-end")}>
      <div className={cx("flex flex-col gap-4 lg:gap-6", layout === "row" && "md:col-span-7 xl:col-span-8")}>
        <p className="flex items-center gap-3 text-caption font-medium tracking-wide uppercase">
          <span aria-hidden="true" className="h-4 w-1 -skew-x-12 bg-current forced-color-adjust-none" />
          {eyebrow}
        </p>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
      </div>
      <div
        className={cx("flex flex-col items-start gap-6", layout === "row" && "md:col-span-5 xl:col-span-4 xl:ps-12")}
      >
        <p className="max-w-panel-wide text-lead text-pretty text-secondary">{text}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
          <ButtonLink to={action.to} variant={button}>
            {action.label}
          </ButtonLink>
          {children}
        </div>
      </div>
    </div>
  );
}
