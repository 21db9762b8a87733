declare module "virtual:brand-rules" {
  export const rules: import("#tools/tokens/brand-rules.ts").Rule[];
}

declare module "virtual:token-catalog" {
  export const catalog: import("#tools/tokens/catalog.ts").Catalog;
}
