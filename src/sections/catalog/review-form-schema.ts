import * as z from "zod/mini";
import { email, required } from "#lib/form/field-rules.ts";

/** The fields of a review; the stars and the words may be left out. */
export const reviewSchema = z.object({
  rating: z.nullish(z.enum(["1", "2", "3", "4", "5"])),
  name: required("name", "Tell us what to call you."),
  email: email("email"),
  review: z.string(),
});

export type ReviewFields = z.infer<typeof reviewSchema>;
