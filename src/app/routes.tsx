import { use, type ComponentType, type ReactElement } from "react";
import { matchPath } from "react-router-dom";
import { VideoDialog } from "#app/later";
import { load } from "#lib/load";

/** A kind of page: where its code is, how to get it ahead of time, and how to draw it once it is here. */
type Shape<Props> = { file: string; preload: () => Promise<void>; Page: ComponentType<Props> };

/** One path of the site. */
export type Row = { path: string; file: string; preload: () => Promise<void>; element: ReactElement };

/**
 * A page whose code arrives when it is first needed. It suspends until then, and a navigation is a transition,
 * so the page before it stays; a page that was preloaded draws at once, as hydration needs it.
 */
function shape<Props extends object>(file: string, importer: () => Promise<ComponentType<Props>>): Shape<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = () => (loading ??= load(importer).then((component) => void (Loaded = component)));
  return {
    file,
    preload,
    Page: (props) => {
      if (!Loaded) use(preload());
      return Loaded && <Loaded {...props} />;
    },
  };
}

const home = shape("src/pages/home.tsx", () => import("#pages/home").then((m) => m.HomePage));
const about = shape("src/pages/about.tsx", () => import("#pages/about").then((m) => m.AboutPage));
const services = shape("src/pages/services.tsx", () => import("#pages/services").then((m) => m.ServicesPage));
const service = shape("src/pages/service.tsx", () => import("#pages/service").then((m) => m.ServicePage));
const practices = shape("src/pages/practices.tsx", () => import("#pages/practices").then((m) => m.PracticesPage));
const practice = shape("src/pages/practice.tsx", () => import("#pages/practice").then((m) => m.PracticePage));
const network = shape("src/pages/network.tsx", () => import("#pages/network").then((m) => m.NetworkPage));
const blog = shape("src/pages/blog.tsx", () => import("#pages/blog").then((m) => m.BlogPage));
const post = shape("src/pages/post.tsx", () => import("#pages/post").then((m) => m.PostPage));
const contact = shape("src/pages/contact.tsx", () => import("#pages/contact").then((m) => m.ContactPage));
const notFound = shape("src/pages/not-found.tsx", () => import("#pages/not-found").then((m) => m.NotFoundPage));

/** One row: a path, its kind of page, and the props that make it this one. A wrong variant is a type error. */
function at<Props extends object>(
  path: string,
  { file, preload, Page }: Shape<Props>,
  ...[props]: object extends Props ? [props?: Props] : [props: Props]
): Row {
  return { path, file, preload, element: <Page {...(props as Props)} /> };
}

/** Answers whatever is no path of the site. */
const unknown = at("*", notFound);

/** Every path of the site, in the order of the specification. */
export const rows: readonly Row[] = [
  at("/", home),
  at("/home", home),
  at("/about", about, { Player: VideoDialog }),
  at("/service", practices),
  at("/service-single/:id", practice),
  at("/services", services),
  at("/services/:id", service),
  at("/404", notFound),
  at("/blog", blog),
  at("/blog-single/:id", post),
  at("/network-locations", network),
  at("/contact", contact),
  unknown,
];

/** The row that answers an address of this site. */
export const rowAt = (pathname: string): Row => rows.find(({ path }) => matchPath(path, pathname)) ?? unknown;
