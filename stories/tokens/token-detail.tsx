import { Fragment, useEffect, useRef } from "react";
import { shownRatio } from "#lib/format/number.ts";
import { type Theme, themeNames, themes } from "#lib/theme/themes.ts";
import type { CatalogToken } from "#tools/tokens/catalog.ts";
import { Tag } from "#ui/tag.tsx";
import { contrastOf } from "./contrast-pair.ts";
import { CopyButton } from "./copy-button.tsx";
import { ManagerLink, storybookSearch, tokenSearch, TokenLink } from "./manager-link.tsx";
import { TokenPreview } from "./token-preview.tsx";
import { TokenUsage } from "./token-usage.tsx";

/**
 * The class with the token's name that most files use, without its variants: `opacity-muted` of
 * `aria-disabled:opacity-muted`. Other classes use the token beside others, such as `tooltip`, or below a breakpoint.
 */
export function plainClass({ name, classes }: CatalogToken): string | undefined {
  const own = name
    .replace(/\.(?:min|max)$/, "")
    .split(".")
    .at(-1);
  const named = classes
    .map((use) => ({ ...use, plain: use.name.replace(/^.*:/, "") }))
    .filter(({ plain }) => /^[a-z]/.test(plain) && plain.endsWith(`-${own}`));
  return named.toSorted((a, b) => b.files.length - a.files.length)[0]?.plain;
}

/** The value in one theme with an example, its contrast, and the way from the token to the value. */
function ThemeValue({ token, theme }: { token: CatalogToken; theme: Theme }) {
  const { text, chain } = token.values[theme];
  const pairs = contrastOf(theme).filter(({ foreground }) => foreground === token.name);
  const isColor = token.kind === "color";
  return (
    <section
      data-theme={theme}
      className="flex min-w-0 flex-col gap-4 border-thin border-hairline bg-page p-4 text-primary"
    >
      <h3 className="text-title font-medium">{themes[theme].title}</h3>
      <TokenPreview token={token} theme={theme} />
      <p className="font-mono text-small break-words">{text}</p>
      {isColor && <CopyButton label={`Copy ${text}`} text={text} />}
      <ol role="list" className="flex flex-col gap-2 text-small">
        {chain.map(({ name, file, line }, index) => (
          <li key={name} className="flex flex-col">
            {index === 0 ? <code className="font-mono break-words">{name}</code> : <TokenLink name={name} />}
            <span className="font-mono text-caption break-words text-secondary">{`${file}:${line}`}</span>
          </li>
        ))}
      </ol>
      {pairs.length > 0 && (
        <ul role="list" className="flex flex-col gap-1 text-small">
          {pairs.map(({ background, ratio, required }) => (
            <li key={background} className="flex flex-wrap justify-between gap-x-3">
              <span>on {background.replaceAll("color.", "")}</span>
              <span className="tabular-nums">
                {shownRatio(ratio)} : 1, needs {required}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type TextStyle = { fontWeight?: number; lineHeight?: number; letterSpacing?: Length; fontSize?: Length };
type Length = { value: number };

/** The size of a text style at four window widths, its weight and line height, and letter spacing relative to the size. */
export function TextNumbers({ token: { sizes = [], values } }: { token: CatalogToken }) {
  const { fontWeight, lineHeight, letterSpacing, fontSize } = values.light.value as TextStyle;
  const tracking = letterSpacing && fontSize && Math.round((letterSpacing.value / fontSize.value) * 1000) / 1000;
  const facts = {
    ...Object.fromEntries(sizes.map(({ width, size }) => [`${width} px`, `${size} px`])),
    Weight: fontWeight,
    "Line height": lineHeight,
    "Letter spacing": tracking === undefined ? undefined : `${tracking} em`,
  };
  return (
    <dl className="grid w-max grid-cols-2 gap-x-4 text-small tabular-nums">
      {Object.entries(facts).map(
        ([term, value]) =>
          value !== undefined && (
            <Fragment key={term}>
              <dt className="text-secondary">{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

/** Everything about one token: names to copy, values, references, contrast and uses. */
export function TokenDetail({ token }: { token: CatalogToken }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const className = plainClass(token);
  const hasOneValue = new Set(themeNames.map((theme) => JSON.stringify(token.values[theme]))).size === 1;
  return (
    <article className="flex flex-col gap-6">
      <p>
        <ManagerLink search={storybookSearch("/docs/foundations-find-a-token--docs")}>All tokens</ManagerLink>
      </p>
      <h2 ref={heading} tabIndex={-1} className="display-text text-heading font-medium break-words">
        {token.name}
      </h2>
      <p className="text-lead">{token.description}</p>
      <p className="text-secondary">{token.groupDescription}</p>
      <div className="flex flex-wrap gap-2">
        <Tag>{token.kind}</Tag>
        <Tag>{token.tier}</Tag>
      </div>
      <div className="flex flex-wrap gap-3">
        {token.variable && <CopyButton label="Copy CSS variable" text={`var(${token.variable})`} />}
        {className && <CopyButton label={`Copy class ${className}`} text={className} />}
        <CopyButton label="Copy path" text={token.name} />
        <CopyButton label="Copy link" text={new URL(`./${tokenSearch(token.name)}`, window.location.href).href} />
      </div>
      {token.sizes && <TextNumbers token={token} />}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {(hasOneValue ? themeNames.slice(0, 1) : themeNames).map((theme) => (
          <ThemeValue key={theme} token={token} theme={theme} />
        ))}
      </div>
      {token.surfaces.length > 0 && (
        <>
          <h3 className="text-title font-medium">On other surfaces</h3>
          <ul role="list" className="flex flex-col gap-2 text-small">
            {token.surfaces.map(({ surface, alias, file, line }) => (
              <li key={surface}>
                {surface}: <TokenLink name={alias} />{" "}
                <span className="font-mono text-secondary">{`${file}:${line}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <TokenUsage token={token} />
    </article>
  );
}
