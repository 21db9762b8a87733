declare module "virtual:token-catalog" {
  export const catalog: import("#tools/tokens/catalog.ts").Catalog;
}
