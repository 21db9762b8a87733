/** Time-out for code and records, in milliseconds (specification: 120 seconds). */
export const loadTimeout = 120_000;

/** Code or a record could not be loaded. The message is shown to visitors. */
export class LoadError extends Error {
  override name = "LoadError";
}

/**
 * Loads a module with a time-out in milliseconds.
 *
 * @throws LoadError when the module fails to load or takes too long
 */
export async function loadModule<Module>(importer: () => Promise<Module>, timeout = loadTimeout): Promise<Module> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new LoadError(`A part of this page did not arrive within ${timeout / 1000} seconds.`)),
    timeout,
  );
  try {
    return await Promise.race([importer(), timedOut]);
  } catch (error) {
    throw error instanceof LoadError
      ? error
      : new LoadError("A part of this page could not be loaded.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
