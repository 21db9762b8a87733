import { matchPath } from "react-router-dom";
import { ComparePanel, ReviewForm, VideoDialog, WishlistPanel, ZoomDialog } from "#app/later.tsx";
import { at, shape, type Fetched, type Row } from "#app/page-shape.tsx";
import { enterShop } from "#app/shop-door.tsx";
import { load } from "#lib/lazy/load-module.ts";

/** Pages of the shop come to life over its store. */
const inShop: Fetched<object> = {
  files: () => ["src/app/shop-start.tsx"],
  fetch: async () => {
    if (!import.meta.env.SSR) await enterShop();
    return {};
  },
};

const home = shape("src/pages/home.tsx", () => import("#pages/home.tsx").then((m) => m.HomePage));
const homeBureau = shape("src/pages/home-bureau.tsx", () => import("#pages/home-bureau.tsx").then((m) => m.HomeBureauPage));
const homeStudio = shape("src/pages/home-studio.tsx", () => import("#pages/home-studio.tsx").then((m) => m.HomeStudioPage));
const homeFactory = shape("src/pages/home-factory.tsx", () =>
  import("#pages/home-factory.tsx").then((m) => m.HomeFactoryPage),
);
const homeFreight = shape("src/pages/home-freight.tsx", () =>
  import("#pages/home-freight.tsx").then((m) => m.HomeFreightPage),
);
const homeJournal = shape("src/pages/home-journal.tsx", () =>
  import("#pages/home-journal.tsx").then((m) => m.HomeJournalPage),
);
const homeOffer = shape("src/pages/home-offer.tsx", () => import("#pages/home-offer.tsx").then((m) => m.HomeOfferPage));
const about = shape("src/pages/about.tsx", () => import("#pages/about.tsx").then((m) => m.AboutPage));
const services = shape("src/pages/services.tsx", () => import("#pages/services.tsx").then((m) => m.ServicesPage));
const service = shape("src/pages/service.tsx", () => import("#pages/service.tsx").then((m) => m.ServicePage));
const practices = shape("src/pages/advisory-services.tsx", () => import("#pages/advisory-services.tsx").then((m) => m.PracticesPage));
const practice = shape("src/pages/advisory-service.tsx", () => import("#pages/advisory-service.tsx").then((m) => m.PracticePage));
const team = shape("src/pages/team.tsx", () => import("#pages/team.tsx").then((m) => m.TeamPage));
const teamMember = shape("src/pages/team-member.tsx", () => import("#pages/team-member.tsx").then((m) => m.TeamMemberPage));
const pricing = shape("src/pages/pricing.tsx", () => import("#pages/pricing.tsx").then((m) => m.PricingPage));
const account = shape("src/pages/account.tsx", () => import("#pages/account.tsx").then((m) => m.AccountPage));
const projects = shape("src/pages/projects.tsx", () => import("#pages/projects.tsx").then((m) => m.ProjectsPage));
const project = shape("src/pages/project.tsx", () => import("#pages/project.tsx").then((m) => m.ProjectPage), {
  files: (id) => ["src/app/load-project.tsx", `src/content/project/${id}.ts`],
  fetch: (id) => load(() => import("#app/load-project.tsx")).then((m) => m.caseStudy(id)),
});
const projectSlider = shape("src/pages/project-slider.tsx", () =>
  import("#pages/project-slider.tsx").then((m) => m.ProjectSliderPage),
);
const network = shape("src/pages/network.tsx", () => import("#pages/network.tsx").then((m) => m.NetworkPage));
const blog = shape("src/pages/blog.tsx", () => import("#pages/blog.tsx").then((m) => m.BlogPage));
const post = shape("src/pages/post.tsx", () => import("#pages/post.tsx").then((m) => m.PostPage), {
  files: (id) => ["src/app/load-post.tsx", `src/content/post/${id}.ts`],
  fetch: (id) => load(() => import("#app/load-post.tsx")).then((m) => m.article(id)),
});
const contact = shape("src/pages/contact.tsx", () => import("#pages/contact.tsx").then((m) => m.ContactPage));
const product = shape("src/pages/product.tsx", () => import("#pages/product.tsx").then((m) => m.ProductPage), inShop);
const shop = shape("src/pages/shop.tsx", () => import("#pages/shop.tsx").then((m) => m.ShopPage), inShop);
const cart = shape("src/pages/cart.tsx", () => import("#pages/cart.tsx").then((m) => m.CartPage), inShop);
const checkout = shape("src/pages/checkout.tsx", () => import("#pages/checkout.tsx").then((m) => m.CheckoutPage), inShop);
const order = shape("src/pages/order.tsx", () => import("#pages/order.tsx").then((m) => m.OrderPage), inShop);
const notFound = shape("src/pages/not-found.tsx", () => import("#pages/not-found.tsx").then((m) => m.NotFoundPage));

/** Answers whatever is no path of the site. */
const unknown = at("*", notFound);

/** Every path of the site, in the order of the specification. */
export const rows: readonly Row[] = [
  at("/", home, { Player: VideoDialog }),
  at("/home", home, { Player: VideoDialog }),
  at("/home2", homeBureau, { Player: VideoDialog }),
  at("/home3", homeStudio, { Player: VideoDialog }),
  at("/home4", homeFactory, { Player: VideoDialog }),
  at("/home5", homeFreight, { Player: VideoDialog }),
  at("/home6", homeJournal, { Player: VideoDialog }),
  at("/home7", homeOffer, { Player: VideoDialog }),
  at("/about", about, { Player: VideoDialog }),
  at("/service", practices),
  at("/service-s2", practices, { layout: "carousel" }),
  at("/service-s3", practices, { layout: "slider" }),
  at("/service-single/:id", practice),
  at("/services", services),
  at("/services/:id", service),
  at("/project", projects),
  at("/project-s2", projectSlider, { path: "/project-s2", from: 4, to: 8, layout: "row" }),
  at("/project-s3", projectSlider, { path: "/project-s3", from: 9, to: 12, layout: "centred" }),
  at("/project-single/:id", project),
  at("/team", team),
  at("/team-single/:id", teamMember),
  at("/shop", shop, { Wishlist: WishlistPanel, Compare: ComparePanel }),
  at("/shop-single", product, { featured: 1, Zoom: ZoomDialog, Form: ReviewForm }),
  at("/product-single/:id", product, { Zoom: ZoomDialog, Form: ReviewForm }),
  at("/cart", cart),
  at("/checkout", checkout),
  at("/order_received", order),
  at("/pricing", pricing),
  at("/404", notFound),
  at("/login", account, { form: "login" }),
  at("/register", account, { form: "register" }),
  at("/blog", blog, { sidebar: "right" }),
  at("/blog-left-sidebar", blog, { sidebar: "left" }),
  at("/blog-fullwidth", blog, { sidebar: "none" }),
  at("/blog-single/:id", post, { sidebar: "right" }),
  at("/blog-single-left-sidebar/:id", post, { sidebar: "left" }),
  at("/blog-single-fullwidth/:id", post, { sidebar: "none" }),
  at("/network-locations", network),
  at("/contact", contact),
  unknown,
];

/** The row that answers an address of this site. */
export const rowAt = (pathname: string): Row => rows.find(({ path }) => matchPath(path, pathname)) ?? unknown;
