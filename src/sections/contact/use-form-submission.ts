import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from "react";
import type { FieldValues } from "react-hook-form";
import { keepFields, takeFields, useKeptFields } from "#lib/form/use-kept-fields.ts";
import type { ZodForm } from "#lib/form/use-zod-form.ts";
import { networkError, type MailFailure, type MailOutcome } from "#lib/mail/send-mail.ts";

/** Whether a result is announced by moving the focus to it or by a live region. */
type Announcement = "focus" | "live";

export type SubmissionStatus<Values> =
  | { name: "idle" | "pending"; announcedBy: "live" }
  /** `suspected`: the honeypot was filled in, so nothing was sent. */
  | { name: "success" | "suspected"; announcedBy: Announcement }
  | { name: "error"; announcedBy: Announcement; failure: MailFailure; values: Values };

/** Failed submissions of forms that were unmounted while pending, by form name; their values are kept as typed ones are. */
const drafts = new Map<string, SubmissionStatus<unknown>>();

/** Offers the draft of a name to its mounted form; returns whether the form was empty and has taken it. */
const mountedForms = new Map<string, () => boolean>();

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type FormSubmissionOptions<Values extends FieldValues> = {
  /** Key of the form's draft, unique on the site. */
  name: string;
  form: ZodForm<Values>;
  send: (values: Values) => Promise<MailOutcome>;
  /** Minimum time between first focus and sending, in milliseconds: bots are faster. */
  minimumTime: number;
  /** Called on the first focus, and on the first one after each success. */
  onStart: () => void;
  /** Called after sending; `isMounted` says whether the form still shows the result. */
  onSuccess: (isMounted: boolean) => void;
  /**
   * Called if sending failed after the form was unmounted. `isRestored` is false if the form was mounted again and has other
   * text: the draft then waits for the next mount.
   */
  onLost: (isRestored: boolean) => void;
};

/**
 * Sends the values of a form, once for any number of presses. The fields are cleared while pending and restored after an
 * error, also in the next mounted form of the same name. The status is focused unless the focus has left the form.
 * Early submits wait for `minimumTime`; a filled honeypot is cleared and asks for a second press. What was typed is back after
 * other pages and a reload.
 */
export function useFormSubmission<Values extends FieldValues>({
  name,
  form,
  send,
  ...options
}: FormSubmissionOptions<Values>) {
  const [status, setStatus] = useState<SubmissionStatus<Values>>({ name: "idle", announcedBy: "live" });
  const formRef = useRef<HTMLFormElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const startedAt = useRef<number>(undefined);
  const isBusy = useRef(false);
  useKeptFields(formRef, name);

  useEffect(() => {
    if (status.announcedBy === "focus") statusRef.current?.focus();
  }, [status]);

  /** Takes the draft, unless the form is busy or has other text. */
  const take = useEffectEvent(() => {
    const draft = drafts.get(name) as SubmissionStatus<Values> | undefined;
    const isOther = ([field, value]: [string, unknown]) =>
      Boolean(value) && draft?.name === "error" && value !== draft.values[field];
    if (draft?.name !== "error" || isBusy.current || Object.entries(form.getValues()).some(isOther)) return false;
    drafts.delete(name);
    form.setValues(draft.values);
    setStatus(draft);
    return true;
  });
  useEffect(() => void take(), []);
  // in a layout effect, whose end is that of the form: one that is gone must not be offered what comes back a moment later
  useLayoutEffect(() => {
    const offer = () => take();
    mountedForms.set(name, offer);
    return () => void (mountedForms.get(name) === offer && mountedForms.delete(name));
  }, [name]);

  const announcement = (): Announcement => {
    const { activeElement } = document;
    return activeElement === document.body || formRef.current?.contains(activeElement) ? "focus" : "live";
  };

  const deliver = async (valid: Values): Promise<void> => {
    const values = form.getValues();
    // A focused 'Try again' button is about to be unmounted.
    if (statusRef.current?.contains(document.activeElement)) statusRef.current.focus();
    form.clear();
    setStatus({ name: "pending", announcedBy: "live" });
    // the page may be left before anything was sent
    const keep = () => keepFields(name, values);
    window.addEventListener("pagehide", keep);
    const now = performance.now();
    await wait(Math.max(0, (startedAt.current ?? now) + options.minimumTime - now));
    const outcome = await (async () => send(valid))().catch(() => networkError);
    window.removeEventListener("pagehide", keep);
    if (outcome.kind === "sent") {
      startedAt.current = undefined;
      setStatus({ name: "success", announcedBy: announcement() });
      options.onSuccess(formRef.current !== null);
    } else if (formRef.current) {
      form.setValues(values);
      setStatus({ name: "error", announcedBy: announcement(), failure: outcome, values });
    } else {
      drafts.set(name, { name: "error", announcedBy: "live", failure: outcome, values });
      const offer = mountedForms.get(name);
      // without a form, they wait where a reload does not lose them
      const kept = takeFields(name);
      keepFields(name, offer || Object.keys(kept).length > 0 ? kept : values);
      options.onLost(!offer || offer());
    }
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    const valid = await form.validate(event);
    // the confirmation of an earlier message would be beside the error of this one
    if (!valid) return setStatus((now) => (now.name === "success" ? { name: "idle", announcedBy: "live" } : now));
    if (!honeypotRef.current?.value) return deliver(valid);
    honeypotRef.current.value = "";
    setStatus({ name: "suspected", announcedBy: announcement() });
  };

  return {
    status,
    statusRef,
    honeypotRef,
    formProps: {
      ref: formRef,
      /** While it is set the fields are empty, and the page must not be left automatically. */
      "data-pending": status.name === "pending" || undefined,
      onFocus: () => {
        if (startedAt.current === undefined) options.onStart();
        startedAt.current ??= performance.now();
      },
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (isBusy.current) return;
        isBusy.current = true;
        void submit(event).finally(() => (isBusy.current = false));
      },
    },
  };
}
