import type { CSSProperties, ReactNode } from "react";
import type { Theme } from "#lib/theme/themes.ts";
import type { CatalogToken } from "#tools/tokens/catalog.ts";
import { LengthBar } from "./length-bar.tsx";
import { MotionPreview } from "./motion-preview.tsx";
import { tokenVariable as variable } from "./token-group.ts";
import { toPixels } from "./token-table.tsx";

type Length = { value: number; unit: string };
type TextStyle = {
  fontFamily: string[];
  fontSize: Length;
  fontWeight: number;
  lineHeight: number;
  letterSpacing: Length;
};

const sample = "From idea to market";
const paragraph = "A product is finished when it reaches the people it was made for. We stay with it all the way.";
const css = ({ value, unit }: Length) => `${value}${unit}`;

/** A part of the example that has one style of a token. */
function Example({ style, children }: { style: CSSProperties; children?: ReactNode }) {
  return (
    <div aria-hidden="true" className="max-w-full" style={style}>
      {children}
    </div>
  );
}

/** The shape that lengths, shadows and factors are shown on. */
function Shape({ style }: { style: CSSProperties }) {
  return <div aria-hidden="true" className="h-16 w-32 max-w-full border-thin border-strong bg-raised" style={style} />;
}

/** A color in use: text and borders on a surface they declare, fills by themselves. */
function ColorExample({ token: { name, contrast } }: { token: CatalogToken }) {
  const ground = variable(`color.${contrast?.on?.[0] ?? "bg.page"}`);
  const color = variable(name);
  const isText = name.startsWith("color.text.");
  const styles: Record<string, CSSProperties> = {
    text: { backgroundColor: ground, color },
    bg: { backgroundColor: color },
    palette: { backgroundColor: color },
  };
  const line = { backgroundColor: ground, boxShadow: `inset 0 0 0 ${variable("border-width.bar")} ${color}` };
  const group = name.replace("color.", "").split(".")[0] ?? "";
  return (
    <div
      aria-hidden="true"
      className="flex min-h-16 w-full items-center justify-center border-thin border-control text-title font-semibold"
      style={styles[group] ?? line}
    >
      {isText && "Aa"}
    </div>
  );
}

/** The curve of an easing, from the start at the lower left to the end at the upper right. */
function Curve({ points: [x1 = 0, y1 = 0, x2 = 1, y2 = 1] }: { points: readonly number[] }) {
  return (
    <svg aria-hidden="true" viewBox="-4 -4 108 108" className="size-20 fill-transparent stroke-current">
      <path d="M0 100 H100 M0 100 V0" strokeWidth="1" />
      <path d={`M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} strokeWidth="4" />
    </svg>
  );
}

/** Examples by the group of a token, as styles of a sample text. */
const textStyles: Record<string, (name: string) => CSSProperties> = {
  "font.family": (name) => ({ fontFamily: variable(name) }),
  "font.weight": (name) => ({ fontWeight: variable(name) }),
  "font.line": (name) => ({ lineHeight: variable(name) }),
  "font.tracking": (name) => ({ letterSpacing: `calc(${variable(name)} * 1em)` }),
};

/** Examples by the group of a token, as styles of a shape. */
const shapeStyles: Record<string, (name: string) => CSSProperties> = {
  radius: (name) => ({ borderRadius: variable(name) }),
  "border-width": (name) => ({ borderWidth: variable(name) }),
  shadow: (name) => ({ boxShadow: variable(name) }),
  opacity: (name) => ({ opacity: variable(name), backgroundColor: variable("color.bg.mark") }),
  scale: (name) => ({ transform: `scale(${variable(name)})` }),
  brightness: (name) => ({ filter: `brightness(${variable(name)})`, backgroundColor: variable("color.bg.image") }),
  "aspect-ratio": (name) => ({ aspectRatio: variable(name), width: "auto" }),
};

function TextExample({ value, size = value.fontSize }: { value: TextStyle; size?: Length }) {
  const { fontFamily, fontWeight, lineHeight, letterSpacing } = value;
  const family = fontFamily.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
  const style = { fontFamily: family, fontSize: css(size), fontWeight, lineHeight, letterSpacing: css(letterSpacing) };
  return <Example style={style}>{sample}</Example>;
}

/** An example of a token that fits its kind: a swatch, a sample text, a bar, a curve, a movement. */
export function TokenPreview({ token, theme }: { token: CatalogToken; theme: Theme }) {
  const { name, kind } = token;
  const { value } = token.values[theme];
  const group = name.split(".").slice(0, -1).join(".");
  const text = textStyles[group];
  const shape = shapeStyles[group];
  if (kind === "color") return <ColorExample token={token} />;
  if (kind === "typography") return <TextExample value={value as TextStyle} />;
  if (group.startsWith("font.size.")) return <Example style={{ fontSize: css(value as Length) }}>{sample}</Example>;
  if (text) return <Example style={text(name)}>{group === "font.line" ? paragraph : sample}</Example>;
  if (shape) return <Shape style={shape(name)} />;
  if (kind === "cubicBezier")
    return (
      <>
        <Curve points={value as number[]} />
        <MotionPreview name={name} duration="duration.carousel" easing={name} />
      </>
    );
  if (kind === "duration") return <MotionPreview name={name} duration={name} easing="easing.standard" />;
  if (kind === "dimension") return <LengthBar width={css(value as Length)} pixels={toPixels(value as Length)} />;
  return null;
}

/** A column with an example of each token. */
export const tokenExample = {
  title: "Example",
  cell: (token: CatalogToken) => <TokenPreview token={token} theme="light" />,
};
