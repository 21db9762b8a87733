import { matchPath } from "react-router-dom";
import { notFoundPath } from "#app/not-found-path.ts";
import { lazyPage, route, withoutNewsletter, type Route } from "#app/route.tsx";
import { loadPost, loadProduct, loadProject, recordFile } from "#content/load-data.ts";
import { pathOf } from "#content/path-of.ts";

const home = lazyPage(() => import("#pages/home.tsx").then((m) => m.HomePage));
const homeCaseStudy = lazyPage(() => import("#pages/home-case-study.tsx").then((m) => m.HomeCaseStudyPage));
const homeStudio = lazyPage(() => import("#pages/home-studio.tsx").then((m) => m.HomeStudioPage));
const homeFactory = lazyPage(() => import("#pages/home-factory.tsx").then((m) => m.HomeFactoryPage));
const homeFreight = lazyPage(() => import("#pages/home-freight.tsx").then((m) => m.HomeFreightPage));
const homeJournal = lazyPage(() => import("#pages/home-journal.tsx").then((m) => m.HomeJournalPage));
const homeConsulting = lazyPage(() => import("#pages/home-consulting.tsx").then((m) => m.HomeConsultingPage));
const about = lazyPage(() => import("#pages/about.tsx").then((m) => m.AboutPage));
const services = lazyPage(() => import("#pages/services.tsx").then((m) => m.ServicesPage));
const service = lazyPage(() => import("#pages/service.tsx").then((m) => m.ServicePage), {
  load: async (id) => ({ service: await import("#content/service.ts").then((m) => m.serviceById(id)) }),
});
const advisoryServices = lazyPage(() => import("#pages/advisory-services.tsx").then((m) => m.AdvisoryServicesPage));
const advisoryService = lazyPage(() => import("#pages/advisory-service.tsx").then((m) => m.AdvisoryServicePage), {
  load: async (id) => ({
    advisoryService: await import("#content/advisory-service.ts").then((m) => m.advisoryServiceById(id)),
  }),
});
const team = lazyPage(() => import("#pages/team.tsx").then((m) => m.TeamPage));
const teamMember = lazyPage(() => import("#pages/team-member.tsx").then((m) => m.TeamMemberPage), {
  load: async (id) => ({ member: await import("#content/team-member.ts").then((m) => m.teamMemberById(id)) }),
});
const pricing = lazyPage(() => import("#pages/pricing.tsx").then((m) => m.PricingPage));
const account = lazyPage(() => import("#pages/account.tsx").then((m) => m.AccountPage));
const projects = lazyPage(() => import("#pages/projects.tsx").then((m) => m.ProjectsPage));
const project = lazyPage(() => import("#pages/project.tsx").then((m) => m.ProjectPage), {
  dataFiles: (id) => [recordFile("project", id)],
  load: loadProject,
});
const projectSlider = lazyPage(() => import("#pages/project-slider.tsx").then((m) => m.ProjectSliderPage));
const network = lazyPage(() => import("#pages/network.tsx").then((m) => m.NetworkPage));
const blog = lazyPage(() => import("#pages/blog.tsx").then((m) => m.BlogPage));
const post = lazyPage(() => import("#pages/post.tsx").then((m) => m.PostPage), {
  dataFiles: (id) => [recordFile("post", id)],
  load: loadPost,
});
const contact = lazyPage(() => import("#pages/contact.tsx").then((m) => m.ContactPage));
const loadProductPage = () => import("#pages/product.tsx").then((m) => m.ProductPage);
const product = lazyPage(loadProductPage, {
  dataFiles: (id) => [recordFile("product", id)],
  load: loadProduct,
});
const featuredProduct = lazyPage(loadProductPage, {
  dataFiles: () => [recordFile("product", "1")],
  load: () => loadProduct("1"),
});
const shop = lazyPage(() => import("#pages/shop.tsx").then((m) => m.ShopPage));
const cart = lazyPage(() => import("#pages/cart.tsx").then((m) => m.CartPage));
const checkout = lazyPage(() => import("#pages/checkout.tsx").then((m) => m.CheckoutPage));
const order = lazyPage(() => import("#pages/order.tsx").then((m) => m.OrderPage));
const messageSent = lazyPage(() => import("#pages/message-sent.tsx").then((m) => m.MessageSentPage));
const siteMap = lazyPage(() => import("#pages/site-map.tsx").then((m) => m.SiteMapPage));
const accessibility = lazyPage(() => import("#pages/accessibility.tsx").then((m) => m.AccessibilityPage));
const notFound = lazyPage(() => import("#pages/not-found.tsx").then((m) => m.NotFoundPage));

