import { cva } from "class-variance-authority";
import sprite from "virtual:icons.svg";
import type { VariantProps } from "#ui/variant-props.ts";

const accent = cva("", {
  variants: {
    /** The surface behind the logo: `page` or `inverse`. @default page */
    tone: { page: "fill-accent", inverse: "fill-on-inverse-accent" },
  },
  defaultVariants: { tone: "page" },
});

export type LogoProps = VariantProps<typeof accent>;

/** The decorative wordmark in the color of the surrounding text; the link around it provides the accessible name. */
export function Logo({ tone }: LogoProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 253 64" className="h-8 w-auto fill-current">
      <path d="M2 54 17.5 10H29L13.500 54zM19.500 54 35 10h11.500L31 54z" />
      <path d="M37 54 52.500 10H64L48.500 54z" className={accent({ tone })} />
      <use href={`${sprite}#wordmark`} />
    </svg>
  );
}
