import type { CSSProperties } from "react";
import type { Theme } from "#lib/theme/themes.ts";
import { type ColorValue, formatColor, type Pair, pairsOf } from "#tools/tokens/contrast.ts";
import { colorsOfThemes, surfaces, type Token } from "./theme.ts";
import { type TokenName, tokenVariable } from "./token-variable.ts";

const pairs = Object.fromEntries(
  Object.entries(colorsOfThemes).map(([theme, tokens]) => [
    theme,
    pairsOf(theme, new Map(tokens.map((token) => [token.name, { ...token, value: token.value as ColorValue }]))),
  ]),
) as Record<Theme, Pair[]>;

/** The style that shows a color in use: text, background, border or focus ring. */
function exampleStyle(name: TokenName, surface: string | undefined): CSSProperties {
  const color = tokenVariable(name);
  const backgroundColor = tokenVariable((surface ? `color.${surface}` : "color.bg.page") as TokenName);
  if (name.startsWith("color.text.")) return { color, backgroundColor };
  if (name.startsWith("color.bg.")) return { backgroundColor: color };
  return { backgroundColor, boxShadow: `inset 0 0 0 ${tokenVariable("border-width.bar")} ${color}` };
}

/** A color in use; a color of text is that of letters. */
const Example = ({ name, style }: { name: string; style: CSSProperties }) => (
  <div
    aria-hidden="true"
    className="flex size-12 shrink-0 items-center justify-center border-thin border-control text-title font-semibold"
    style={style}
  >
    {name.startsWith("color.text.") && "Aa"}
  </div>
);

/** One color in one theme: an example, its value, and its contrast on every declared surface. */
export function Swatch({ theme, token }: { theme: Theme; token: Token }) {
  const ownPairs = pairs[theme].filter(({ foreground }) => foreground === token.name);
  return (
    <div data-theme={theme} className="flex gap-2 bg-page p-1 text-caption text-primary">
      <Example style={exampleStyle(token.name as TokenName, token.contrast?.on?.[0])} name={token.name} />
      <div className="min-w-0">
        <p className="font-mono">
          {token.alias?.replace("palette.", "") ?? "no alias"} {formatColor(token.value as ColorValue)}
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
export function SurfaceSwatch({ surface, name }: { surface: "page" | keyof typeof surfaces; name: TokenName }) {
  const changed = surface === "page" ? undefined : surfaces[surface].find((token) => token.name === name);
  return (
    <div data-surface={surface} className="flex items-center gap-2 bg-page p-1 text-primary">
      <Example
        style={exampleStyle(name, colorsOfThemes.light.find((token) => token.name === name)?.contrast?.on?.[0])}
        name={name}
      />
      <p className="min-w-0 font-mono text-caption">{changed?.alias ?? "unchanged"}</p>
    </div>
  );
}
