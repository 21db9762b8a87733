import { useState } from "react";
import { catalog } from "virtual:token-catalog";
import type { Theme } from "#lib/theme/themes.ts";
import {
  colorDifference,
  type ColorVision,
  colorVision,
  colorVisionNames,
  distinctColors,
  distinctShapes,
  leastDifference,
  simulate,
} from "#tools/tokens/color-vision.ts";
import { type ColorValue, formatColor } from "#tools/tokens/contrast.ts";
import { Choice, themeOptions } from "../docs/choice.tsx";
import { ManagerLink, storybookSearch, TokenLink } from "./manager-link.tsx";

const visions: (ColorVision | undefined)[] = [undefined, ...colorVisionNames];
const labelOf = (vision: ColorVision | undefined) => (vision ? colorVision[vision].label : "Full color vision");
const css = (value: ColorValue) => formatColor({ components: value.components });

const valueOf = (name: string, theme: Theme) => {
  const token = catalog.tokens.find((one) => one.name === name);
  return (token?.values[theme].value ?? { components: [] }) as ColorValue;
};

/** A color as it looks with a color vision. */
function Patch({ value, vision }: { value: ColorValue; vision: ColorVision | undefined }) {
  const seen = css(simulate(value, vision));
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <span aria-hidden="true" className="h-8 w-full border-thin border-control" style={{ backgroundColor: seen }} />
      <span className="font-mono text-caption break-words">{seen}</span>
    </span>
  );
}

/** The values of a row in small windows with their titles, in wide ones as columns. */
const columns = "grid grid-cols-1 gap-3 sm:grid-cols-3 md:grid-cols-5";

/** The colors of the palette as they look with each color vision. */
export function PaletteWithColorVision() {
  return (
    <ul role="list" className="sb-unstyled flex flex-col bg-page p-4 text-primary sm:p-6">
      {catalog.tokens
        .filter(({ name }) => name.startsWith("palette."))
        .map(({ name, values }) => (
          <li key={name} className="flex flex-col gap-2 border-b-thin border-hairline py-3">
            <TokenLink name={name} />
            <div className={columns}>
              {visions.map((vision) => (
                <div key={vision ?? "full"} className="flex min-w-0 flex-col gap-1">
                  <span className="text-caption text-secondary">{labelOf(vision)}</span>
                  <Patch value={values.light.value as ColorValue} vision={vision} />
                </div>
              ))}
            </div>
          </li>
        ))}
    </ul>
  );
}

/** The colors that tell states or quantities apart, with their difference in each color vision. */
export function DistinctColors() {
  const [theme, setTheme] = useState<Theme>("light");
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-primary sm:p-6">
      <div className="w-full max-w-panel">
        <Choice label="Theme" options={themeOptions} value={theme} onChoose={(name) => setTheme(name as Theme)} />
      </div>
      <ul role="list" className="flex flex-col">
        {distinctColors.map(([first, second, where]) => (
          <li key={`${first} ${second}`} className="flex flex-col gap-2 border-b-thin border-hairline py-3">
            <p className="text-small font-semibold">{where}</p>
            <p className="flex flex-wrap gap-x-4">
              <TokenLink name={first} /> <TokenLink name={second} />
            </p>
            <div className={columns}>
              {visions.map((vision) => {
                const [a, b] = [valueOf(first, theme), valueOf(second, theme)];
                const difference = colorDifference(simulate(a, vision), simulate(b, vision));
                return (
                  <div key={vision ?? "full"} className="flex min-w-0 flex-col gap-1">
                    <span className="text-caption text-secondary">{labelOf(vision)}</span>
                    <span className="grid grid-cols-2">
                      <Patch value={a} vision={vision} />
                      <Patch value={b} vision={vision} />
                    </span>
                    <span className="text-small tabular-nums">
                      ΔE {difference.toFixed(1)}, {difference < leastDifference ? "fails" : "passes"}
                    </span>
                  </div>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The colors that shape or text tells apart, each with the story that proves it. */
export function DistinctShapes() {
  return (
    <ul role="list" className="sb-unstyled flex flex-col bg-page p-4 text-primary sm:p-6">
      {distinctShapes.map(({ first, second, where, shape, story }) => (
        <li key={story} className="flex flex-col gap-2 border-b-thin border-hairline py-3">
          <p className="text-small font-semibold">{where}</p>
          <p className="flex flex-wrap gap-x-4">
            <TokenLink name={first} /> <TokenLink name={second} />
          </p>
          <p className="text-small">
            {shape} <ManagerLink search={storybookSearch(`/story/${story}`)}>The story that proves it</ManagerLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
