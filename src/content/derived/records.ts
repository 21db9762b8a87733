import type { PostDraft, Product, Project } from "#content/schema.ts";

type Files<RecordType> = Readonly<Record<string, Readonly<Record<string, RecordType>>>>;

/** The posts by file and by name, for build-time code and tests only. */
export const postFiles: Files<PostDraft> = import.meta.glob("../post/*.ts", { eager: true });

/** The projects by file and by name, for build-time code and tests only. */
export const projectFiles: Files<Project> = import.meta.glob("../project/*.ts", { eager: true });

/** The products by file and by name, for build-time code and tests only. */
export const productFiles: Files<Product> = import.meta.glob("../product/*.ts", { eager: true });
