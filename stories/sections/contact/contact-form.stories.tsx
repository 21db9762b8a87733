import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, mocked, userEvent as user, waitFor, within } from "storybook/test";
import { mailError } from "#lib/mail/mail-error.ts";
import type { MailFailure, MailOutcome } from "#lib/mail/send-mail.ts";
import { dismiss, readNotices } from "#lib/toast/notice.ts";
import { ContactForm, type ContactFormProps } from "#sections/contact/contact-form.tsx";
import { Button } from "#ui/button.tsx";
import { overflow } from "../../measure.ts";

const typed = { subject: "Quote for 500 gateways", email: "ada@example.com", message: "Dear Korvane,\n\nhow much?" };
const sent: MailOutcome = { kind: "sent" };
const serverError: MailOutcome = { kind: "rejected", status: 500, text: "Internal Server Error" };

type Send = NonNullable<ContactFormProps["onSend"]>;

/** Resolves with this outcome soon. */
const answering = (outcome: MailOutcome) => fn<Send>(() => new Promise((resolve) => setTimeout(resolve, 0, outcome)));

/** Leaves the next message unanswered until the returned function is called, however slow the machine is. */
function holdAnswer({ onSend }: ContactFormProps) {
  const { promise, resolve } = Promise.withResolvers<MailOutcome>();
  mocked(onSend!).mockReturnValueOnce(promise);
  return resolve;
}

const meta = {
  title: "Sections/Contact/Contact form",
  component: ContactForm,
  args: { email: "hello@korvane.example", minimumTime: 0, onSend: answering(sent), onSuccess: fn(), onStart: fn() },
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves through the fields in order, to the button and to the status."],
        ["Enter", "In the first two fields and on the button: sends, or focuses the first invalid field."],
      ],
      do: [
        "Load in `onStart` what `onSend` needs: the visitor is still typing.",
        "Resolve `onSend` always; any outcome but `sent` restores the fields.",
      ],
      dont: [
        "Read the values from the form element: its fields are empty while sending.",
        "Announce the success twice: the status is read, the toast stays silent.",
      ],
    },
  },
  beforeEach: () => {
    for (const { id } of readNotices()) dismiss(id);
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole("form", { name: "Contact" }).firstElementChild).toHaveTextContent(
      /^All fields are required\./,
    );
    await step("Fields are named, required and valid", async () => {
      const names = canvas.getAllByRole<HTMLInputElement>("textbox").map(({ name }) => name);
      await expect(names).toEqual(["subject", "email", "message"]);
      await expect(field(canvas, "Email")).toHaveAttribute("autocomplete", "email");
      for (const name of ["Subject", "Email", "Message"]) {
        await expect(field(canvas, name)).toBeRequired();
        await expect(field(canvas, name)).toBeValid();
      }
      await expect(
        canvas.getByRole("button", { name: "Send message" }).getBoundingClientRect().height,
      ).toBeGreaterThanOrEqual(44);
    });
  },
};
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const field = (canvas: Canvas, name: string) => canvas.getByRole<HTMLInputElement>("textbox", { name });
const values = (canvas: Canvas) => ["Subject", "Email", "Message"].map((name) => field(canvas, name).value);
const send = (canvas: Canvas) => user.click(canvas.getByRole("button", { name: "Send message" }));
const status = (canvas: Canvas) => canvas.getByRole("status");

async function write(canvas: Canvas, { subject, email, message }: Partial<typeof typed> = typed) {
  if (subject) await user.type(field(canvas, "Subject"), subject);
  if (email) await user.type(field(canvas, "Email"), email);
  if (message) await user.type(field(canvas, "Message"), message);
}

export const ShowsErrorsOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas, "Subject"));
    await userEvent.tab();
    const sentence = "The subject field is required. Say in a few words what it is about.";
    await waitFor(() => expect(field(canvas, "Subject")).toHaveAccessibleDescription(sentence));
    await expect(field(canvas, "Subject")).toBeInvalid();
    await userEvent.tab();
    await waitFor(() =>
      expect(field(canvas, "Email")).toHaveAccessibleDescription(
        "The email field is required. We need it to answer you.",
      ),
    );
    await userEvent.tab();
    await waitFor(() =>
      expect(field(canvas, "Message")).toHaveAccessibleDescription(
        "The message field is required. Tell us what you need.",
      ),
    );
  },
};

