import type { Decorator, Loader } from "@storybook/react-vite";
import { Suspense } from "react";
import { findRoute } from "#app/routes.tsx";

/** What the stories of a journey through the whole site need: the pages with these paths, loaded before. */
export const flowThrough = (...paths: string[]): { loaders: Loader[]; decorators: Decorator[] } => ({
  // A page that suspends during a click would block React's test environment.
  loaders: [async () => void (await Promise.all(paths.map((path) => findRoute(path).preload(path))))],
  decorators: [
    (Story) => (
      <Suspense>
        <Story />
      </Suspense>
    ),
  ],
});
