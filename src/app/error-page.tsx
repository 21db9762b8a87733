import { useEffectEvent, useLayoutEffect } from "react";
import { ignoreStaleChunk, reloadForIgnored } from "#app/reload-on-stale-chunk.ts";
import { LoadError } from "#lib/lazy/load-module.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

const describe = (error: unknown) =>
  error instanceof LoadError
    ? `${error.message} The connection may have been lost, or a new version of the site was just published. Trying again usually helps.`
    : "Something on this page broke. It is not your doing. Trying again may help; the rest of the site still works.";

/** Calls a function when the connection is back, again until it succeeds; returns how to stop. */
function tryWhenOnline(recover: () => Promise<void>): () => void {
  const controller = new AbortController();
  let timer = 0;
  const tryAgain = (delay: number) => {
    recover().catch((error: unknown) => {
      ignoreStaleChunk(error);
      // the first requests after the event can still fail
      if (!controller.signal.aborted) timer = window.setTimeout(tryAgain, delay, 2 * delay);
    });
  };
  const start = () => {
    window.clearTimeout(timer);
    tryAgain(500);
  };
  window.addEventListener("online", start, { signal: controller.signal });
  return () => {
    controller.abort();
    window.clearTimeout(timer);
  };
}

export type ErrorPageProps = {
  /** The value that was thrown. */
  error: unknown;
  /** How to load the page when the connection is back, and to render it again. */
  recovery?: { loadPage: () => Promise<unknown>; retry: () => void };
  /** `inside` the shell, or as the whole `page` with its own `main` when the shell itself failed. */
  layout?: "page" | "inside";
};

/** Replaces a page that throws or whose code cannot be loaded. */
export function ErrorPage({ error, recovery, layout = "inside" }: ErrorPageProps) {
  useLayoutEffect(() => reloadForIgnored(error), [error]);
  const recover = useEffectEvent(async () => {
    await recovery?.loadPage();
    recovery?.retry();
  });
  useLayoutEffect(() => tryWhenOnline(recover), []);
  const content = (
    <Section>
      <Container width="narrow">
        <title>Unexpected Application Error! – Korvane</title>
        <Stack gap="md" align="start">
          <Heading level={1} size="xl">
            Unexpected Application Error!
          </Heading>
          <Text size="lead">{describe(error)}</Text>
          <Stack direction="row" gap="sm">
            <Button onClick={() => window.location.reload()}>Try again</Button>
            <ButtonLink to="/home" variant="secondary" reloadDocument>
              Back to Home
            </ButtonLink>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
  return layout === "inside" ? content : <main id="main">{content}</main>;
}
