import { matchPath } from "react-router-dom";
import { ComparePanel, ReviewForm, VideoDialog, WishlistPanel, ZoomDialog } from "#app/later";
import { at, shape, type Fetched, type Row } from "#app/page-shape";
import { enterShop } from "#app/shop-door";
import { load } from "#lib/load";

/** Pages of the shop come to life over its store. */
const inShop: Fetched<object> = {
  files: () => ["src/app/shop-start.tsx"],
  fetch: async () => {
    if (!import.meta.env.SSR) await enterShop();
    return {};
  },
};

const home = shape("src/pages/home.tsx", () => import("#pages/home").then((m) => m.HomePage));
const homeBureau = shape("src/pages/home-bureau.tsx", () => import("#pages/home-bureau").then((m) => m.HomeBureauPage));
const homeStudio = shape("src/pages/home-studio.tsx", () => import("#pages/home-studio").then((m) => m.HomeStudioPage));
const homeFactory = shape("src/pages/home-factory.tsx", () =>
  import("#pages/home-factory").then((m) => m.HomeFactoryPage),
);
const homeFreight = shape("src/pages/home-freight.tsx", () =>
  import("#pages/home-freight").then((m) => m.HomeFreightPage),
);
const homeJournal = shape("src/pages/home-journal.tsx", () =>
  import("#pages/home-journal").then((m) => m.HomeJournalPage),
);
const homeOffer = shape("src/pages/home-offer.tsx", () => import("#pages/home-offer").then((m) => m.HomeOfferPage));
const about = shape("src/pages/about.tsx", () => import("#pages/about").then((m) => m.AboutPage));
const services = shape("src/pages/services.tsx", () => import("#pages/services").then((m) => m.ServicesPage));
const service = shape("src/pages/service.tsx", () => import("#pages/service").then((m) => m.ServicePage));
const practices = shape("src/pages/practices.tsx", () => import("#pages/practices").then((m) => m.PracticesPage));
const practice = shape("src/pages/practice.tsx", () => import("#pages/practice").then((m) => m.PracticePage));
const team = shape("src/pages/team.tsx", () => import("#pages/team").then((m) => m.TeamPage));
const teamMember = shape("src/pages/team-member.tsx", () => import("#pages/team-member").then((m) => m.TeamMemberPage));
const pricing = shape("src/pages/pricing.tsx", () => import("#pages/pricing").then((m) => m.PricingPage));
const account = shape("src/pages/account.tsx", () => import("#pages/account").then((m) => m.AccountPage));
const projects = shape("src/pages/projects.tsx", () => import("#pages/projects").then((m) => m.ProjectsPage));
const project = shape("src/pages/project.tsx", () => import("#pages/project").then((m) => m.ProjectPage), {
  files: (id) => ["src/app/case-study.tsx", `src/content/project/${id}.ts`],
  fetch: (id) => load(() => import("#app/case-study")).then((m) => m.caseStudy(id)),
});
const projectSlider = shape("src/pages/project-slider.tsx", () =>
  import("#pages/project-slider").then((m) => m.ProjectSliderPage),
);
const network = shape("src/pages/network.tsx", () => import("#pages/network").then((m) => m.NetworkPage));
const blog = shape("src/pages/blog.tsx", () => import("#pages/blog").then((m) => m.BlogPage));
const post = shape("src/pages/post.tsx", () => import("#pages/post").then((m) => m.PostPage), {
  files: (id) => ["src/app/article.tsx", `src/content/post/${id}.ts`],
  fetch: (id) => load(() => import("#app/article")).then((m) => m.article(id)),
});
const contact = shape("src/pages/contact.tsx", () => import("#pages/contact").then((m) => m.ContactPage));
const product = shape("src/pages/product.tsx", () => import("#pages/product").then((m) => m.ProductPage), inShop);
const shop = shape("src/pages/shop.tsx", () => import("#pages/shop").then((m) => m.ShopPage), inShop);
const cart = shape("src/pages/cart.tsx", () => import("#pages/cart").then((m) => m.CartPage), inShop);
const checkout = shape("src/pages/checkout.tsx", () => import("#pages/checkout").then((m) => m.CheckoutPage), inShop);
const order = shape("src/pages/order.tsx", () => import("#pages/order").then((m) => m.OrderPage), inShop);
const notFound = shape("src/pages/not-found.tsx", () => import("#pages/not-found").then((m) => m.NotFoundPage));

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
