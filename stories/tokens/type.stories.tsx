import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { catalog } from "virtual:token-catalog";
import base from "#tokens/base.tokens.json";
import tailwind from "../../tailwind.config.ts";
import { TextNumbers } from "./token-detail.tsx";
import { group } from "./token-group.ts";
import { tokenExample } from "./token-preview.tsx";
import { Code, tokenTable, TokenTable, tokenValue } from "./token-table.tsx";

/** Classes in full, since Tailwind finds them in the source text. */
const sizes = {
  caption: "text-caption",
  small: "text-small",
  body: "text-body",
  lead: "text-lead",
  title: "text-title",
  subheading: "text-subheading",
  heading: "display-text text-heading",
  headline: "display-text text-headline",
  display: "display-text text-display",
};

type Step = keyof typeof sizes;
const step = (name: string) => name.split(".").at(-1) as Step;
const sample = "From idea to market";

const scale = (Object.keys(sizes) as Step[]).map((name) => ({
  name: `font.size.${name}`,
  description: base.font.size[name].$description,
  code: sizes[name],
}));

type TextStyle = { fontWeight: number; letterSpacing: { value: number }; fontSize: { value: number } };

const tokenOf = (name: Step) => catalog.tokens.find((one) => one.name === `typography.${name}.max`)!;
const styleOf = (name: Step) => tokenOf(name).values.light.value as TextStyle;

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
        { title: "Numbers", cell: ({ name }) => <TextNumbers token={tokenOf(step(name))} /> },
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
      rows={group("font.weight", (own) => `font-${own}`)}
      columns={[tokenValue, tokenExample]}
    />
  ),
};

export const Lines: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Line heights"
      rows={group("font.line", (own) => `leading-${own}`)}
      columns={[tokenValue, tokenExample]}
    />
  ),
};

export const Tracking: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Letter spacing"
      rows={group("font.tracking", (own) => `tracking-${own}`)}
      columns={[tokenValue, tokenExample]}
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
      rows={group("font.family", (own) => `font-${own}`)}
      columns={[tokenValue, tokenExample]}
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
      const size = tokenOf(step(name)).sizes?.find((one) => one.width === window.innerWidth)?.size;
      await expect(parseFloat(fontSize), `${name} at ${width} px`).toBeCloseTo(size ?? 0, 1);
      await expect(Number(fontWeight), name).toBe(styleOf(step(name)).fontWeight);
    }
  },
});

export const SizesAt320: Story = hasItsSize(320);
export const SizesAt768: Story = hasItsSize(768);
export const SizesAt1280: Story = hasItsSize(1280);
