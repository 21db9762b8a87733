import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react";
import type { FieldValues } from "react-hook-form";
import type { ZodForm } from "#lib/form/use-zod-form.ts";
import { networkError, type MailFailure, type MailOutcome } from "#lib/mail/send-mail.ts";

/** Whether the focus goes to what happened, or a live region speaks it. */
type Spoken = "focus" | "live";

/** Where a message is on its way. */
export type SubmissionStatus<Values> =
  | { name: "writing" | "sending"; spoken: "live" }
  | { name: "sent" | "suspected"; spoken: Spoken }
  | { name: "failed"; spoken: Spoken; failure: MailFailure; typed: Values };

/** What was typed into forms that were left before their sending failed, by the form's name; the next one takes it up. */
const unsent = new Map<string, SubmissionStatus<unknown>>();

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type FormSubmissionOptions<Values extends FieldValues> = {
  /** What the form is called among the forms of the site. */
  name: string;
  fields: ZodForm<Values>;
  send: (values: Values) => Promise<MailOutcome>;
  /** How long writing takes a person at least, in milliseconds. */
  leastTime: number;
  /** Told when the form is first used. */
  onUse: () => void;
  /** Told when it was sent, and whether the form was there to say so. */
  onSent: (isSaid: boolean) => void;
  /** Told when it was not sent and the form is no longer there. */
  onLost: () => void;
};

/**
 * Sends what a form holds, once for any number of presses. The fields clear when it is sent and are filled again when
 * that failed, be it in the next form of this name. The focus goes to what came of it, unless the visitor is busy
 * elsewhere by then. Hands faster than any person's wait, and who fills the trap is asked to press again.
 */
export function useFormSubmission<Values extends FieldValues>({
  name,
  fields,
  send,
  ...options
}: FormSubmissionOptions<Values>) {
  const [stage, setStage] = useState<SubmissionStatus<Values>>(
    () => (unsent.get(name) as SubmissionStatus<Values> | undefined) ?? { name: "writing", spoken: "live" },
  );
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const begun = useRef<number>(undefined);
  const isBusy = useRef(false);

  useEffect(() => {
    if (stage.spoken === "focus") status.current?.focus();
  }, [stage]);

  const takeUp = useEffectEvent(() => {
    if (unsent.delete(name) && stage.name === "failed") fields.restore(stage.typed);
  });
  useEffect(() => takeUp(), []);

  const spoken = (): Spoken => {
    const { activeElement } = document;
    return activeElement === document.body || form.current?.contains(activeElement) ? "focus" : "live";
  };

  const deliver = async (values: Values): Promise<void> => {
    const typed = fields.typed();
    // The pressed button may be part of what is about to go.
    if (status.current?.contains(document.activeElement)) status.current.focus();
    fields.clear();
    setStage({ name: "sending", spoken: "live" });
    const now = performance.now();
    await rest(Math.max(0, (begun.current ?? now) + options.leastTime - now));
    const outcome = await (async () => send(values))().catch(() => networkError);
    if (outcome.kind === "sent") {
      begun.current = undefined;
      setStage({ name: "sent", spoken: spoken() });
      options.onSent(form.current !== null);
    } else if (form.current) {
      fields.restore(typed);
      setStage({ name: "failed", spoken: spoken(), failure: outcome, typed });
    } else {
      unsent.set(name, { name: "failed", spoken: "live", failure: outcome, typed });
      options.onLost();
    }
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    const values = await fields.check(event);
    if (!values) return;
    if (!trap.current?.value) return deliver(values);
    trap.current.value = "";
    setStage({ name: "suspected", spoken: spoken() });
  };

  return {
    stage,
    status,
    trap,
    /** For the form element. */
    frame: {
      ref: form,
      onFocus: () => {
        if (begun.current === undefined) options.onUse();
        begun.current ??= performance.now();
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
