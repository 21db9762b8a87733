import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mailError, mailHref } from "#lib/mail/mail-error.ts";
import type { MailFailure, MailSettings } from "#lib/mail/send-mail.ts";

const fields = { subject: "Quote", email: "ada@example.com", message: "Dear Korvane,\n\nhow much?" };
const keys: MailSettings = { publicKey: "public", serviceId: "service", templateId: "template" };
const none: MailSettings = { publicKey: "", serviceId: "", templateId: "" };

const fetched = vi.fn<typeof fetch>();
const logged = vi.fn<typeof console.error>();
let mail: typeof import("#lib/mail/send-mail.ts");

const answer = (status: number, text: string) => fetched.mockImplementation(async () => new Response(text, { status }));

beforeEach(async () => {
  fetched.mockReset();
  logged.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "error").mockImplementation(logged);
  vi.resetModules();
  mail = await import("#lib/mail/send-mail.ts");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.doUnmock("@emailjs/browser");
});

it("a message is one multipart request with the fields, then the keys: to the service, or to the site's own origin", async () => {
  answer(200, "OK");
  for (const settings of [none, keys, none]) expect(await mail.sendMail(fields, settings)).toEqual({ kind: "sent" });
  const path = "/api/v1.0/email/send-form";
  const [own, service] = [location.origin + path, `https://api.emailjs.com${path}`];
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([own, service, own]);
  expect([...(fetched.mock.calls[1]![1]!.body as FormData)]).toEqual([
    ...Object.entries(fields),
    ["lib_version", "4.4.1"],
    ["service_id", "service"],
    ["template_id", "template"],
    ["user_id", "public"],
  ]);
  expect(logged).not.toHaveBeenCalled();
});

it("the keys come from the environment", () => {
  vi.stubEnv("VITE_EMAILJS_PUBLIC_KEY", " public ");
  vi.stubEnv("VITE_EMAILJS_SERVICE_ID", "service");
  vi.stubEnv("VITE_EMAILJS_TEMPLATE_ID", "template");
  expect(mail.mailSettings()).toEqual(keys);
});

it("without one of the keys, nothing is sent", async () => {
  const text = "The service ID is required. Visit https://dashboard.emailjs.com/admin";
  expect(await mail.sendMail(fields, { ...keys, serviceId: "" })).toEqual({ kind: "missing-keys", text });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [501, "Unsupported method ('POST')"],
  [200, "\n<!doctype html><title>Korvane</title>"],
])("the keys are missing where a host without a stand-in answers %i %j", async (status, text) => {
  answer(status, text);
  const missing = "The public key is required. Visit https://dashboard.emailjs.com/admin/account";
  expect(await mail.sendMail(fields, none)).toEqual({ kind: "missing-keys", text: missing });
});

describe("the outcome", () => {
  it("is a rejection where the service itself does not know the account", async () => {
    answer(404, "Account not found");
    expect(await mail.sendMail(fields, keys)).toEqual({ kind: "rejected", status: 404, text: "Account not found" });
  });

  it.each([
    [413, "Variables size limit"],
    [503, ""],
    [202, "Accepted"],
  ])("is a rejection at %i %j", async (status, text) => {
    answer(status, text);
    for (const settings of [keys, none])
      expect(await mail.sendMail(fields, settings)).toEqual({ kind: "rejected", status, text });
  });

  it("is a network error if the mail client cannot be loaded, and the next message tries again", async () => {
    vi.resetModules();
    vi.doMock("@emailjs/browser", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const { prepareMail, sendMail } = await import("#lib/mail/send-mail.ts");
    prepareMail();
    expect(await sendMail(fields, keys)).toEqual({ kind: "unreachable", status: 0, text: "Network Error" });
    vi.doUnmock("@emailjs/browser");
    answer(200, "OK");
    expect(await sendMail(fields, keys)).toEqual({ kind: "sent" });
  });
});

it("a fourth message within a minute is sent after the minute, and failures do not count", async () => {
  vi.useFakeTimers();
  answer(500, "");
  for (let count = 0; count < 5; count++) await mail.sendMail(fields, keys);
  answer(200, "OK");
  for (let count = 0; count < 3; count++) {
    expect(await mail.sendMail(fields, keys)).toEqual({ kind: "sent" });
    await vi.advanceTimersByTimeAsync(5000);
  }
  fetched.mockClear();
  expect(await mail.sendMail(fields, keys)).toEqual({ kind: "rate-limited", seconds: 45 });
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(await mail.sendMail(fields, keys)).toEqual({ kind: "sent" });
});

it.each<[MailFailure, string, string]>([
  [{ kind: "rejected", status: 429, text: "Sorry" }, "Wait a minute", "429 Sorry"],
  [{ kind: "rejected", status: 507, text: "Full" }, "Only we can fix that", "507 Full"],
  [{ kind: "rejected", status: 503, text: "" }, "Try again in a moment", "503"],
  [{ kind: "rate-limited", seconds: 42 }, "Wait 42 seconds", "three messages a minute"],
])("the error of %j helps", (failure, advice, reason) => {
  const { help, detail } = mailError(failure);
  expect([help, detail]).toEqual([expect.stringContaining(advice), expect.stringContaining(reason)]);
});

it("subject and message reach the mail program", () => {
  expect(mailHref("a@b.example", { subject: "1 & 2", message: "Hi\nyou?" })).toBe(
    "mailto:a@b.example?subject=1%20%26%202&body=Hi%0D%0Ayou%3F",
  );
  expect(mailHref("a@b.example", { subject: "", message: "" })).toBe("mailto:a@b.example");
  expect(mailHref("a@b.example", { subject: "Long", message: "x".repeat(5000) })).toBe("mailto:a@b.example");
});
