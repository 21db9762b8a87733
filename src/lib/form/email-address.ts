/*
 * The rule of an e-mail address for all forms, apart from the schemas: the newsletter is on every page, without their library.
 */

/** One @ between a local part and a host with a dot; only a delivery can verify more. */
const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/u;

/** Whether a text, apart from the space around it, is an e-mail address. */
export const isEmailAddress = (text: string): boolean => emailPattern.test(text.trim());

/** Error message for an empty field; `hint` says how to fix it. */
export const requiredMessage = (attribute: string, hint: string): string =>
  `The ${attribute} field is required. ${hint}`;

/** Error message for an invalid email address. */
export const emailMessage = (attribute: string): string =>
  `The ${attribute} must be a valid email address. Write it like name@company.com.`;
