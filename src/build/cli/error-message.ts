/** The system's short name of what went wrong, such as EADDRINUSE, where it gave one. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** What to tell a person: the message of an error that was foreseen, the place as well of one that was not. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === "Error" ? error.message : (error.stack ?? error.message);
}
