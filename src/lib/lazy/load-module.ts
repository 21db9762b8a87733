/** Time-out for code and records, in milliseconds (specification: 120 seconds). */
export const loadTimeout = 120_000;

/** Code or a record could not be loaded. The message is shown to visitors. */
export class LoadError extends Error {
  override name = "LoadError";
}

/**
 * Loads a module, or an export of it, with a time-out in milliseconds.
 *
 * @throws LoadError when the module fails to load, takes too long, or arrives as an empty file without the export
 */
export async function loadModule<Module>(importer: () => Promise<Module>, timeout = loadTimeout): Promise<Module> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new LoadError(`A part of this page did not arrive within ${timeout / 1000} seconds.`)),
    timeout,
  );
  try {
    const loaded = await Promise.race([importer(), timedOut]);
    if (loaded === undefined) throw new LoadError("A part of this page arrived empty.");
    return loaded;
  } catch (error) {
    throw error instanceof LoadError
      ? error
      : new LoadError("A part of this page could not be loaded.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
