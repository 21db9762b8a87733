import { imagetools } from "vite-imagetools";

/** Widths in pixels per directive: `?picture` for images inside the page, `?hero` for full-bleed ones. */
const widths = { picture: [400, 800, 1200], hero: [640, 1024, 1440, 1920] } as const;

/**
 * `import gears from "#assets/gears.webp?picture"` gives AVIF and WebP at several widths and one JPEG
 * to fall back on. Encoded images are cached outside node_modules, so that only the first build pays for them.
 */
export const pictures = () =>
  imagetools({
    cache: { dir: "./.cache/imagetools" },
    defaultDirectives: (url) => {
      const kind = (["picture", "hero"] as const).find((name) => url.searchParams.has(name));
      return kind
        ? new URLSearchParams({ w: widths[kind].join(";"), format: "avif;webp;jpeg", as: "picture", quality: "60", effort: "4" })
        : new URLSearchParams();
    },
    // One JPEG is enough: only browsers without `srcset` formats ever ask for it.
    resolveConfigs: (entries) => {
      const value = (key: string) => entries.find(([name]) => name === key)?.[1];
      if (!value("as")?.includes("picture")) return [];
      const rest = Object.fromEntries(entries.filter(([key]) => !["w", "format"].includes(key)).map(([key, values]) => [key, values[0] ?? ""]));
      const sizes = value("w") ?? [];
      return (value("format") ?? []).flatMap((format) =>
        (format === "jpeg" ? sizes.slice(1, 2) : sizes).map((w) => ({ ...rest, w, format })),
      );
    },
  });