export const UpdatesErrorsOnInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, "Email"), "ada");
    // The browser's own validity is false from the first letter; ours counts from the first blur.
    await expect(field(canvas, "Email")).toHaveAttribute("aria-invalid", "false");
    await userEvent.tab();
    const sentence = "The email must be a valid email address. Write it like name@company.com.";
    await waitFor(() => expect(field(canvas, "Email")).toHaveAccessibleDescription(sentence));
    await userEvent.type(field(canvas, "Email"), "@example");
    await expect(field(canvas, "Email")).toBeInvalid();
    await userEvent.type(field(canvas, "Email"), ".com");
    await waitFor(() => expect(field(canvas, "Email")).toBeValid());
    await userEvent.clear(field(canvas, "Email"));
    await waitFor(() =>
      expect(field(canvas, "Email")).toHaveAccessibleDescription(
        "The email field is required. We need it to answer you.",
      ),
    );
  },
};

export const FocusesTheFirstInvalidField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await send(canvas);
    await waitFor(() => expect(field(canvas, "Subject")).toHaveFocus());
    await userEvent.keyboard("Quote{Enter}");
    await waitFor(() => expect(field(canvas, "Email")).toHaveFocus());
    await waitFor(() => expect(field(canvas, "Subject")).toBeValid());
    await expect(canvas.getByText(/^The message field is required\./)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const SendsTheTypedText: Story = {
  play: async ({ args, canvas }) => {
    await write(canvas, { ...typed, subject: `  ${typed.subject} ` });
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveTextContent(/^Message succesfully sent!$/));
    await expect(args.onSend).toHaveBeenCalledWith(typed);
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await expect(values(canvas)).toEqual(["", "", ""]);
    await expect(readNotices()).toMatchObject([
      { kind: "success", text: "Message succesfully sent!", placement: "center", live: "off" },
    ]);
  },
};

/** The focus makes a screen reader read the status; a live region would repeat it. */
export const SuccessTakesTheFocus: Story = {
  play: async ({ canvas }) => {
    await write(canvas);
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveFocus());
    await expect(status(canvas)).toHaveTextContent("Message succesfully sent!");
    await expect(status(canvas)).toHaveAttribute("aria-live", "off");
    // the confirmation is not about a next message that is incomplete
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toBeEmptyDOMElement());
  },
};

