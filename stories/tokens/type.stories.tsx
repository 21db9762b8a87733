import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment } from "react";
import { expect } from "storybook/test";
import { catalog } from "virtual:token-catalog";
import base from "#tokens/base.tokens.json";
import tailwind from "../../tailwind.config.ts";
import { group, ownName } from "./token-group.ts";
import { Code, tokenTable, TokenTable, tokenValue } from "./token-table.tsx";

/** Classes in full, since Tailwind finds them in the source text. */
const sizes = {
  caption: "text-caption",
  small: "text-small",
  body: "text-body",
  article: "text-article",
  lead: "text-lead",
  title: "text-title",
  subheading: "text-subheading",
  heading: "display-text text-heading",
  headline: "display-text text-headline",
  display: "display-text text-display",
};
const weights = { regular: "font-regular", medium: "font-medium", semibold: "font-semibold" };
const lines = {
  display: "leading-display",
  headline: "leading-headline",
  tight: "leading-tight",
  snug: "leading-snug",
  body: "leading-body",
};
const trackings = {
  display: "tracking-display",
  headline: "tracking-headline",
  heading: "tracking-heading",
  title: "tracking-title",
  data: "tracking-data",
  normal: "tracking-normal",
  words: "tracking-words",
  wide: "tracking-wide",
};
const families = { sans: "font-sans", display: "font-display", mono: "font-mono" };

type Step = keyof typeof sizes;
const step = (name: string) => name.split(".").at(-1) as Step;
const sample = "From idea to market";
const paragraph =
  "A product is finished when it reaches the people it was made for. We stay with it all the way there.";

/** Columns with the value and a sample text for each token. */
const columns = (classes: Readonly<Record<string, string>>, text = sample) => [
  tokenValue,
  {
    title: "Sample",
    cell: ({ name }: { name: string }) => <p className={`max-w-panel ${classes[ownName(name)]}`}>{text}</p>,
  },
];

const scale = (Object.keys(sizes) as Step[]).map((name) => ({
  name: `font.size.${name}`,
  description: base.font.size[name].$description,
  code: sizes[name],
}));

type TextStyle = {
  fontWeight: number;
  lineHeight: number;
  letterSpacing: { value: number };
  fontSize: { value: number };
};

const tokenOf = (name: Step) => catalog.tokens.find((one) => one.name === `typography.${name}.max`);
const styleOf = (name: Step) => tokenOf(name)?.values.light.value as TextStyle;

/** The size of a text style at four window widths, its weight and line height, and letter spacing relative to the size. */
function Numbers({ step: name }: { step: Step }) {
  const style = styleOf(name);
  const facts = {
    ...Object.fromEntries((tokenOf(name)?.sizes ?? []).map(({ width, size }) => [`${width} px`, `${size} px`])),
    Weight: style.fontWeight,
    "Line height": style.lineHeight,
    "Letter spacing": `${Math.round((style.letterSpacing.value / style.fontSize.value) * 1000) / 1000} em`,
  };
  return (
    <dl className="grid w-max grid-cols-2 gap-x-4 text-small tabular-nums">
      {Object.entries(facts).map(([term, value]) => (
        <Fragment key={term}>
          <dt className="text-secondary">{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

const meta = {
  title: "Foundations/Type",
  component: TokenTable,
  ...tokenTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <TokenTable
      caption="Text styles, by window width"
      rows={scale}
      columns={[
        { title: "Numbers", cell: ({ name }) => <Numbers step={step(name)} /> },
        {
          title: "Sample",
          cell: ({ name }) => (
            <>
              <p className={sizes[step(name)]} style={{ fontWeight: styleOf(step(name)).fontWeight }}>
                {sample}
              </p>
              <Code>{tailwind.theme.fontSize[step(name)]?.[0]}</Code>
            </>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [small, large] = ["font.size.caption", "font.size.display"].map((name) => {
      const row = canvas.getByRole("row", { name: new RegExp(name) });
      return Number.parseFloat(getComputedStyle(row.querySelector("p") ?? row).fontSize);
    });
    await expect(small).toBeCloseTo(14, 2);
    await expect(large).toBeGreaterThanOrEqual(38);
    await expect(large).toBeLessThanOrEqual(92);
    const numbers = canvas.getByRole("row", { name: /font\.size\.display/ });
    await expect(numbers).toHaveTextContent("768 px65.87 px");
    await expect(numbers).toHaveTextContent("Letter spacing-0.015 em");
  },
};

export const Weights: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Weights of the variable font"
      rows={group("font.weight", (own) => weights[own as keyof typeof weights])}
      columns={columns(weights)}
    />
  ),
};

export const Lines: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Line heights"
      rows={group("font.line", (own) => lines[own as keyof typeof lines])}
      columns={columns(lines, paragraph)}
    />
  ),
};

export const Tracking: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Letter spacing"
      rows={group("font.tracking", (own) => trackings[own as keyof typeof trackings])}
      columns={columns(trackings)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^font\.tracking\.display/ })).toHaveTextContent("-0.015");
    for (const { name, values } of catalog.tokens.filter(({ kind }) => kind === "typography")) {
      const { fontSize, letterSpacing } = values.light.value as TextStyle;
      const tracking = catalog.tokens.find((one) => one.name.startsWith("font.tracking.") && one.usedBy.includes(name));
      await expect(letterSpacing.value, name).toBeCloseTo(Number(tracking?.values.light.value) * fontSize.value, 3);
    }
  },
};

export const Families: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Families"
      rows={group("font.family", (own) => families[own as keyof typeof families])}
      columns={columns(families)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^font\.family\.sans/ })).toHaveTextContent(
      "Instrument Sans Variable, ",
    );
  },
};

/** Each step has the size that the table says for this width, and the weight. */
const hasItsSize = (width: number): Story => ({
  ...Scale,
  globals: { viewport: { value: `w${width}` } },
  play: async ({ canvas }) => {
    for (const { name } of scale) {
      const text = canvas.getByRole("row", { name: new RegExp(`^${name} `) }).querySelector("p")!;
      const { fontSize, fontWeight } = getComputedStyle(text);
      const size = tokenOf(step(name))?.sizes?.find((one) => one.width === window.innerWidth)?.size;
      await expect(parseFloat(fontSize), `${name} at ${width} px`).toBeCloseTo(size ?? 0, 1);
      await expect(Number(fontWeight), name).toBe(styleOf(step(name)).fontWeight);
    }
  },
});

export const SizesAt320: Story = hasItsSize(320);
export const SizesAt768: Story = hasItsSize(768);
export const SizesAt1280: Story = hasItsSize(1280);
