/** The day of the build, such as `2026-09-07`; `SOURCE_DATE_EPOCH` sets it: https://reproducible-builds.org/specs/source-date-epoch/ */
export function buildDay(): string {
  const seconds = Number(process.env["SOURCE_DATE_EPOCH"]);
  return (seconds > 0 ? new Date(seconds * 1000) : new Date()).toISOString().slice(0, 10);
}
