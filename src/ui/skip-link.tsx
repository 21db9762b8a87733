/**
 * The first stop of the keyboard: past the header, to the page.
 *
 * Guarantees: a plain link that works without JavaScript; seen only while it has the focus.
 * Requires: an element with the id `main` that can take the focus.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed start-4 top-4 z-skip -translate-y-32 rounded-control bg-action px-6 py-3 font-semibold text-on-action focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
