/** The system's error code, such as EADDRINUSE, if the error has one. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** The names of errors that we throw, and of those that the bundler makes of them. */
const ownErrors = ["Error", "RolldownError"];

/**
 * The message of an error that we threw, and for any other error its stack. Of several errors, such as those of a bundler for
 * each module that needs a broken one, equal messages are given once.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("errors" in error && Array.isArray(error.errors) && error.errors.length > 0)
    return [...new Set(error.errors.map(errorMessage))].join("\n");
  return ownErrors.includes(error.name) ? error.message : (error.stack ?? error.message);
}
