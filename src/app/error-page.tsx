import { useLayoutEffect } from "react";
import { sitePath } from "#app/base-path.ts";
import { ignoreStaleChunk, reloadForIgnored } from "#app/reload-on-stale-chunk.ts";
import { findRoute } from "#app/routes.tsx";
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

/** Loads the page of the address when the connection is back, then calls `onLoad`; returns how to stop. */
function retryWhenOnline(onLoad?: () => void): () => void {
  const path = sitePath(window.location.pathname);
  const controller = new AbortController();
  let timer = 0;
  const load = async (delay: number) => {
    try {
      await findRoute(path).preload(path);
      if (!controller.signal.aborted) onLoad?.();
    } catch (error) {
      ignoreStaleChunk(error);
      // the first requests after the event can still fail
      if (!controller.signal.aborted) timer = window.setTimeout(() => void load(2 * delay), delay);
    }
  };
  window.addEventListener("online", () => void load(500), { signal: controller.signal });
  return () => {
    controller.abort();
    window.clearTimeout(timer);
  };
}

export type ErrorPageProps = {
  /** The value that was thrown. */
  error: unknown;
  /** Renders the page again, which happens when the connection is back. */
  retry?: () => void;
  /** `inside` the shell, or as the whole `page` with its own `main` when the shell itself failed. */
  layout?: "page" | "inside";
};

/** Replaces a page that throws or whose code cannot be loaded. */
export function ErrorPage({ error, retry, layout = "inside" }: ErrorPageProps) {
  useLayoutEffect(() => reloadForIgnored(error), [error]);
  useLayoutEffect(() => retryWhenOnline(retry), [retry]);
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
