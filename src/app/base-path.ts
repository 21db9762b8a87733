/** The path of the site without a slash at its end: empty at the root of a host. */
export const basePath = import.meta.env.BASE_URL.slice(0, -1);

/** The path of an address within the site. */
export const sitePath = (pathname: string): string => pathname.slice(basePath.length) || "/";
