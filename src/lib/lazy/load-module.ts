/** How long a part of the site may take to arrive before the page says so, in milliseconds (specification: 120 seconds). */
export const loadTimeout = 120_000;

/** A part of the site's own code that did not arrive; the error page offers to try again. */
export class LoadError extends Error {
  override name = "LoadError";
}

/**
 * Waits for a lazily loaded module, and gives up after `timeout` milliseconds.
 *
 * @throws LoadError when the module fails to load or takes too long
 */
export async function loadModule<Module>(importer: () => Promise<Module>, timeout = loadTimeout): Promise<Module> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new LoadError(`A part of this page did not arrive within ${timeout / 1000} seconds.`)),
    timeout,
  );
  try {
    return await Promise.race([importer(), tooLate]);
  } catch (error) {
    throw error instanceof LoadError
      ? error
      : new LoadError("A part of this page could not be loaded.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
