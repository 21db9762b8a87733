import { cva, type VariantProps } from "class-variance-authority";
import sprite from "virtual:icons.svg";

const mark = cva("", {
  variants: { tone: { page: "fill-accent", inverse: "fill-on-inverse-accent" } },
  defaultVariants: { tone: "page" },
});

export type LogoProps = VariantProps<typeof mark>;

/** The wordmark, in the color of the text around it and so in every theme; its name stands on the link around it. */
export function Logo({ tone }: LogoProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 253 64" className="h-8 w-auto fill-current">
      <path d="M2 54 17.5 10H29L13.500 54zM19.500 54 35 10h11.500L31 54z" />
      <path d="M37 54 52.500 10H64L48.500 54z" className={mark({ tone })} />
      <use href={`${sprite}#wordmark`} />
    </svg>
  );
}
