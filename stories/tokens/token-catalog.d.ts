declare module "virtual:token-catalog" {
  export const catalog: import("#build/tokens/catalog.ts").Catalog;
}
