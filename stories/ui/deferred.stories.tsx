import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "#ui/button.tsx";
import { Deferred, type DeferredProps } from "#ui/deferred.tsx";
import type { Guide } from "../docs/guide.tsx";

type Load = DeferredProps<string>["load"];

const load = fn<Load>();
const loadsLater = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  load.mockImplementationOnce(() => promise);
  return { resolve: () => resolve("Content"), reject: () => reject(new Error("offline")) };
};

/** A boundary with a button that changes its `retryKey`, as opening a panel does. */
function Opened(props: DeferredProps<string>) {
  const [times, setTimes] = useState(0);
  return (
    <div className="flex flex-col items-start gap-4">
      <Button onClick={() => setTimes(times + 1)}>Open</Button>
      <div>
        <Deferred {...props} retryKey={times} />
      </div>
    </div>
  );
}

const meta = {
  title: "UI/Deferred",
  component: Deferred<string>,
  args: {
    load,
    fallback: <p>Loading…</p>,
    onError: fn(),
    onRetry: fn(),
    children: (text) => <p>{text}</p>,
  },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    load.mockReset().mockImplementation(async () => "Content");
  },
  parameters: {
    guide: {
      proofs: {
        Deferred:
          "Failed, tests/browser/fault.spec.ts; RetriesAndMovesTheFocusToTheContent; ContainsErrorsOfItsContent",
      },
      when: "For code or data that the first screen does not need.",
      instead: { "an error without loading": "`ErrorBoundary`" },
      wcag: ["2.4.3", "4.1.3"],
      keyboard: [["Enter, Space", "On 'Try again': loads again; the focus then moves to the content."]],
      do: [
        "Load with `import()` in the component that needs the code.",
        "Say in `error` which other way leads to the content.",
      ],
      dont: ["Leave the error out where nothing else on the page replaces the content."],
    } satisfies Guide,
  },
} satisfies Meta<typeof Deferred<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsAComponent: Story = {
  render: () => (
    <Deferred
      load={() => import("#ui/rating.tsx").then(({ Rating }) => Rating)}
      fallback={<p>Loading…</p>}
      error="The rating could not be loaded."
    >
      {(Rating) => <Rating value={4} reviewCount={12} />}
    </Deferred>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Rated 4 out of 5, 12 customer reviews" })).toBeVisible();
  },
};

export const LoadingFails: Story = {
  tags: ["example"],
  render: () => (
    <Deferred load={() => Promise.reject(new Error("offline"))} error="The rating could not be loaded.">
      {() => <p>Content</p>}
    </Deferred>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText("Content")).toBeVisible();
    await expect(load).toHaveBeenCalledOnce();
    await expect(args.onError).not.toHaveBeenCalled();
    await expect(canvas.queryByText("Loaded.")).toBeNull();
  },
};

let later = loadsLater();

export const Pending: Story = {
  beforeEach: () => {
    later = loadsLater();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading…")).toBeVisible();
    later.resolve();
    await expect(await canvas.findByText("Content")).toBeVisible();
    await expect(canvas.queryByText("Loading…")).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    load.mockImplementation(() => Promise.reject(new Error("offline")));
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This could not be loaded.");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

export const RetriesAndMovesTheFocusToTheContent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Try again" });
    const second = loadsLater();
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await canvas.findByText("Trying again…")).toBe(canvas.getByRole("status"));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(load, "a press while it retries has no effect").toHaveBeenCalledTimes(2);
    second.resolve();
    await expect(await canvas.findByText("Content")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Loaded.")).toHaveFocus());
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
  beforeEach: () => {
    load.mockRejectedValueOnce(new Error("offline"));
  },
};

export const AnnouncesEachFailure: Story = {
  ...Failed,
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole("alert");
    const button = canvas.getByRole("button", { name: "Try again" });
    await userEvent.click(button);
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
    await expect(first, "a new alert is announced").not.toBeInTheDocument();
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "false");
  },
};

export const ANewKeyRetriesAFailure: Story = {
  beforeEach: () => {
    load.mockRejectedValueOnce(new Error("offline"));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("alert");
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByText("Content")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(load, "content that has loaded does not load again").toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus();
  },
};

export const WithoutAMessage: Story = {
  args: { error: null },
  beforeEach: () => {
    load.mockRejectedValueOnce(new Error("offline"));
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByText("Content")).toBeVisible();
  },
};

export const ContainsErrorsOfItsContent: Story = {
  args: {
    children: () => {
      throw new Error("broken");
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Open" })).toBeVisible();
  },
};
