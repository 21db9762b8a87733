// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { JSDOM } from "jsdom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { ContactForm } from "#sections/contact/contact-form.tsx";
import { InquiryForm } from "#sections/contact/inquiry-form.tsx";
import { SendError, SpamWarning } from "#sections/contact/mail-form.tsx";
import { relayMail } from "#tools/server/form-post.ts";
import { hostRules } from "#tools/server/headers.ts";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { FieldError } from "#ui/field.tsx";
import { Status } from "#ui/status.tsx";
import { writeFiles } from "./small-site.ts";

const email = "hello@korvane.example";
const render = (node: ReactNode) => renderToStaticMarkup(<StaticRouter location="/">{node}</StaticRouter>);
const pageOf = (form: ReactNode) =>
  `<!doctype html><html lang="en" data-no-script><head><title>Contact</title></head><body>${render(form)}</body></html>`;
const statusWith = (children: ReactNode) =>
  render(
    <Status kind="error" announcedBy="focus">
      {children}
    </Status>,
  );
const sendError = { title: "%title%", help: "%help%", detail: "%detail%", canRetry: true };
const rules = {
  pages: { "/contact": "contact", "/services/1": "inquiry" },
  sentPath: "/message-sent",
  email,
  parts: {
    fieldError: render(<FieldError id="%id%">%text%</FieldError>),
    sendError: statusWith(<SendError error={sendError} email={email} href="mailto:%href%" />),
    spamWarning: statusWith(<SpamWarning email={email} />),
  },
};

let folder: string;
const sites: Record<string, Awaited<ReturnType<typeof listen>>> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "korvane-form-test-"));
  for (const base of ["/", "/korvane/"]) {
    const dist = path.join(folder, `dist${base}`);
    await writeFiles(dist, {
      "contact.html": pageOf(<ContactForm email={email} />),
      "services/1.html": pageOf(<InquiryForm email={email} />),
      "about.html": "<h1>About</h1>",
      "404.html": "<h1>Not found</h1>",
      ".hosts/rules.json": JSON.stringify(hostRules(undefined, base)),
      ".hosts/forms.json": JSON.stringify(rules),
    });
    sites[base] = await listen(siteHandler({ dist, mail: path.join(folder, "mail") }), 0);
  }
});
afterEach(() => rm(path.join(folder, "mail"), { recursive: true, force: true }));
afterAll(async () => {
  for (const site of Object.values(sites)) site.close();
  await rm(folder, { recursive: true });
});

const message = { subject: "Quote", email: "ada@example.com", message: "How much?" };
const inquiry = { ...message, name: "Ada", subject: "Risk Management" };

async function send(url: string, fields: Record<string, string>, init: RequestInit = {}, base = "/") {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const address = `http://127.0.0.1:${sites[base]!.port}${base}${url}`;
  const answer = await fetch(address, { method: "POST", redirect: "manual", body, ...init });
  const markup = await answer.text();
  const { document } = new JSDOM(markup).window;
  const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
  const described = (name: string) => document.getElementById(field(name).getAttribute("aria-describedby") ?? "");
  return { answer, markup, document, field, errorOf: (name: string) => described(name)?.textContent };
}

const saved = () => readdir(path.join(folder, "mail")).catch((): string[] => []);

it("a page with a form is compressed, and may send it to the site itself", async () => {
  const { document, answer } = await send("contact", {}, { method: "GET", body: null });
  expect(document.documentElement.dataset).toMatchObject({ noScript: "", receiver: "" });
  expect(answer.headers.get("content-encoding")).toMatch(/br|gzip/);
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
});

