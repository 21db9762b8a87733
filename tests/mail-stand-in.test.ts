// @vitest-environment node
import fs, { appendFile, mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listen } from "#tools/server/listen.ts";
import { mailbox, mailHandler, mailPath } from "#tools/server/mail-stand-in.ts";

const complete = {
  subject: "Quote request",
  email: "ada@example.com",
  message: "Dear Korvane,\r\n\r\nhow much? 🙂",
  lib_version: "4.4.1",
  service_id: "service",
  template_id: "template",
  user_id: "key",
};
const ok = [200, "OK"];
let parent: string;
let folder: string;
let site: Awaited<ReturnType<typeof listen>>;
let address: string;

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

async function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<[number, string]> {
  const response = await fetch(address, { method: "POST", body: form(fields), headers });
  return [response.status, await response.text()];
}

async function start(limits: Omit<Parameters<typeof mailbox>[0], "folder"> = {}): Promise<void> {
  const handle = mailHandler(mailbox({ folder, ...limits }));
  site = await listen((request, response) => handle(request, response, () => response.writeHead(404).end()), 0);
  address = `http://127.0.0.1:${site.port}${mailPath}`;
}

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "korvane-mail-test-"));
  folder = path.join(parent, "mail");
  await start();
});

afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  site.close();
  await rm(parent, { recursive: true });
});

describe("a complete message", () => {
  it("is answered OK and becomes one readable file", async () => {
    const behindProxy = { Origin: "https://korvane.example", "Sec-Fetch-Site": "same-origin" };
    expect(await send(complete, behindProxy)).toEqual(ok);
    const [name, other] = await readdir(folder);
    expect(other).toBeUndefined();
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-quote-request\.txt$/);
    const text = await readFile(path.join(folder, name ?? ""), "utf8");
    expect(text).toMatch(/^Date: \S+Z\nFrom: ada@example\.com\nSubject: Quote request\nX-lib_version: 4\.4\.1\n/);
    expect(text).toMatch(/\n\nDear Korvane,\n\nhow much\? 🙂\n$/u);
    // only the developer's account may read a visitor's message
    expect((await stat(path.join(folder, name ?? ""))).mode & 0o077).toBe(process.platform === "win32" ? 0o066 : 0);
  });

  it("saves each of many simultaneous messages", async () => {
    vi.spyOn(Date.prototype, "toISOString").mockReturnValue("2026-11-21T10:30:05.123Z");
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(complete)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ok));
    expect(await readdir(folder)).toHaveLength(20);
  });
});

const large = form({ ...complete, message: "x".repeat(65_536) });
const urlEncoded = new URLSearchParams(complete);
const withHeader = (name: string, value: string) => ({ body: form(complete), headers: { [name]: value } });

it.each<[string, RequestInit, number, string]>([
  ["without a subject", { body: form({ ...complete, subject: " " }) }, 400, "The field 'subject' is required"],
  ["without a key", { body: form({ ...complete, user_id: "" }) }, 400, "The field 'user_id' is required"],
  ["that is not multipart", { body: urlEncoded }, 400, "The form must be sent as multipart/form-data"],
  ["without a boundary", withHeader("Content-Type", "multipart/form-data"), 400, "The form could not be read"],
  ["that is too large", { body: large }, 413, "The message is larger than 64 KiB"],
  ["of another method", { method: "GET" }, 405, "Only POST is answered here"],
  ["of another origin", withHeader("Origin", "https://elsewhere.example"), 403, "This form belongs to another site"],
  ["of no origin", withHeader("Origin", "null"), 403, "This form belongs to another site"],
  ["of another site", withHeader("Sec-Fetch-Site", "cross-site"), 403, "This form belongs to another site"],
])("a message %s is rejected like the service does, and not saved", async (_, init, status, text) => {
  const response = await fetch(address, { method: "POST", ...init });
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  expect(await readdir(parent)).toEqual([]);
});

it("tells the sender that there were too many messages in a minute", async () => {
  site.close();
  await start({ perMinute: 2 });
  const answers = await Promise.all(Array.from({ length: 25 }, () => send(complete)));
  const rejected = answers.filter(([status]) => status !== 200);
  expect(rejected).toEqual(Array.from({ length: 23 }, () => [429, "Too many messages: wait a minute"]));
  expect(await readdir(folder)).toHaveLength(2);
});

it("reports that a message cannot be saved, of which a full disk keeps no half", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(fs, "writeFile").mockImplementation(async (file) => {
    await appendFile(String(file), "Date: ");
    throw new Error("ENOSPC");
  });
  syncBuiltinESMExports();
  expect(await send(complete)).toEqual([500, "The message could not be saved"]);
  expect(await readdir(folder)).toEqual([]);
  expect(error).toHaveBeenCalledOnce();
});
