import type { IconName } from "#lib/image/icon-name.ts";

/** The drawing that stands for each service, by the service's id. */
export const serviceIcons = { "1": "pencil-ruler", "2": "factory", "3": "truck" } as const satisfies Record<
  string,
  IconName
>;
