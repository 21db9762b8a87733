/** The part of the e-mail service's library that we use. */
export type MailClient = Pick<typeof import("@emailjs/browser"), "init" | "sendForm">;

let loading: Promise<MailClient> | undefined;

/**
 * The e-mail service's library, fetched once, when a form is first used. After a failure the next call tries again.
 *
 * @throws whatever kept the library from arriving
 */
export function loadMailClient(): Promise<MailClient> {
  loading ??= sparingTheForm(withoutBlockedStorage(() => import("@emailjs/browser"))).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function isStorageBlocked(): boolean {
  try {
    return window.localStorage === undefined;
  } catch {
    return true;
  }
}

/**
 * The library names `localStorage` while it loads, and where storage is blocked the very name throws.
 * There the browser looks as if it had none until the library has loaded, which keeps nothing anyway.
 */
async function withoutBlockedStorage<Module>(importer: () => Promise<Module>): Promise<Module> {
  if (!isStorageBlocked()) return importer();
  const own = Object.getOwnPropertyDescriptor(window, "localStorage");
  Object.defineProperty(window, "localStorage", { configurable: true, get: () => undefined });
  try {
    return await importer();
  } finally {
    if (own) Object.defineProperty(window, "localStorage", own);
    else Reflect.deleteProperty(window, "localStorage");
  }
}

/** Vite signals a chunk that is gone, and the site answers by loading itself anew: not while somebody is writing. */
async function sparingTheForm<Module>(arrival: Promise<Module>): Promise<Module> {
  const silence = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("vite:preloadError", silence, { capture: true });
  try {
    return await arrival;
  } finally {
    window.removeEventListener("vite:preloadError", silence, { capture: true });
  }
}
