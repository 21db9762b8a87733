import { changes, history } from "virtual:history";

/** The number of commits that changed tokens or components after one; 0 if the history does not have it. */
function countSince(revision: string): number {
  const position = history.findIndex((hash) => hash.startsWith(revision) || revision.startsWith(hash));
  return changes.filter((hash) => history.indexOf(hash) < position).length;
}

/** Says that tokens or components have changed since a commit, where they have. */
export function ChangedSince({ revision }: { revision: string }) {
  const count = countSince(revision.split(", ")[0] ?? "");
  if (count === 0) return null;
  return (
    <p>
      <strong>The source is newer than these figures:</strong> tokens or components have changed in{" "}
      {count === 1 ? "one commit" : `${count} commits`} since.
    </p>
  );
}
