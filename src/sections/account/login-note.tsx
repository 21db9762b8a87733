import { ArrowLink } from "#ui/arrow-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type LoginNoteProps = {
  /** Where the other one of the two forms is, and what it is called. */
  to: string;
  action: string;
};

/** What stands beside the login and the registration: that there are no accounts, and the way to the other form. */
export function LoginNote({ to, action }: LoginNoteProps) {
  return (
    <div className="rounded-card border-thin border-hairline bg-raised p-6">
      <Stack gap="sm" align="start">
        <Heading level={2} size="title">
          There are no accounts here
        </Heading>
        <Text size="small" tone="secondary">
          Everything on this site is open to everybody. The form shows how it would look and behave: it looks at what
          you type, sends nothing and keeps nothing.
        </Text>
        <Text size="small" tone="secondary">
          All the same, please do not type a password that you use elsewhere.
        </Text>
        <ArrowLink to={to} label={action} />
      </Stack>
    </div>
  );
}
