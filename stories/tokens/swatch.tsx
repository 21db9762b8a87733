import type { CSSProperties } from "react";
import type { Theme } from "#lib/theme/themes.ts";
import type { CatalogToken } from "#tools/tokens/catalog.ts";
import { contrastOf } from "./contrast-pair.ts";
import { tokenVariable } from "./token-group.ts";

/** The style that shows a color in use: text, background, border or focus ring. */
function exampleStyle({ name, contrast }: CatalogToken): CSSProperties {
  const color = tokenVariable(name);
  const backgroundColor = tokenVariable(`color.${contrast?.on?.[0] ?? "bg.page"}`);
  if (name.startsWith("color.text.")) return { color, backgroundColor };
  if (name.startsWith("color.bg.")) return { backgroundColor: color };
  return { backgroundColor, boxShadow: `inset 0 0 0 ${tokenVariable("border-width.bar")} ${color}` };
}

/** A color in use; a color of text is that of letters. */
const Example = ({ token }: { token: CatalogToken }) => (
  <div
    aria-hidden="true"
    className="flex size-12 shrink-0 items-center justify-center border-thin border-control text-title font-semibold"
    style={exampleStyle(token)}
  >
    {token.name.startsWith("color.text.") && "Aa"}
  </div>
);

/** The color of the palette that a color refers to in the end. */
export const paletteColor = ({ name, values }: CatalogToken, theme: Theme) => {
  const last = values[theme].chain.at(-1)?.name;
  return last === name ? undefined : last;
};

/** One color in one theme: an example, its value, and its contrast on every declared surface. */
export function Swatch({ theme, token }: { theme: Theme; token: CatalogToken }) {
  const ownPairs = contrastOf(theme).filter(({ foreground }) => foreground === token.name);
  return (
    <div data-theme={theme} className="flex gap-2 bg-page p-1 text-caption text-primary">
      <Example token={token} />
      <div className="min-w-0">
        <p className="font-mono">
          {paletteColor(token, theme)?.replace("palette.", "") ?? "no alias"} {token.values[theme].text}
        </p>
        {ownPairs.length > 0 && (
          <p className="text-secondary tabular-nums">
            Needs {ownPairs[0]?.required} : 1;{" "}
            {ownPairs
              .map(({ background, ratio }) => `${background.replaceAll("color.bg.", "")} ${ratio.toFixed(1)}`)
              .join(", ")}
          </p>
        )}
      </div>
    </div>
  );
}

/** One color on one surface, with the token that the surface uses instead. */
export function SurfaceSwatch({ surface, token }: { surface: string; token: CatalogToken }) {
  const changed = token.surfaces.find((one) => one.surface === surface);
  return (
    <div data-surface={surface} className="flex items-center gap-2 bg-page p-1 text-primary">
      <Example token={token} />
      <p className="min-w-0 font-mono text-caption">{changed?.alias ?? "unchanged"}</p>
    </div>
  );
}
