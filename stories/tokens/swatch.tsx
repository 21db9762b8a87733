import type { CSSProperties } from "react";
import { type TokenName, tokenVar } from "#lib/theme/token.ts";
import { type Pair, pairsOf } from "./contrast.ts";
import { type ColorValue, type ThemeName, type Token, themes } from "./theme.ts";

const asText = ({ components, alpha = 1 }: ColorValue) => {
  const bytes = components.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${bytes.join("").toUpperCase()}${alpha < 1 ? ` at ${Math.round(alpha * 100)} %` : ""}`;
};

const pairs = Object.fromEntries(
  Object.entries(themes).map(([theme, tokens]) => [
    theme,
    pairsOf(theme, new Map(tokens.map((token) => [token.name, { ...token, value: token.value as ColorValue }]))),
  ]),
) as Record<ThemeName, Pair[]>;

/** How a color shows itself: text as text, edges as edges, the ring as a ring, surfaces as they are. */
function lookOf(name: TokenName, ground: string | undefined): CSSProperties {
  const color = tokenVar(name);
  const backgroundColor = tokenVar((ground ? `color.${ground}` : "color.bg.page") as TokenName);
  if (name.startsWith("color.text.")) return { color, backgroundColor };
  if (name.startsWith("color.bg.")) return { backgroundColor: color };
  return { backgroundColor, boxShadow: `inset 0 0 0 ${tokenVar("border-width.bar")} ${color}` };
}

/** One color in one theme: seen, named, and measured on everything it promises to be seen on. */
export function Swatch({ theme, token }: { theme: ThemeName; token: Token }) {
  const own = pairs[theme].filter(({ foreground }) => foreground === token.name);
  return (
    <div data-theme={theme} className="flex min-w-40 flex-col gap-2 bg-page p-3 text-primary">
      <div
        aria-hidden="true"
        className="flex min-h-target items-center justify-center border-thin border-control text-title font-semibold"
        style={lookOf(token.name as TokenName, token.contrast?.on?.[0])}
      >
        {token.name.startsWith("color.text.") && "Aa"}
      </div>
      <p className="font-mono text-caption">
        {token.alias?.replace("palette.", "") ?? "a value of its own"}
        <span className="block">{asText(token.value as ColorValue)}</span>
      </p>
      {own.length > 0 && (
        <ul role="list" className="text-caption text-secondary">
          {own.map(({ background, ratio, needed }) => (
            <li key={background} className="flex flex-wrap justify-between gap-x-3">
              <span>on {background.replaceAll("color.bg.", "")}</span>
              <span className="whitespace-nowrap tabular-nums">
                {ratio.toFixed(1)} : 1, needs {needed}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
