/** What the build knows for Inspect; numbers are positions in `tokens` or `files`. */
export interface BuildFacts {
  /** The names of all tokens that the site uses. */
  tokens: string[];
  /** The tokens of each class, without its variants. */
  classes: Record<string, number[]>;
  /** The source files, and the titles of their stories. */
  files: [path: string, title?: string][];
  /** The files that use each token, each as the distance from the one before: smaller numbers, in fewer bytes. */
  uses: number[][];
  /**
   * The components with their file, and the words by which the code of each is recognized: the minifier renames functions,
   * and keeps the names of properties and the text of strings. `length` is that of the source.
   */
  components: [name: string, file: number, length: number, ...words: string[]][];
}

/** A component of the design system, with the title of its stories. */
export interface Component {
  name: string;
  path: string;
  title?: string | undefined;
}

/** The id of the documentation page with the title of stories in Storybook. */
export const docsId = (title: string): string => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}--docs`;

/** The files that use a token, as components. */
export function usersOf(token: string, { tokens, uses, files }: BuildFacts): Component[] {
  let index = 0;
  return (uses[tokens.indexOf(token)] ?? []).flatMap((distance) => {
    index += distance;
    const [path, title] = files[index] ?? [];
    return path === undefined ? [] : [{ name: title?.replace(/^.*\//, "") ?? path, path, title }];
  });
}
