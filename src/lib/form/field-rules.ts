import * as z from "zod/mini";

// Compiled schemas need `eval`, which the security policy forbids; this must come before the first schema.
z.config({ jitless: true });

/*
 * One rule a field: the specification's sentence first, and after it how to mend the field.
 * What is accepted comes out without the blanks around it.
 */

/** The sentence for a field that was left empty. */
export const missing = (attribute: string, remedy: string): string => `The ${attribute} field is required. ${remedy}`;

/** The sentence for an address that is none. */
export const notAnEmail = (attribute: string): string =>
  `The ${attribute} must be a valid email address. Write it like name@company.com.`;

/** Letters of every script and what belongs to them: marks, and the joiners that some scripts write inside a word. */
const name = /^(?=.*\p{L})[\p{L}\p{M}\p{Zs}\u200C\u200D]+$/u;

/** One @ between a name and a host with a dot; the rest only a letter can find out. */
const address = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/u;

/** A text that must not be empty. */
export const required = (attribute: string, remedy: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: missing(attribute, remedy), abort: true }));

/** An e-mail address. */
export const email = (attribute: string, remedy = "We need it to answer you.") =>
  required(attribute, remedy).check(z.regex(address, notAnEmail(attribute)));

/** A password that is there; its blanks are part of it. */
export const password = (attribute: string, remedy: string) =>
  z.string().check(z.minLength(1, { error: missing(attribute, remedy), abort: true }));

/** Letters and spaces only. */
export const letters = (attribute: string, remedy: string) =>
  required(attribute, remedy).check(
    z.regex(name, `The ${attribute} may only contain letters and spaces. Leave out digits and signs.`),
  );

/** One of a list of choices. */
export const choice = <const Choices extends readonly [string, ...string[]]>(
  attribute: string,
  choices: Choices,
  remedy: string,
) => z.enum(choices, { error: missing(attribute, remedy) });

/** A box that has to be ticked. */
export const ticked = (attribute: string, remedy: string) => z.literal(true, { error: missing(attribute, remedy) });
