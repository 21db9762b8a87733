import type { ReactNode } from "react";

/** A part number, grade or standard, such as KV-480-01, AW-6082 and J-STD-001, or a date: May 17, 2024. */
const whole = /((?:[A-Z]+-)+\d+(?:-\d+)*|[A-Z][a-z]+ \d{1,2}, \d{4})/;

/** A text whose part numbers and dates are each in one line. */
export const unbroken = (text: string): ReactNode =>
  text.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
