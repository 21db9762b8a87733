import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react";
import type { FieldValues } from "react-hook-form";
import { useKeptFields } from "#lib/form/use-kept-fields.ts";
import type { ZodForm } from "#lib/form/use-zod-form.ts";
import { networkError, type MailFailure, type MailOutcome } from "#lib/mail/send-mail.ts";

/** Whether a result is announced by moving the focus to it or by a live region. */
type Announcement = "focus" | "live";

export type SubmissionStatus<Values> =
  | { name: "idle" | "pending"; announcedBy: "live" }
  /** `suspected`: the honeypot was filled in, so nothing was sent. */
  | { name: "success" | "suspected"; announcedBy: Announcement }
  | { name: "error"; announcedBy: Announcement; failure: MailFailure; values: Values };

/** Failed submissions of forms that were unmounted while pending, by form name. */
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
  const [status, setStatus] = useState<SubmissionStatus<Values>>(
    () => (drafts.get(name) as SubmissionStatus<Values> | undefined) ?? { name: "idle", announcedBy: "live" },
  );
  const formRef = useRef<HTMLFormElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const startedAt = useRef<number>(undefined);
  const isBusy = useRef(false);
  useKeptFields(formRef, name);

  useEffect(() => {
    if (status.announcedBy === "focus") statusRef.current?.focus();
  }, [status]);

  const restoreDraft = useEffectEvent(() => {
    const draft = drafts.get(name) as SubmissionStatus<Values> | undefined;
    if (draft?.name !== "error") return undefined;
    drafts.delete(name);
    form.setValues(draft.values);
    return draft;
  });
  const isEmpty = useEffectEvent(() => !isBusy.current && Object.values(form.getValues()).every((value) => !value));
  useEffect(() => {
    // the status begins with that of the draft
    restoreDraft();
    const take = () => {
      const draft = isEmpty() ? restoreDraft() : undefined;
      if (draft) setStatus(draft);
      return draft !== undefined;
    };
    mountedForms.set(name, take);
    return () => void (mountedForms.get(name) === take && mountedForms.delete(name));
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
    const now = performance.now();
    await wait(Math.max(0, (startedAt.current ?? now) + options.minimumTime - now));
    const outcome = await (async () => send(valid))().catch(() => networkError);
    if (outcome.kind === "sent") {
      startedAt.current = undefined;
      setStatus({ name: "success", announcedBy: announcement() });
      options.onSuccess(formRef.current !== null);
    } else if (formRef.current) {
      form.setValues(values);
      setStatus({ name: "error", announcedBy: announcement(), failure: outcome, values });
    } else {
      drafts.set(name, { name: "error", announcedBy: "live", failure: outcome, values });
      const take = mountedForms.get(name);
      options.onLost(!take || take());
    }
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    const valid = await form.validate(event);
    // the confirmation of an earlier message would stand beside the error of this one
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
