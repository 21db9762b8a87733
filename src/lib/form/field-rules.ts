import * as z from "zod/mini";
import { emailMessage, isEmailAddress, requiredMessage } from "#lib/form/email-address.ts";

// The security policy forbids `eval`, which compiled schemas need; the setting counts only for schemas created after it.
z.config({ jitless: true });

/*
 * One rule per kind of field. Error messages have two sentences: the specification's, then how to fix the field.
 * Parsed text is trimmed, except passwords.
 */

/** Letters of every script, combining marks, spaces, and the zero-width joiners that some scripts need within a word. */
const namePattern = /^(?=.*\p{L})[\p{L}\p{M}\p{Zs}\u200C\u200D]+$/u;

/** Non-empty text. */
export const required = (attribute: string, hint: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: requiredMessage(attribute, hint), abort: true }));

/** An email address. */
export const email = (attribute: string, hint = "We need it to answer you.") =>
  required(attribute, hint).check(z.refine(isEmailAddress, emailMessage(attribute)));

/** A non-empty password; spaces are part of it. */
export const password = (attribute: string, hint: string) =>
  z.string().check(z.minLength(1, { error: requiredMessage(attribute, hint), abort: true }));

/** Letters and spaces only. */
export const letters = (attribute: string, hint: string) =>
  required(attribute, hint).check(
    z.regex(namePattern, `The ${attribute} may only contain letters and spaces. Leave out digits and symbols.`),
  );

/** One of a list of options. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  attribute: string,
  options: Options,
  hint: string,
) => z.enum(options, { error: requiredMessage(attribute, hint) });

/** A checkbox that must be checked. */
export const checked = (attribute: string, hint: string) =>
  z.literal(true, { error: requiredMessage(attribute, hint) });
