/** A line of a report: a measurement, its value, its goal, and whether the goal is met. */
export function row(name: string, value: string, goal: string, ok: boolean): string {
  return `  ${name.padEnd(34)} ${value.padStart(10)}   ${goal.padEnd(14)} ${ok ? "ok" : "MISSED"}`;
}
