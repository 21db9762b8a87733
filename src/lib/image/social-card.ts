/** The size of a link preview in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The file of a page's link preview, relative to the site's root; layouts of one page share it. */
export const socialCardFile = (path: string): string => `social${path === "/" ? "/index" : path}.jpg`;
