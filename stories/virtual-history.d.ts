declare module "virtual:history" {
  /** The short hashes of all commits, the newest first; none in a copy without history. */
  export const history: readonly string[];
  /** Those that changed tokens or ui components. */
  export const changes: readonly string[];
}
