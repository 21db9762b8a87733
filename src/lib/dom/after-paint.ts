/**
 * Does something once the window shows what was drawn last: the answer to a press does not wait for it. A window that
 * nobody sees draws nothing, and does it when it is seen again.
 */
export const afterPaint = (task: () => void): void =>
  void requestAnimationFrame(() => {
    setTimeout(task);
  });
