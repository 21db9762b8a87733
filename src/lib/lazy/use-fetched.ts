import { useState } from "react";

/** `again` is `coming`, after a failure. */
type Fetched<Value> = { phase: "unasked" | "coming" | "failed" | "again" } | { phase: "here"; value: Value };

/** What is not here, and why. */
export type Absence = Exclude<Fetched<unknown>["phase"], "here">;

/** Something that is fetched when it is first asked for, and anew when it is asked for after a failure. */
export function useFetched<Value>(fetch: () => Promise<Value>) {
  const [fetched, setFetched] = useState<Fetched<Value>>({ phase: "unasked" });
  const ask = () => {
    const { phase } = fetched;
    if (phase !== "unasked" && phase !== "failed") return;
    setFetched({ phase: phase === "failed" ? "again" : "coming" });
    fetch().then(
      (value) => setFetched({ phase: "here", value }),
      () => setFetched({ phase: "failed" }),
    );
  };
  return [fetched, ask] as const;
}
