declare module "virtual:changelog" {
  /** The changes of tokens and ui components, the newest first; none in a copy without history. */
  export const changes: readonly import("#build/cli/changelog.ts").Change[];
}
