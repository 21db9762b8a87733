import type { CSSProperties } from "react";
import { type ColorValue, formatColor, type Pair, pairsOf } from "#tools/tokens/contrast.ts";
import { type ThemeName, surfaces, type Token, themes } from "./theme.ts";
import { type TokenName, tokenVariable } from "./token-variable.ts";

const pairs = Object.fromEntries(
  Object.entries(themes).map(([theme, tokens]) => [
    theme,
    pairsOf(theme, new Map(tokens.map((token) => [token.name, { ...token, value: token.value as ColorValue }]))),
  ]),
) as Record<ThemeName, Pair[]>;

/** The style that shows a color in use: text, background, border or focus ring. */
function exampleStyle(name: TokenName, surface: string | undefined): CSSProperties {
  const color = tokenVariable(name);
  const backgroundColor = tokenVariable((surface ? `color.${surface}` : "color.bg.page") as TokenName);
  if (name.startsWith("color.text.")) return { color, backgroundColor };
  if (name.startsWith("color.bg.")) return { backgroundColor: color };
  return { backgroundColor, boxShadow: `inset 0 0 0 ${tokenVariable("border-width.bar")} ${color}` };
}

/** One color in one theme: an example, its value, and its contrast on every declared surface. */
export function Swatch({ theme, token }: { theme: ThemeName; token: Token }) {
  const ownPairs = pairs[theme].filter(({ foreground }) => foreground === token.name);
  return (
    <div data-theme={theme} className="flex min-w-40 flex-col gap-2 bg-page p-3 text-primary">
      <div
        aria-hidden="true"
        className="flex min-h-target items-center justify-center border-thin border-control text-title font-semibold"
        style={exampleStyle(token.name as TokenName, token.contrast?.on?.[0])}
      >
        {token.name.startsWith("color.text.") && "Aa"}
      </div>
      <p className="font-mono text-caption">
        {token.alias?.replace("palette.", "") ?? "no alias"}
        <span className="block">{formatColor(token.value as ColorValue)}</span>
      </p>
      {ownPairs.length > 0 && (
        <ul role="list" className="text-caption text-secondary">
          {ownPairs.map(({ background, ratio, required }) => (
            <li key={background} className="flex flex-wrap justify-between gap-x-3">
              <span>on {background.replaceAll("color.bg.", "")}</span>
              <span className="whitespace-nowrap tabular-nums">
                {ratio.toFixed(1)} : 1, needs {required}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One color on one surface, with the token that the surface uses instead. */
export function SurfaceSwatch({ surface, name }: { surface: "page" | keyof typeof surfaces; name: TokenName }) {
  const changed = surface === "page" ? undefined : surfaces[surface].find((token) => token.name === name);
  return (
    <div data-surface={surface} className="flex min-w-40 flex-col gap-2 bg-page p-3 text-primary">
      <div
        aria-hidden="true"
        className="flex min-h-target items-center justify-center text-title font-semibold"
        style={exampleStyle(name, themes.light.find((token) => token.name === name)?.contrast?.on?.[0])}
      >
        {name.startsWith("color.text.") && "Aa"}
      </div>
      <p className="font-mono text-caption">{changed?.alias ?? "unchanged"}</p>
    </div>
  );
}
