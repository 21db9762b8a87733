// @vitest-environment node
import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { mailFile, mailFileName } from "#tools/server/mail-message.ts";

const date = new Date("2026-11-21T10:30:05.123Z");

describe("a mail file", () => {
  it("is named by time and subject", () => {
    expect(mailFileName("  Quote  request: Étude n° 5!", date)).toBe(
      "2026-11-21T10-30-05-123Z-quote-request-etude-n-5",
    );
    expect(mailFileName("価格", date)).toBe("2026-11-21T10-30-05-123Z-message");
  });

  it("has a safe name for any subject", () => {
    assert(
      property(string({ unit: "binary" }), (subject) => {
        expect(mailFileName(subject, date)).toMatch(/^2026-11-21T10-30-05-123Z-[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
  });

  it("allows no value to inject a header", () => {
    const text = string({ unit: "binary" });
    assert(
      property(text, text, text, text, (subject, email, name, value) => {
        const fields = new Map([
          ["subject", subject],
          ["email", email],
          [`f${name}`, value],
          ["message", "Words"],
        ]);
        const lines = mailFile(fields, date).split(/[\n\r\u0085\u2028\u2029]/u);
        expect(lines).toHaveLength(7);
        expect(lines.slice(4)).toEqual(["", "Words", ""]);
      }),
    );
  });

  it("keeps the message's lines, and drops control characters and marks of direction", () => {
    const subject = "Invoice \u202Efdp.exe\u202C \u200Fnow\u2066!\u2069";
    const message = "One\r\nTwo\rThree\n\tFour\u001B[2J";
    const text = mailFile(new Map(Object.entries({ subject, message })), date);
    expect(text).toMatch(/Subject: Invoice fdp\.exe now!\n\nOne\nTwo\nThree\n\tFour\[2J\n$/);
  });
});
