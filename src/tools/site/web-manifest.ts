import base from "../../../tokens/base.tokens.json" with { type: "json" };

/** The web manifest; its paths are relative, so that it also serves a site below a path. */
export function webManifest({ name, blurb }: { name: string; blurb: string }): string {
  const { paper, ink } = base.palette;
  const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: name,
    description: blurb,
    lang: "en",
    start_url: "./",
    scope: "./",
    display: "minimal-ui",
    background_color: paper["50"].$value.hex,
    theme_color: ink["900"].$value.hex,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  });
}
