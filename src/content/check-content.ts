import * as z from "zod/mini";
import { about } from "#content/about.ts";
import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advisoryServices } from "#content/advisory-service.ts";
import { pageMetaFiles } from "#content/all-page-metadata.ts";
import { advertisement, callToAction } from "#content/call-to-action.ts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability.ts";
import { cities } from "#content/city.ts";
import { countries } from "#content/country.ts";
import { siteMap, siteMapVariants } from "#content/derived/site-map.ts";
import { type Collection, findProblems } from "#content/find-problems.ts";
import { heroSlides } from "#content/hero-slide.ts";
import { caseStudy } from "#content/home-case-study.ts";
import { consulting } from "#content/home-consulting.ts";
import { factory } from "#content/home-factory.ts";
import { freight } from "#content/home-freight.ts";
import { journal } from "#content/home-journal.ts";
import { studio } from "#content/home-studio.ts";
import { funFacts, partners, process, testimonials } from "#content/home.ts";
import { lineReport } from "#content/line-report.ts";
import { networks } from "#content/network.ts";
import { notFound } from "#content/not-found.ts";
import { pathOf } from "#content/path-of.ts";
import { cardBrands, paymentMethods } from "#content/payment.ts";
import { postFiles, posts } from "#content/post.ts";
import { plans, pricing } from "#content/pricing.ts";
import { productFiles, products } from "#content/product.ts";
import { projectFiles, projects } from "#content/project.ts";
import { reviews } from "#content/review.ts";
import { list, text } from "#content/schema-field.ts";
import * as page from "#content/schema-page.ts";
import * as schema from "#content/schema.ts";
import { serviceSummaries } from "#content/service-summary.ts";
import { services } from "#content/service.ts";
import { site } from "#content/site.ts";
import { teamCards } from "#content/team-card.ts";
import { teamMembers } from "#content/team-member.ts";
import { teamQuestions } from "#content/team-question.ts";
import { unsoldBooks } from "#content/unsold-books.ts";

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One collection for each file of a folder, so that a message names the file. */
const files = (modules: Modules, entry: z.ZodMiniType): Collection[] =>
  Object.entries(modules).map(([path, module]) => ({
    file: path.replace(/^\.{1,2}/, "src/content"),
    schema: entry,
    entries: Object.values(module),
  }));

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** The schema of a list whose records are already checked file by file. */
const checkedRecord = z.looseObject({ id: text });

