import type { Preview } from "@storybook/react-vite";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/** Edits content that is a text in the story as a text, and no other: the JSON of an element would break the story. */
export const editContentAsText: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isContent = argType.table?.type?.summary?.includes("ReactNode");
      if (!isContent) return [name, argType];
      const control = typeof initialArgs[name] === "string" ? { type: "text" as const } : { disable: true };
      return [name, { ...argType, control }];
    }),
  );
