/** Waits for an idle moment, at most `timeout` milliseconds. Safari has no idle callbacks; a busy page may have no idle moment. */
export const waitForIdle = (timeout: number): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve);
  });
