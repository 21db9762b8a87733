/**
 * One step of a manual protocol. Words in ‘single’ quotes are words of the site, those in “double” quotes are spoken by
 * the tester, and all others are the assistive technology's own.
 */
export type ProtocolStep = {
  /** What the tester does. */
  action: string;
  /** What has to be heard, seen or possible. */
  expected: string;
  /** The criteria that do not hold if the step fails. */
  criteria: readonly string[];
};
