import { projectCards } from "#content/derived/project-cards.ts";
import { postCard, relatedPosts, type PostCard } from "#content/post-card.ts";
import { postById, posts } from "#content/post.ts";
import { editionOf, productById, products } from "#content/product.ts";
import { relatedProjects } from "#content/project-card.ts";
import { projectById } from "#content/project.ts";
import type { Edition, Post, Product, Project, ProjectCard } from "#content/schema.ts";
import { searchEntries } from "#content/search-entries.ts";
import type { SearchEntry } from "#lib/search/text-search.ts";

/** What the page of a post shows; `post` is undefined for an unknown id. */
export interface PostRecord {
  post: Post | undefined;
  related: readonly PostCard[];
  /** The one before it in time, after the first of all the newest. */
  next?: PostCard | undefined;
}

/** What the page of a project shows; `project` is undefined for an unknown id. */
export interface ProjectRecord {
  project: Project | undefined;
  related: readonly ProjectCard[];
}

/** What the page of a product shows; `product` is undefined for an unknown id. */
export interface ProductRecord {
  product: Product | undefined;
  edition: Edition | undefined;
  /** Three other products, beginning with the next one. */
  others: readonly Product[];
}

/** What the pages of records show, by kind. */
export interface Records {
  post: PostRecord;
  project: ProjectRecord;
  product: ProductRecord;
}

/** The items of long lists. */
export interface Lists {
  posts: PostCard;
  products: Product;
  search: SearchEntry;
}

/** All posts without their text, the newest first. */
export const postCards: readonly PostCard[] = posts.map(postCard);

function othersThan({ id }: Product): Product[] {
  const index = products.findIndex((product) => product.id === id);
  return [...products.slice(index + 1), ...products.slice(0, index)].slice(0, 3);
}

/** The records by id, for build-time code, development and tests; the build writes them to files for the client. */
export const records: { [Kind in keyof Records]: (id: string) => Records[Kind] } = {
  post: (id) => {
    const post = postById(id);
    if (!post) return { post, related: [] };
    const next = postCards[(postCards.findIndex((card) => card.id === id) + 1) % postCards.length];
    return { post, related: relatedPosts(post, postCards), next };
  },
  project: (id) => {
    const project = projectById(id);
    return { project, related: project ? relatedProjects(project, projectCards) : [] };
  },
  product: (id) => {
    const product = productById(id);
    return { product, edition: product && editionOf(product.id), others: product ? othersThan(product) : [] };
  },
};

/** The items of long lists, for the same. */
export const lists: { [List in keyof Lists]: readonly Lists[List][] } = {
  posts: postCards,
  products,
  search: searchEntries,
};
