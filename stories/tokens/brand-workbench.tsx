import Color from "colorjs.io";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { rules as siteRules } from "virtual:brand-rules";
import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import { shownRatio } from "#lib/format/number.ts";
import { themeNames, themes } from "#lib/theme/themes.ts";
import { type Measured, measureRules, type Rule } from "#tools/tokens/brand-rules.ts";
import { brandFile, brandPalette, maxRadius } from "#tools/tokens/brand.ts";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Status } from "#ui/status.tsx";
import { Choice } from "../docs/choice.tsx";
import type * as Contact from "../pages/contact.stories.tsx";
import type * as Services from "../pages/services.stories.tsx";
import { appearanceCss, brandOf, densities, densityFiles, tokenFiles } from "./appearance.tsx";
import { BrandComponents } from "./brand-components.tsx";
import { Download } from "./contrast-matrix.tsx";
import { CopyButton } from "./copy-button.tsx";
import { useFirstRows } from "./limited-list.tsx";
import { TokenLink } from "./manager-link.tsx";

/** Two pages by the titles of their stories, each with the story that shows it. */
const pageStories = {
  Services: "Default" satisfies keyof typeof Services,
  Contact: "FormAndContactDetails" satisfies keyof typeof Contact,
};

const radii = Array.from({ length: maxRadius + 1 }, (_, pixels) => String(pixels));

/** An opaque color of CSS in six digits, as `npm run new brand` reads it; the sign before the digits may be missing. */
function hexOf(text: string): string | undefined {
  const color = [text.trim(), `#${text.trim()}`].map((written) => Color.try(written)).find(Boolean);
  return color?.alpha === 1 ? color.to("srgb").toString({ format: "hex", collapse: false }) : undefined;
}

const fails = ({ value, required }: Measured) => value < required;

/** A rule with what the brand has of it. */
function RuleItem({ rule }: { rule: Measured }) {
  const { theme, surface, kind, foreground, background, value, required } = rule;
  const isDifference = kind === "difference";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b-thin border-hairline py-2 text-small">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <TokenLink name={foreground} /> {isDifference ? "and" : "on"} <TokenLink name={background} />
      </span>
      <span className={`flex flex-wrap items-center gap-2 ${fails(rule) ? "text-error" : "text-success"}`}>
        <Icon name={fails(rule) ? "circle-alert" : "circle-check"} />
        {isDifference ? `ΔE ${shownRatio(value)}, needs ${required}` : `${shownRatio(value)} : 1, needs ${required}`}
        <span className="text-secondary">
          {themes[theme].title}
          {surface === "page" ? "" : `, ${surface}`}
        </span>
      </span>
    </li>
  );
}

/** The rules that the brand fails, or comes nearest to failing, first. */
function Rules({ measured }: { measured: readonly Measured[] }) {
  const { shown, more } = useFirstRows(measured, "pairs", 5);
  return (
    <div className="flex flex-col gap-4">
      <ul role="list" aria-label="Pairs, failing and nearest to it first">
        {shown.map((rule) => (
          <RuleItem
            key={`${rule.theme} ${rule.surface} ${rule.kind} ${rule.foreground} ${rule.background}`}
            rule={rule}
          />
        ))}
      </ul>
      {more}
    </div>
  );
}

/** Two pages of the site in every theme, each a frame of this Storybook, which loads when it is opened. */
function Pages({ globals }: { globals: string }) {
  const debounced = useDebouncedValue(globals);
  return (
    <details>
      <summary className="min-h-target-small cursor-pointer font-medium">Two pages in every theme</summary>
      <ul role="list" className="grid grid-cols-1 gap-4 py-4 md:grid-cols-2">
        {Object.entries(pageStories).flatMap(([title, story]) =>
          themeNames.map((theme) => (
            <li key={`${title} ${theme}`} className="flex flex-col gap-1 text-small">
              {title}, {themes[theme].title}
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is a story of this Storybook */}
              <iframe
                title={`${title}, ${themes[theme].title}`}
                src={`iframe.html?id=${toId(`Pages/${title}`, storyNameFromExport(story))}&viewMode=story&globals=theme:${theme};${debounced}`}
                loading="lazy"
                className="h-hero w-full border-thin border-hairline"
              />
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

/** A brand from a color, a radius and a density, with everything that it has to keep to; nothing is sent anywhere. */
export function BrandWorkbench({ rules = siteRules }: { rules?: readonly Rule[] }) {
  const [text, setText] = useState("#0a7f5a");
  const [accent, setAccent] = useState(text);
  const [radius, setRadius] = useState("4");
  const [density, setDensity] = useState<string>(densities[0] ?? "");
  const id = useId();
  const color = useDeferredValue(accent);
  const choose = (value: string) => {
    setText(value);
    setAccent(hexOf(value) ?? accent);
  };
  // Takes 20 ms.
  const palette = useMemo(() => brandPalette(color, rules), [color, rules]);
  const measured = useMemo(() => measureRules(rules, palette), [rules, palette]);
  const failing = measured.filter(fails).length;
  const brand = brandOf(color, radius);
  const file = JSON.stringify(
    brandFile({ name: "my-brand", accent: color, radius: Number(radius) }, palette),
    undefined,
    2,
  );
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-4">
        <Field label="Accent">
          <Input type="color" value={accent} onChange={({ target }) => choose(target.value)} />
        </Field>
        <Field
          label="Accent as text"
          error={hexOf(text) ? undefined : "Write an opaque color as in CSS, for instance #0a7f5a."}
        >
          <Input value={text} spellCheck={false} onChange={({ target }) => choose(target.value)} />
        </Field>
        <Choice label="Radius of controls in pixels" options={radii} value={radius} onChoose={setRadius} />
        <Choice label="Density" options={densities} value={density} onChoose={setDensity} />
      </div>
      <Status kind={failing > 0 ? "error" : "success"}>
        {hexOf(text) ? "" : `For the last complete color, ${color}: `}
        {failing > 0
          ? `${failing} of ${measured.length} pairs are below their level: this is no brand.`
          : `All ${measured.length} pairs keep their level in every theme and on every surface.`}
      </Status>
      <Rules measured={measured} />
      <div className="flex flex-wrap items-center gap-2">
        {failing === 0 && (
          <>
            <Download name="my-brand.tokens.json" type="application/design-tokens+json" text={file}>
              Download the brand
            </Download>
            <CopyButton
              label="Copy the command"
              text={`npm run new brand/my-brand -- --accent="${color}" --radius=${radius}`}
            />
          </>
        )}
        {densityFiles(density).map((name) => (
          <Download
            key={name}
            name={name}
            type="application/design-tokens+json"
            text={JSON.stringify(tokenFiles[name], undefined, 2)}
          >
            Download the density
          </Download>
        ))}
      </div>
      <style>{appearanceCss(`[data-workbench="${id}"]`, brand, density)}</style>
      <div data-workbench={id} className="flex flex-col">
        <BrandComponents />
      </div>
      <Pages globals={`brand:${brand};density:${density}`} />
    </div>
  );
}
