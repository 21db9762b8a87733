import type { ComponentType, ReactElement } from "react";
import { matchPath, useParams } from "react-router-dom";
import { loadModule } from "#lib/lazy/load-module.ts";
import { resource } from "#lib/lazy/resource.ts";

/** A kind of page: how to get it ahead of time, which files that takes, and how to draw it once it is here. */
export type Shape<Props> = {
  preload: (id: string) => Promise<unknown>;
  files: (id: string) => string[];
  Page: ComponentType<Props>;
};

/** One path of the site, with what it takes to show one of its addresses. */
export type Route = {
  path: string;
  preload: (pathname: string) => Promise<unknown>;
  files: (pathname: string) => string[];
  element: ReactElement;
};

/** A record that a kind of page shows one at a time, fetched by the id in the address. */
export type Fetched<Own> = { files: (id: string) => string[]; fetch: (id: string) => Promise<Own> };

/**
 * A page whose code arrives when it is first needed, and with it the record that the address names. It suspends until
 * then, and a navigation is a transition, so the page before it stays; what was preloaded draws at once, as hydration
 * needs it.
 */
export function lazyPage<Props extends Own, Own extends object = object>(
  file: string,
  importer: () => Promise<ComponentType<Props>>,
  record?: Fetched<Own>,
): Shape<Omit<Props, keyof Own>> {
  const code = resource(() => loadModule(importer));
  const own = resource<Partial<Own>>(record?.fetch ?? (async () => ({})));
  return {
    preload: (id) => Promise.all([code.preload(""), own.preload(id)]),
    files: (id) => [file, ...(record?.files(id) ?? [])],
    Page: (props) => {
      const { id = "" } = useParams();
      const Loaded = code.useValue("");
      return <Loaded {...({ ...props, ...own.useValue(id) } as Props)} />;
    },
  };
}

/** One row: a path, its kind of page, and the props that make it this one. A wrong variant is a type error. */
export function route<Props extends object>(
  path: string,
  { files, preload, Page }: Shape<Props>,
  ...[props]: object extends Props ? [props?: NoInfer<Props>] : [props: NoInfer<Props>]
): Route {
  const idOf = (pathname: string) => matchPath(path, pathname)?.params["id"] ?? "";
  return {
    path,
    preload: (pathname) => preload(idOf(pathname)),
    files: (pathname) => files(idOf(pathname)),
    element: <Page {...(props as Props)} />,
  };
}
