import sprite from "virtual:icons.svg";

/** The decorative wordmark in the color of the surrounding text; the link around it provides the accessible name. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 253 64" className="h-8 w-auto fill-current">
      <path d="M2 54 17.5 10H29L13.500 54zM19.500 54 35 10h11.500L31 54z" />
      <path d="M37 54 52.500 10H64L48.500 54z" className="fill-accent" />
      <use href={`${sprite}#wordmark`} />
    </svg>
  );
}