/** All content with its schemas. */
export const collections: readonly Collection[] = [
  ...files(import.meta.glob<Record<string, unknown>>("./service/*.ts", { eager: true }), schema.service),
  ...files(
    import.meta.glob<Record<string, unknown>>("./advisory-service/*.ts", { eager: true }),
    schema.advisoryService,
  ),
  ...files(productFiles, schema.product),
  ...files(postFiles, schema.postDraft),
  ...files(projectFiles, schema.project),
  ...files(import.meta.glob<Record<string, unknown>>("./team/*.ts", { eager: true }), schema.teamMember),
  {
    file: "src/content/service.ts",
    isDerived: true,
    schema: checkedRecord,
    entries: services,
    refs: { advisoryServiceId: ids(advisoryServices) },
  },
  { file: "src/content/advisory-service.ts", isDerived: true, schema: checkedRecord, entries: advisoryServices },
  { file: "src/content/product.ts", isDerived: true, schema: z.looseObject({ id: z.int() }), entries: products },
  {
    file: "src/content/post.ts",
    isDerived: true,
    schema: checkedRecord,
    entries: posts,
    refs: { author: teamMembers.map(({ name }) => name) },
  },
  {
    file: "src/content/service-summary.ts",
    schema: page.serviceSummary,
    entries: serviceSummaries,
    refs: { id: ids(services) },
  },
  {
    file: "src/content/advisory-service-summary.ts",
    schema: schema.summary,
    entries: advisoryServiceSummaries,
    refs: { id: ids(advisoryServices) },
  },
  {
    file: "src/content/hero-slide.ts",
    schema: schema.heroSlide,
    entries: heroSlides,
    refs: { to: services.map(({ id }) => pathOf("service", id)) },
  },
  { file: "src/content/project.ts", isDerived: true, schema: checkedRecord, entries: projects },
  { file: "src/content/review.ts", name: "reviews", schema: schema.review, entries: reviews },
  { file: "src/content/team-card.ts", schema: schema.teamCard, entries: teamCards },
  {
    file: "src/content/team-member.ts",
    isDerived: true,
    schema: checkedRecord,
    entries: teamMembers,
    refs: { id: ids(teamCards) },
  },
  {
    file: "src/content/team-question.ts",
    schema: schema.teamQuestion,
    entries: teamQuestions,
    refs: { memberId: ids(teamCards) },
  },
  { file: "src/content/payment.ts", name: "paymentMethods", schema: schema.paymentMethod, entries: paymentMethods },
  { file: "src/content/payment.ts", name: "cardBrands", schema: schema.cardBrand, entries: cardBrands },
  { file: "src/content/country.ts", schema: schema.country, entries: countries },
  { file: "src/content/city.ts", schema: schema.city, entries: cities },
  { file: "src/content/network.ts", schema: schema.network, entries: networks, refs: { postId: ids(posts) } },
  {
    file: "src/content/capability.ts",
    schema: list(text, 10),
    entries: [engineeringServices, manufacturingCapabilities],
  },
  { file: "src/content/site.ts", schema: page.site, entries: [site] },
  { file: "src/content/home.ts", name: "funFacts", schema: page.funFact, entries: funFacts },
  { file: "src/content/home.ts", name: "process", schema: page.drawnEntry, entries: process },
  { file: "src/content/home.ts", name: "testimonials", schema: page.testimonial, entries: testimonials },
  { file: "src/content/home.ts", name: "partners", schema: page.partner, entries: partners },
  {
    file: "src/content/call-to-action.ts",
    name: "callToAction",
    schema: page.callToAction,
    entries: [callToAction],
  },
  {
    file: "src/content/call-to-action.ts",
    name: "advertisement",
    schema: page.advertisement,
    entries: [advertisement],
  },
  { file: "src/content/home-case-study.ts", schema: page.caseStudyContent, entries: [caseStudy] },
  { file: "src/content/home-studio.ts", schema: page.homeContent, entries: [studio] },
  { file: "src/content/home-factory.ts", schema: page.homeContent, entries: [factory] },
  { file: "src/content/line-report.ts", schema: page.lineReport, entries: [lineReport] },
  { file: "src/content/home-freight.ts", schema: page.homeContent, entries: [freight] },
  { file: "src/content/home-journal.ts", schema: page.homeContent, entries: [journal] },
  { file: "src/content/home-consulting.ts", schema: page.homeContent, entries: [consulting] },
  { file: "src/content/about.ts", schema: page.about, entries: [about] },
  { file: "src/content/pricing.ts", name: "plans", schema: page.plan, entries: plans },
  { file: "src/content/pricing.ts", name: "pricing", schema: page.pricing, entries: [pricing] },
  { file: "src/content/unsold-books.ts", name: "unsoldBooks", schema: page.unsoldBooks, entries: unsoldBooks },
  { file: "src/content/not-found.ts", schema: page.notFound, entries: [notFound] },
  ...files(pageMetaFiles, page.pageMeta),
  {
    file: "src/content/derived/site-map.ts",
    isDerived: true,
    schema: page.siteMapGroup,
    entries: [...siteMap, ...siteMapVariants],
  },
];

/**
 * Checks all content.
 *
 * @throws Error with one line for each problem
 */
export function checkContent(): void {
  const lines = collections.flatMap(findProblems);
  if (lines.length > 0)
    throw new Error(
      `The content has ${lines.length === 1 ? "a problem" : `${lines.length} problems`}:\n${lines.join("\n")}`,
    );
}