export const ClearsWhileSending: Story = {
  args: { onSend: fn<Send>(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await write(canvas);
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveTextContent("Sending…"));
    await expect(status(canvas)).not.toHaveAttribute("aria-live");
    await expect(args.onSend).toHaveBeenCalledWith(typed);
    await expect(values(canvas)).toEqual(["", "", ""]);
    for (const name of ["Subject", "Email", "Message"]) await expect(field(canvas, name)).toHaveAttribute("readonly");
    await expect(canvas.getByRole("button", { name: "Send message" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const SendsOnceForManyPresses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const answer = holdAnswer(args);
    await write(canvas);
    await userEvent.dblClick(canvas.getByRole("button", { name: "Send message" }));
    await send(canvas);
    await userEvent.type(field(canvas, "Subject"), "{Enter}");
    answer(sent);
    await waitFor(() => expect(status(canvas)).toHaveTextContent("Message succesfully sent!"));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(readNotices()).toHaveLength(1);
  },
};

/** What every failure shows. */
const failing = (failure: MailFailure): Story => ({
  args: { onSend: answering(failure) },
  play: async ({ args, canvas }) => {
    await write(canvas);
    await send(canvas);
    const { title, help, detail } = mailError(failure);
    await waitFor(() => expect(status(canvas)).toHaveFocus());
    for (const words of [title, help, detail, "Nothing is lost"]) await expect(status(canvas)).toHaveTextContent(words);
    await expect(values(canvas)).toEqual(Object.values(typed));
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(within(status(canvas)).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(
        /^mailto:hello@korvane\.example\?subject=Quote%20for%20500%20gateways&body=Dear%20Korvane%2C/,
      ),
    );
    await expect(args.onSuccess).not.toHaveBeenCalled();
    await expect(readNotices()).toEqual([]);
  },
});

export const Rejected: Story = failing({ kind: "rejected", status: 400, text: "The parameters are invalid" });
export const RejectedForThisSite: Story = failing({ kind: "rejected", status: 403, text: "API calls are disabled" });
export const RejectedWithoutAMailbox: Story = failing({
  kind: "rejected",
  status: 412,
  text: "Gmail_API: Invalid grant",
});
export const RejectedForTooManyRequests: Story = failing({ kind: "rejected", status: 429, text: "Too Many Requests" });
export const RejectedWithAServerError: Story = failing({
  kind: "rejected",
  status: 500,
  text: "Internal Server Error",
});
export const Unreachable: Story = failing({ kind: "unreachable", status: 0, text: "Network Error" });
export const TimedOut: Story = failing({ kind: "timed-out", seconds: 20 });
export const RateLimited: Story = failing({ kind: "rate-limited", seconds: 42 });
export const WithoutKeys: Story = failing({
  kind: "missing-keys",
  text: "The public key is required. Visit https://dashboard.emailjs.com/admin/account",
});

/** A retry cannot succeed on this page: the browser caches the failed import. */
export const StorageBlocked: Story = {
  args: { onSend: answering({ kind: "storage-blocked" }) },
  play: async ({ canvas }) => {
    await write(canvas);
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveFocus());
    await expect(status(canvas)).toHaveTextContent("Your browser blocks the mail service.");
    await expect(values(canvas)).toEqual(Object.values(typed));
    await expect(within(status(canvas)).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:hello@korvane\.example\?subject=Quote/),
    );
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  },
};

export const AnUnexpectedErrorRestoresTheFields: Story = {
  args: { onSend: fn<Send>(async () => Promise.reject(new Error("Unforeseen"))) },
  play: async ({ canvas }) => {
    await write(canvas);
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveTextContent("The mail service cannot be reached."));
    await expect(values(canvas)).toEqual(Object.values(typed));
  },
};

export const Retries: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onSend!).mockResolvedValueOnce({ kind: "unreachable", status: 0, text: "Network Error" });
  },
  play: async ({ args, canvas, userEvent }) => {
    await write(canvas);
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveFocus());
    await userEvent.type(field(canvas, "Subject"), ", please");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(status(canvas)).toHaveTextContent("Message succesfully sent!"));
    await waitFor(() => expect(status(canvas)).toHaveFocus());
    await expect(args.onSend).toHaveBeenLastCalledWith({ ...typed, subject: `${typed.subject}, please` });
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(values(canvas)).toEqual(["", "", ""]);
  },
};

/** The fields are empty since they were sent, so leaving them is not an error. */
export const ShowsNoErrorsForClearedFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await write(canvas);
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveFocus());
    await userEvent.click(field(canvas, "Subject"));
    for (let stop = 0; stop < 3; stop++) await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send message" })).toHaveFocus();
    await expect(canvas.queryByText(/is required\. /)).not.toBeInTheDocument();
    await send(canvas);
    await waitFor(() => expect(field(canvas, "Subject")).toHaveFocus());
    await expect(canvas.getAllByText(/is required\. /)).toHaveLength(3);
  },
};

export const WaitsForTheMinimumTime: Story = {
  args: { minimumTime: 1500 },
  play: async ({ args, canvas }) => {
    const start = performance.now();
    for (const [name, value] of [
      ["Subject", "a"],
      ["Email", "a@b.co"],
      ["Message", "a"],
    ] as const)
      await user.type(field(canvas, name), value);
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveTextContent("Sending…"));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(1500);
    await waitFor(() => expect(status(canvas)).toHaveTextContent("Message succesfully sent!"));
  },
};

export const AFilledHoneypotAsksForASecondPress: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const honeypot = canvasElement.querySelector<HTMLInputElement>("input[name=website]")!;
    await expect(honeypot).not.toBeVisible();
    await write(canvas);
    honeypot.value = "https://spam.example";
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveFocus());
    await expect(status(canvas)).toHaveTextContent("Your message has not been sent yet.");
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(values(canvas)).toEqual(Object.values(typed));
    await send(canvas);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(typed));
  },
};

