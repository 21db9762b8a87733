/**
 * Compares two records field by field: the second argument of `memo` for a component that renders a record which is
 * created anew on each render. Callbacks are left out, so they must not depend on the render that created them.
 */
export const hasSameFields = <Fields extends object>(before: Fields, after: Fields): boolean =>
  Object.entries(after).every(([name, value]) => Object.is(before[name as keyof Fields], value));
