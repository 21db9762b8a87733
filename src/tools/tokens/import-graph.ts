/** For each source file the pages that render it, directly or through other files, as positions in the list. */
export function pagesOf(paths: readonly string[], texts: readonly string[]): number[][] {
  const positions = new Map(paths.map((file, index) => [file, index]));
  const imports = texts.map((text) =>
    [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*"#([^"]+)"/g)].flatMap(
      ([, file]) => positions.get(`src/${file}`) ?? [],
    ),
  );
  const pages = paths.map((): number[] => []);
  for (const [page, file] of paths.entries()) {
    if (!/^src\/pages\/[^/]+\.tsx$/.test(file)) continue;
    const seen = new Set<number>();
    const visit = (index: number) => {
      if (seen.has(index)) return;
      seen.add(index);
      pages[index]?.push(page);
      for (const next of imports[index] ?? []) visit(next);
    };
    visit(page);
  }
  return pages;
}
