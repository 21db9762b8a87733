import type { BreadcrumbList, Graph, Organization, Person, Thing, WebPage, WebSite } from "schema-dts";
import { mainSubjectOf, subjectOf, type PageSubject, type SubjectRecord } from "#content/all-page-metadata.ts";
import { pathOf } from "#content/path-of.ts";
import { wordsOf } from "#content/post.ts";
import { site } from "#content/site.ts";
import { teamMembers } from "#content/team-member.ts";
import { copyFile, fallbackWidth } from "#lib/image/picture.ts";

/** Returns the absolute address of a path or file. */
type Address = (path: string) => string;

/** The types of pages that are more than a `WebPage`. */
const pageTypes: Readonly<Record<string, "AboutPage" | "CollectionPage" | "ContactPage">> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
  "/services": "CollectionPage",
  "/service": "CollectionPage",
  "/project": "CollectionPage",
  "/team": "CollectionPage",
  "/blog": "CollectionPage",
  "/shop": "CollectionPage",
};

const organizationId = (address: Address) => `${address("/")}#organization`;

/** The company as other things refer to it. */
const korvane = (address: Address) =>
  ({
    "@type": "Organization",
    "@id": organizationId(address),
    name: site.name,
    url: address("/"),
  }) as const satisfies Organization;

/** The company with everything that the contact page says about it. */
const organization = (address: Address) =>
  ({
    ...korvane(address),
    slogan: site.tagline,
    description: site.blurb,
    logo: address("/apple-touch-icon.png"),
    email: site.email,
    telephone: site.phone,
    address: site.address,
    sameAs: site.socials.map(({ href }) => href),
  }) as const satisfies Organization;

const website = (address: Address) =>
  ({
    "@type": "WebSite",
    "@id": `${address("/")}#website`,
    name: site.name,
    url: address("/"),
    inLanguage: "en",
    publisher: { "@id": organizationId(address) },
  }) as const satisfies WebSite;

function breadcrumb({ title, heading = title, path, trail = [] }: PageSubject, address: Address): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ label: "Home", to: "/" }, ...trail, { label: heading, to: path }].map(
      ({ label, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: { "@id": address(to) },
      }),
    ),
  };
}

/** A person of the team with a page, or the name of a guest. */
function author(name: string, address: Address): Person {
  const member = teamMembers.find((one) => one.name === name);
  return { "@type": "Person", name, ...(member && { url: address(pathOf("person", member.id)) }) };
}

/** The record of a page; the shop's reviews are invented samples, so a product has no rating. */
function recordThing(
  { type, value }: SubjectRecord,
  { title, heading: name = title, description, path, picture }: PageSubject,
  address: Address,
): Thing {
  const url = address(path);
  const image = address(`/${copyFile(picture, fallbackWidth(picture), "jpeg")}`);
  switch (type) {
    case "service":
      return { "@type": "Service", name, description, url, image, serviceType: name, provider: korvane(address) };
    case "product":
      return {
        "@type": "Product",
        name,
        description,
        url,
        image,
        sku: String(value.id),
        category: "Book",
        brand: { "@type": "Brand", name: value.brand },
        offers: { "@type": "Offer", url, price: value.price, priceCurrency: "USD" },
      };
    case "post":
      return {
        "@type": "BlogPosting",
        headline: name,
        description,
        url,
        image,
        datePublished: value.createdAt,
        inLanguage: "en",
        wordCount: wordsOf(value.sections).length,
        keywords: value.tags.join(", "),
        author: author(value.author, address),
        publisher: korvane(address),
        mainEntityOfPage: url,
      };
    case "project":
      return {
        "@type": "CreativeWork",
        name,
        description,
        url,
        image,
        genre: value.discipline,
        locationCreated: { "@type": "Place", name: value.facts.location },
        creator: korvane(address),
      };
    default:
      return {
        "@type": "Person",
        name,
        description,
        url,
        image,
        jobTitle: value.title,
        knowsLanguage: value.languages.map((language) => language.name),
        worksFor: korvane(address),
      };
  }
}

/**
 * The data of a page in schema.org's vocabulary, for the JSON-LD of its prerendered file. A second layout has the record
 * only, because its title and breadcrumb are not those of the page that search engines list.
 *
 * @param image the path of the page's link preview
 * @returns `undefined` for pages that search engines do not list, and for second layouts of lists
 */
export function structuredData(path: string, image: string, address: Address): Graph | undefined {
  const isMainLayout = subjectOf(path).canonical === undefined;
  const subject = mainSubjectOf(path);
  const { title, description, trail, record, robots } = subject;
  if (robots || (!isMainLayout && !record)) return undefined;
  const isAboutCompany = !trail || ["/about", "/contact"].includes(subject.path);
  const page: WebPage = {
    "@type": pageTypes[subject.path] ?? "WebPage",
    "@id": address(subject.path),
    url: address(subject.path),
    name: title,
    description,
    inLanguage: "en",
    isPartOf: { "@id": `${address("/")}#website` },
    primaryImageOfPage: { "@type": "ImageObject", url: address(image), width: "1200", height: "630" },
    ...(isAboutCompany && { about: { "@id": organizationId(address) } }),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(isAboutCompany ? [organization(address)] : []),
      ...(trail ? [] : [website(address)]),
      ...(isMainLayout ? [page] : []),
      ...(trail && isMainLayout ? [breadcrumb(subject, address)] : []),
      ...(record ? [recordThing(record, subject, address)] : []),
    ],
  };
}