const unknown = withoutNewsletter(route("*", notFound));

/** Every path of the site: those of the specification in its order, then ours and a catch-all. */
export const routes: readonly Route[] = [
  route("/", home),
  route("/home", home),
  route("/home2", homeCaseStudy),
  route("/home3", homeStudio),
  route("/home4", homeFactory),
  route("/home5", homeFreight),
  route("/home6", homeJournal),
  route("/home7", homeConsulting),
  route("/about", about),
  route("/service", advisoryServices),
  route("/service-s2", advisoryServices, { layout: "carousel" }),
  route("/service-s3", advisoryServices, { layout: "slider" }),
  route(pathOf("advisory-service", ":id"), advisoryService),
  route("/services", services),
  route(pathOf("service", ":id"), service),
  route("/project", projects),
  route("/project-s2", projectSlider, { path: "/project-s2", from: 4, to: 8, layout: "row" }),
  route("/project-s3", projectSlider, { path: "/project-s3", from: 9, to: 12, layout: "centered" }),
  route(pathOf("project", ":id"), project),
  route("/team", team),
  route(pathOf("person", ":id"), teamMember),
  route("/shop", shop),
  route("/shop-single", featuredProduct, { isFeatured: true }),
  route(pathOf("product", ":id"), product),
  withoutNewsletter(route("/cart", cart)),
  withoutNewsletter(route("/checkout", checkout)),
  withoutNewsletter(route("/order_received", order)),
  route("/pricing", pricing),
  withoutNewsletter(route(notFoundPath, notFound)),
  withoutNewsletter(route("/login", account, { form: "login" })),
  withoutNewsletter(route("/register", account, { form: "register" })),
  route("/blog", blog, { sidebar: "right" }),
  route("/blog-left-sidebar", blog, { sidebar: "left" }),
  route("/blog-fullwidth", blog, { sidebar: "none" }),
  route(pathOf("post", ":id"), post, { sidebar: "right" }),
  route(pathOf("post-left-sidebar", ":id"), post, { sidebar: "left" }),
  route(pathOf("post-full-width", ":id"), post, { sidebar: "none" }),
  route("/network-locations", network),
  withoutNewsletter(route("/contact", contact)),
  withoutNewsletter(route("/message-sent", messageSent)),
  route("/site-map", siteMap),
  route("/accessibility", accessibility),
  unknown,
];

/** The route that matches a path, in which case counts, as it does in the names of the files that hosts serve. */
export const findRoute = (pathname: string): Route =>
  routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? unknown;

/** The number of the last sheet: that of the last row before the catch-all. */
export const lastSheet = routes.length - 2;

/**
 * The number of a page's sheet in the drawing set: its row in the route table, of which the home page is row 0, and the id
 * of its record where that is a number.
 */
export function sheetNumber(pathname: string): string {
  const { path } = findRoute(pathname);
  const sheetPath = path === "*" ? notFoundPath : path;
  const id = matchPath(path, pathname)?.params["id"] ?? "";
  const row = String(routes.findIndex((one) => one.path === sheetPath));
  return /^\d+$/.test(id) ? `${row}.${id}` : row;
}