export const StartsOnTheFirstFocus: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onStart).not.toHaveBeenCalled();
    await user.click(field(canvas, "Message"));
    await user.click(field(canvas, "Subject"));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const DoesNotTakeTheFocusFromElsewhere: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button variant="quiet">Elsewhere</Button>
      </>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const answer = holdAnswer(args);
    await write(canvas);
    await send(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
    answer({ kind: "unreachable", status: 0, text: "Network Error" });
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("The mail service cannot be reached."));
    await expect(canvas.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    await expect(values(canvas)).toEqual(Object.values(typed));
  },
};

/** A form that a button mounts and unmounts. */
function Unmountable(props: ContactFormProps) {
  const [isMounted, setMounted] = useState(true);
  return (
    <>
      {isMounted && <ContactForm {...props} />}
      <Button onClick={() => setMounted(!isMounted)}>{isMounted ? "Leave" : "Come back"}</Button>
    </>
  );
}

export const RestoresADraftThatFailedAfterLeaving: Story = {
  render: (args) => <Unmountable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const answer = holdAnswer(args);
    await write(canvas);
    await send(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    answer(serverError);
    await waitFor(() =>
      expect(readNotices()).toMatchObject([
        { kind: "error", text: "Your message was not sent. It is back in the contact form.", live: "assertive" },
      ]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Come back" }));
    await waitFor(() => expect(values(canvas)).toEqual(Object.values(typed)));
    await expect(canvas.getByRole("alert")).toHaveTextContent("The mail service had a fault.");
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await userEvent.click(canvas.getByRole("button", { name: "Come back" }));
    await expect(values(canvas)).toEqual(Object.values(typed));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Sends a message, leaves and mounts the form again before the answer, and returns what answers. */
async function sendAndReturn(canvas: Canvas, args: ContactFormProps) {
  const answer = holdAnswer(args);
  await write(canvas);
  await send(canvas);
  await user.click(canvas.getByRole("button", { name: "Leave" }));
  await user.click(canvas.getByRole("button", { name: "Come back" }));
  return answer;
}

export const RestoresADraftThatFailedAfterReturning: Story = {
  render: (args) => <Unmountable {...args} />,
  play: async ({ args, canvas }) => {
    const answer = await sendAndReturn(canvas, args);
    await expect(values(canvas)).toEqual(["", "", ""]);
    answer(serverError);
    await waitFor(() => expect(values(canvas)).toEqual(Object.values(typed)));
    await expect(canvas.getByRole("alert")).toHaveTextContent("The mail service had a fault.");
  },
};

export const KeepsWhatWasTypedWhileADraftFailed: Story = {
  render: (args) => <Unmountable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const answer = await sendAndReturn(canvas, args);
    await userEvent.type(field(canvas, "Subject"), "Another one");
    answer(serverError);
    await waitFor(() =>
      expect(readNotices()).toMatchObject([
        {
          text: "Your earlier message was not sent. It is back when you next open the contact form, and its fields are empty.",
        },
      ]),
    );
    await expect(values(canvas)).toEqual(["Another one", "", ""]);
    const leaveAndReturn = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
      await userEvent.click(canvas.getByRole("button", { name: "Come back" }));
    };
    await leaveAndReturn();
    await expect(values(canvas)).toEqual(["Another one", "", ""]);
    await userEvent.clear(field(canvas, "Subject"));
    await leaveAndReturn();
    await waitFor(() => expect(values(canvas)).toEqual(Object.values(typed)));
  },
};

export const AnnouncesSuccessAfterLeaving: Story = {
  render: (args) => <Unmountable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const answer = holdAnswer(args);
    await write(canvas);
    await send(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    answer(sent);
    await waitFor(() => expect(readNotices()).toMatchObject([{ text: "Message succesfully sent!", live: "polite" }]));
  },
};

export const LongWords: Story = {
  args: {
    email: "donaudampfschifffahrtsgesellschaftskapitaen@verkehrsinfrastruktur.example",
    onSend: answering({ kind: "rejected", status: 400, text: "x".repeat(200) }),
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await write(canvas, { ...typed, subject: "Rindfleischetikettierungsüberwachungsaufgabenübertragung" });
    await send(canvas);
    await waitFor(() => expect(status(canvas)).toHaveFocus());
    await expect(overflow()).toBe(0);
  },
};
