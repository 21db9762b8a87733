/** The eight pages whose speed is measured: one of each main kind. */
export const measuredPages = [
  "/",
  "/services/1",
  "/blog-single/1",
  "/shop",
  "/product-single/1",
  "/cart",
  "/checkout",
  "/contact",
];
