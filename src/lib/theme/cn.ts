/** Joins class names; falsy ones fall out. */
export { clsx as cn } from "clsx";
