/** The longest time that a visitor waits for a picture, in milliseconds. */
const patience = 1000;

/** The images of an element that its theme shows, of pictures with a version for dark themes one of both. */
export const shownImages = (root: Element | null | undefined): HTMLImageElement[] =>
  Array.from(root?.querySelectorAll<HTMLImageElement>("picture img") ?? []).filter((image) => image.checkVisibility());

/**
 * Calls a function when the pictures of an element that its theme shows can be painted, or have failed, and at the latest after
 * a second; without pictures, without waiting. Lazy ones are loaded.
 */
export function withPictures(root: Element | null | undefined, show: () => void): void {
  const images = shownImages(root);
  if (images.length === 0) return show();
  for (const image of images) image.loading = "eager";
  // an image that is complete can still have to be decoded
  const arrived = Promise.allSettled(images.map((image) => image.decode()));
  const { promise: waited, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, patience);
  void Promise.race([arrived, waited]).then(show);
}
