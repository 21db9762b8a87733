import { type ColorValue, formatColor } from "#tools/tokens/contrast.ts";

/** A value as a designer writes it: `#C43F0C`, `16px`, `200ms`, `0.2, 0, 0, 1`, `0px 2px 8px 0px #0F1D33`. */
export function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => formatValue(part)).join(", ");
  if (typeof value === "number") return String(Math.round(value * 10_000) / 10_000);
  if (typeof value !== "object" || value === null) return String(value);
  if ("components" in value) return formatColor(value as ColorValue);
  if ("value" in value && "unit" in value) return `${String(value.value)}${String(value.unit)}`;
  if ("offsetX" in value) {
    const { offsetX, offsetY, blur, spread, color, inset } = value as Record<string, unknown>;
    return [...[offsetX, offsetY, blur, spread, color].map(formatValue), ...(inset ? ["inset"] : [])].join(" ");
  }
  return Object.entries(value)
    .map(([name, part]) => `${name} ${formatValue(part)}`)
    .join(", ");
}
