/** The used part of the email service's library. */
export type MailClient = Pick<typeof import("@emailjs/browser"), "init" | "sendForm">;

let loading: Promise<MailClient> | undefined;

/**
 * Loads the email service's library once; a call after a failure tries again.
 *
 * @throws {DOMException} a SecurityError where storage is blocked, since the library reads `localStorage` on import
 * @throws {TypeError} if the chunk cannot be loaded
 */
export function loadMailClient(): Promise<MailClient> {
  loading ??= import("@emailjs/browser").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
