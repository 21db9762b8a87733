type Prop = { declarations?: { fileName: string }[]; parent?: { fileName: string } };

/** The options of react-docgen-typescript, which reads the props of components and their comments. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true as const,
  /** Keeps the props that the project declares or narrows; native elements have hundreds of attributes. */
  propFilter: ({ declarations = [], parent }: Prop): boolean => {
    const files = [...declarations, ...(parent ? [parent] : [])];
    return files.length === 0 || files.some(({ fileName }) => !fileName.includes("node_modules"));
  },
};
