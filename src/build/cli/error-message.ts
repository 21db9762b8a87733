/** The system's error code, such as EADDRINUSE, if the error has one. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** The message of an `Error` that we threw; for any other error its stack as well. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === "Error" ? error.message : (error.stack ?? error.message);
}
