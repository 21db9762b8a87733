declare module "virtual:inspect-facts" {
  export const facts: import("#lib/inspect/build-facts.ts").BuildFacts;
}
