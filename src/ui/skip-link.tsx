/**
 * A link past the header to the content, the first focusable element of the page.
 *
 * Guarantees: a native fragment link, which works without JavaScript; visible only while focused, above any background.
 * Requires: a focusable element with the id `main`.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-ring="inside"
      className="fixed start-4 top-4 z-skip -translate-y-32 rounded-control bg-action px-6 py-3 font-medium text-on-action outline-current focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
