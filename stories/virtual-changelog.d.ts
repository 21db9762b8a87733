declare module "virtual:changelog" {
  /** The changes of tokens and ui components, the newest first; none in a copy without history. */
  export const changes: readonly import("#tools/cli/changelog.ts").Change[];
  /** The short hashes of all commits, the newest first. */
  export const history: readonly string[];
}
