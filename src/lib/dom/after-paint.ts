/** Runs a task after the next paint, so that it does not delay the response to an event. Hidden windows paint when shown. */
export const afterPaint = (task: () => void): void =>
  void requestAnimationFrame(() => {
    setTimeout(task);
  });