it.each(["/", "/korvane/"])("a valid message to a page below %s leads to its confirmation", async (base) => {
  for (const [url, fields] of [
    ["contact", message],
    ["services/1", inquiry],
  ] as const) {
    const { answer } = await send(url, { ...fields, other: "x" }, {}, base);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${base}message-sent`]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  const texts = await Promise.all((await saved()).map((name) => readFile(path.join(folder, "mail", name), "utf8")));
  expect(texts.join("\n")).toMatch(/^From: ada@example.com\nSubject: Quote\n\nHow much\?$/m);
  expect(texts.join("\n")).toMatch(/^Subject: Risk Management\nX-name: Ada$/m);
  expect(texts.join("\n")).not.toContain("other");
});

const hostile = `"><script>alert('&')</script>$& %text%`;

it("gives an invalid message back, with the errors that scripts show", async () => {
  const { answer, markup, document, field, errorOf } = await send("contact", {
    subject: " ",
    email: hostile,
    message: `\n${hostile}</textarea>`,
  });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
  expect(document.title).toBe("Error: Contact");
  expect(markup).not.toContain("<script");
  expect([field("email").value, field("message").value]).toEqual([hostile, `\n${hostile}</textarea>`]);
  expect(errorOf("subject")).toBe("The subject field is required. Say in a few words what it is about.");
  expect(errorOf("email")).toBe("The email must be a valid email address. Write it like name@company.com.");
  expect(errorOf("message")).toBeUndefined();
  const focused = [...document.querySelectorAll("[autofocus]")].map((element) => element.getAttribute("name"));
  expect(focused).toEqual(["subject"]);
  expect(await saved()).toEqual([]);
});

it("asks to send a message again that has a filled honeypot", async () => {
  const { answer, document, field } = await send("contact", { ...message, website: "https://spam.example" });
  expect([answer.status, field("message").value, field("website").value]).toEqual([422, "How much?", ""]);
  expect(document.querySelector("[autofocus]")?.textContent).toContain("Your message has not been sent yet.");
  expect(await saved()).toEqual([]);
});

it("gives a message back that is too long, with the words of the form", async () => {
  const { answer, document, field } = await send("contact", { ...message, message: "x".repeat(70_000) });
  expect([answer.status, field("message").value.length]).toEqual([413, 70_000]);
  const focused = document.querySelector("[autofocus]")!;
  expect(focused.textContent).toMatch(/^The message is too long\.Shorten it, then try again\. Nothing is lost/);
  expect(focused.querySelector("a")?.href).toBe(`mailto:${email}`);
  expect((await send("contact", { message: "x".repeat(300_000) })).answer.status).toBe(413);
});

it.each<[string, string, RequestInit, number]>([
  ["from another site", "contact", { headers: { "Sec-Fetch-Site": "cross-site" } }, 403],
  ["of another origin", "contact", { headers: { Origin: "https://evil.example" } }, 403],
  ["that is no form", "contact", { body: "subject=Quote" }, 400],
  ["of another method", "contact", { method: "PUT" }, 405],
  ["to a page without a form", "about", {}, 405],
  ["to no page", "nothing", {}, 405],
])("refuses a message %s", async (_, url, init, status) => {
  const { answer } = await send(url, message, init);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/plain; charset=utf-8"]);
  expect(await saved()).toEqual([]);
});

it("with keys, the email service gets the message, and its refusal reaches the visitor", async () => {
  const keys = { publicKey: "public", serviceId: "service", templateId: "template" };
  const received: string[] = [];
  let status = 200;
  const service = await listen((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      return response.writeHead(status).end("Its reason");
    });
  }, 0);
  const origin = `http://127.0.0.1:${service.port}`;
  vi.stubEnv("EMAILJS_PRIVATE_KEY", "private");
  expect(await relayMail(message, keys, origin)).toBeUndefined();
  const parts = [...received[0]!.matchAll(/name="([^"]+)"\r\n\r\n(.*)\r/g)].map(([, name, value]) => [name, value]);
  expect(parts).toEqual([
    ...Object.entries(message),
    ["service_id", "service"],
    ["template_id", "template"],
    ["user_id", "public"],
    ["accessToken", "private"],
  ]);
  status = 403;
  expect(await relayMail(message, keys, origin)).toEqual({ kind: "rejected", status: 403, text: "Its reason" });
  service.close();
  expect(await relayMail(message, keys, "http://127.0.0.1:1")).toMatchObject({ kind: "rejected", status: 502 });
  vi.unstubAllEnvs();
});
