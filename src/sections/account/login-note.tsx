import { ArrowLink } from "#ui/arrow-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type LoginNoteProps = {
  /** Path of the other form. */
  to: string;
  /** Text of the link to the other form. */
  action: string;
};

/** The note beside login and registration: there are no accounts, and a link to the other form. */
export function LoginNote({ to, action }: LoginNoteProps) {
  return (
    <div className="border-t-thick border-strong pt-4 lg:stay-in-view">
      <Stack gap="sm" align="start">
        <Heading level={2} size="sm">
          There are no accounts here
        </Heading>
        <Text size="small" tone="secondary">
          Everything on this site is open to everyone. The form shows how it would look and behave: it checks what you
          type, sends nothing and keeps nothing.
        </Text>
        <Text size="small" tone="secondary">
          Even so, please do not type a password that you use elsewhere.
        </Text>
        <ArrowLink to={to} label={action} />
      </Stack>
    </div>
  );
}
