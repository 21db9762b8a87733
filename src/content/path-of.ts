/** The folder of each page that shows a record; a post has three layouts. */
const folders = {
  service: "/services",
  "advisory-service": "/service-single",
  project: "/project-single",
  person: "/team-single",
  product: "/product-single",
  post: "/blog-single",
  "post-left-sidebar": "/blog-single-left-sidebar",
  "post-full-width": "/blog-single-fullwidth",
} as const;

/** A page that shows a record. */
export type RecordPage = keyof typeof folders;

/** The address of a record; with the id `:id`, the path of its row in the route table. */
export const pathOf = (page: RecordPage, id: string | number): string => `${folders[page]}/${id}`;
