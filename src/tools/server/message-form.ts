import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { mailError, mailHref } from "#lib/mail/mail-error.ts";
import { messageSchemas, type MessageForm } from "#lib/mail/message-schema.ts";
import type { MailFailure, MailSettings } from "#lib/mail/send-mail.ts";
import { hostFolder } from "#tools/server/host-config.ts";
import { escapeXml } from "#tools/shared/escape-xml.ts";

/** What a build tells a server that takes the messages of visitors without scripts. */
export interface FormRules {
  /** The form of each page that has one, by path. */
  pages: Record<string, MessageForm | undefined>;
  /** The path that confirms a message. */
  sentPath: string;
  /** The address that is offered beside the form. */
  email: string;
  /** What scripts would render, with `%name%` for each text. */
  parts: Record<"fieldError" | "sendError" | "spamWarning", string>;
  /** The keys of the email service; undefined in a build without. */
  keys: MailSettings | undefined;
}

/** The file of the rules, relative to the built site. */
export const formsFile = `${hostFolder}/forms.json`;

/** The rules of a built site; undefined without their file. */
export function readFormRules(dist: string): FormRules | undefined {
  const file = path.join(dist, formsFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

const messageForm = /<form\b[^>]* data-message-form="(\w+)"[^>]*>[^]*?<\/form>/;

/** The form of a page that sends a message, if it has one. */
export const formOf = (page: string) => messageForm.exec(page)?.[1] as MessageForm | undefined;

/** The page with a form that a browser without scripts shows and sends to the page's own address. */
export const receivingPage = (page: string): string =>
  page
    .replace("<html", "<html data-receiver")
    .replace(messageForm, (form) => form.replace('method="dialog"', 'method="post" enctype="multipart/form-data"'));

/** A control with all that belongs to it; that of a choice has an icon beside it. */
const controlOf = (name: string) => {
  const named = String.raw`(?=[^>]* name="${name}")[^>]*>`;
  return new RegExp(
    `<input${named}|<textarea${named}</textarea>|<select${named}[^]*?</select><span[^]*?</span></span>`,
  );
};

const fillPart = (part: string, texts: Record<string, string>) =>
  part.replaceAll(/%(\w+)%/g, (_, name: string) => escapeXml(texts[name] ?? ""));

/** Fills the fields of a page's form, and gives the invalid ones their errors and the first of them the focus. */
export function fillForm(
  page: string,
  values: Readonly<Record<string, string>>,
  errors: ReadonlyMap<string, string> = new Map(),
  fieldError = "",
): string {
  const [first] = errors.keys();
  const fill = (control: string, name: string, value: string) => {
    const text = escapeXml(value);
    const filled = control
      .replace(/^(<input[^>]*?)\/?>$/, (_, start: string) => `${start} value="${text}"/>`)
      // the first line break of a textarea is not part of its text
      .replace("></textarea>", () => `>\n${text}</textarea>`)
      .replace(`<option>${text}</option>`, () => `<option selected="">${text}</option>`);
    const error = errors.get(name);
    if (error === undefined) return filled;
    const id = / id="([^"]*)"/.exec(control)?.[1] ?? "";
    const attributes = `aria-invalid="true" aria-describedby="${id}-error"${name === first ? ' autofocus=""' : ""}`;
    return (
      filled.replace(' aria-invalid="false"', "").replace(/^<\w+/, (tag) => `${tag} ${attributes}`) +
      fillPart(fieldError, { id: `${id}-error`, text: error })
    );
  };
  return page.replace(messageForm, (form) =>
    Object.entries(values).reduce(
      (filled, [name, value]) => filled.replace(controlOf(name), (control) => fill(control, name, value)),
      form,
    ),
  );
}

/** Fills the status of a page's form, which gets the focus. */
const fillStatus = (page: string, status: string) =>
  page.replace(messageForm, (form) =>
    form.replace('<div role="status"></div>', () => status.replace('tabindex="-1"', 'tabindex="-1" autofocus=""')),
  );

/** Where the browser is sent, or the page that it shows. */
export type FormAnswer = { status: number; location: string } | { status: number; page: string };

export interface FormOptions {
  /** The page, as `receivingPage` returns it. */
  page: string;
  form: MessageForm;
  rules: FormRules;
  /** The path of the site, with a slash at both ends. */
  base: string;
  /** Resolves with the reason if the message could not be delivered. */
  deliver: (message: Readonly<Record<string, string>>) => Promise<MailFailure | undefined>;
}

/** Answers a form that a browser sent without scripts: validated like with them, and in the same words. */
export async function answerForm(
  fields: ReadonlyMap<string, string>,
  { page, form, rules, base, deliver }: FormOptions,
): Promise<FormAnswer> {
  const { parts, email, sentPath } = rules;
  const schema = messageSchemas[form];
  const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, fields.get(name) ?? ""]));
  const reply = (status: number, filled: string) => ({
    status,
    page: filled.replace(/<title[^>]*>/, (tag) => `${tag}Error: `),
  });
  const { data, error } = schema.safeParse(values);
  if (error) {
    // in the order of the fields, the first error of each
    const issues = Map.groupBy(error.issues, ({ path: [name] }) => String(name));
    const errors = new Map([...issues].map(([name, [first]]) => [name, first?.message ?? ""]));
    return reply(422, fillForm(page, values, errors, parts.fieldError));
  }
  const filled = fillForm(page, values);
  if (fields.get("website")) return reply(422, fillStatus(filled, fillPart(parts.spamWarning, {})));
  const failure = await deliver(data);
  if (!failure) return { status: 303, location: base + sentPath.slice(1) };
  const { title, help, detail } = mailError(failure);
  const href = mailHref(email, { subject: data.subject, message: data.message }).replace(/^mailto:/, "");
  return reply(
    failure.kind === "rejected" ? failure.status : 502,
    fillStatus(filled, fillPart(parts.sendError, { title, help, detail, href })),
  );
}
