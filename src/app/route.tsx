import { use, type ComponentType, type ReactElement } from "react";
import { matchPath, useParams } from "react-router-dom";
import { loadModule } from "#lib/lazy/load-module.ts";

/** A page component that loads later, with the record it renders. */
export type LazyPage<Props> = {
  /** Loads component and record. */
  preload: (id: string) => Promise<{ Loaded: unknown }>;
  /** The files of `data/` that the page needs. */
  dataFiles: (id: string) => string[];
  Page: ComponentType<Props>;
};

/** One row of the route table: a path, its element, and what the element needs. */
export type Route = {
  path: string;
  preload: (pathname: string) => Promise<{ Loaded: unknown }>;
  dataFiles: (pathname: string) => string[];
  element: ReactElement;
  /** Whether the page ends with the newsletter. */
  hasNewsletter: boolean;
};

/** Loads the props with the record of the `:id` in the path, from the listed files of `data/`. */
export type RecordProps<Own> = { dataFiles?: (id: string) => string[]; load: (id: string) => Promise<Own> };

/**
 * A page whose code and record load when they are first needed. Navigations are transitions, so the previous page stays
 * until then; preloaded pages render synchronously, as hydration requires.
 */
export function lazyPage<Props extends Own, Own extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  record?: RecordProps<Own>,
): LazyPage<Omit<Props, keyof Own>> {
  // one promise for both, because React identifies the promises of a component by their order
  const parts = cached(async (id) => {
    const [Loaded, own] = await Promise.all([loadModule(load), record?.load(id)]);
    return { Loaded, own };
  });
  return {
    preload: parts.preload,
    dataFiles: (id) => record?.dataFiles?.(id) ?? [],
    Page: (props) => {
      const { id = "" } = useParams();
      const { Loaded, own } = parts.useValue(id);
      // Keyed, so that nothing of one record is left in the page of another.
      return <Loaded key={id} {...({ ...props, ...own } as Props)} />;
    },
  };
}

type Entry<Value> = { promise: Promise<Value>; result?: { value: Value } | { error: unknown } };

/** Loads one value per key. `useValue` returns loaded values synchronously, which `use` alone does not. */
function cached<Value>(load: (key: string) => Promise<Value>) {
  const entries = new Map<string, Entry<Value>>();
  const start = (key: string) => {
    const entry: Entry<Value> = { promise: loadModule(() => load(key)) };
    entry.promise.then(
      (value) => (entry.result = { value }),
      (error: unknown) => (entry.result = { error }),
    );
    entries.set(key, entry);
    return entry;
  };
  return {
    /** Loads the value; after a failure, loads it again. */
    preload: (key: string): Promise<Value> => {
      const entry = entries.get(key);
      return (entry && !(entry.result && "error" in entry.result) ? entry : start(key)).promise;
    },
    useValue: (key: string): Value => {
      const { promise, result } = entries.get(key) ?? start(key);
      return result && "value" in result ? result.value : use(promise);
    },
  };
}

/** A row of the route table. Props that the page does not have are type errors. */
export function route<Props extends object>(
  path: string,
  { dataFiles, preload, Page }: LazyPage<Props>,
  ...[props]: object extends Props ? [props?: NoInfer<Props>] : [props: NoInfer<Props>]
): Route {
  const idOf = (pathname: string) => matchPath(path, pathname)?.params["id"] ?? "";
  return {
    path,
    preload: (pathname) => preload(idOf(pathname)),
    dataFiles: (pathname) => dataFiles(idOf(pathname)),
    element: <Page {...(props as Props)} />,
    hasNewsletter: true,
  };
}

/** A row for a page on which a visitor orders, signs in, writes or is lost. */
export const withoutNewsletter = (row: Route): Route => ({ ...row, hasNewsletter: false });
