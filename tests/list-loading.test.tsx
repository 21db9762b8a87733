import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ListDefinition } from "#lib/list/list-query.ts";
import { useListQuery } from "#lib/list/use-list-query.ts";

type Load = NonNullable<ListDefinition<string>["more"]>["load"];

const all = Array.from({ length: 30 }, (_, index) => `Item ${index + 1}`);
const load = vi.fn<Load>();
const list: ListDefinition<string> = { items: all.slice(0, 12), more: { count: 30, load }, text: (item) => item };

function List() {
  const { items, count, status, retry, setSearch, search } = useListQuery(list);
  return (
    <>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button onClick={retry}>Try again</button>
      <p role="status">{`${status}, ${count ?? "?"}: ${items.at(0) ?? "none"} to ${items.at(-1) ?? "none"}`}</p>
    </>
  );
}

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <List />
    </MemoryRouter>,
  );
const type = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });
const status = () => screen.getByRole("status").textContent;

beforeEach(() => {
  load.mockReset().mockImplementation(async (from, to) => all.slice(from, to));
});
afterEach(cleanup);

it("shows its first page without loading anything", async () => {
  show("/list");
  await waitFor(() => expect(status()).toBe("ready, 30: Item 1 to Item 12"));
  expect(load).not.toHaveBeenCalled();
});

it("loads the items of another page only", async () => {
  show("/list?page=3");
  await waitFor(() => expect(status()).toBe("ready, 30: Item 25 to Item 30"));
  expect(load.mock.calls).toEqual([[24, 30]]);
});

it("loads all items for a search, once for all that is typed", async () => {
  show("/list");
  for (const text of ["i", "item", "item 29"]) type(text);
  await waitFor(() => expect(status()).toBe("ready, 1: Item 29 to Item 29"));
  expect(load.mock.calls).toEqual([[0, 30]]);
  type("");
  await waitFor(() => expect(status()).toBe("ready, 30: Item 1 to Item 12"));
});

it("says nothing of a count before it is known", async () => {
  const pending = Promise.withResolvers<string[]>();
  load.mockReturnValue(pending.promise);
  show("/list?q=29");
  await waitFor(() => expect(status()).toBe("loading, ?: none to none"));
  await act(async () => pending.resolve(all));
  await waitFor(() => expect(status()).toBe("ready, 1: Item 29 to Item 29"));
});

it("keeps what is typed when loading fails, and loads again when asked", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  show("/list");
  type("29");
  await waitFor(() => expect(status()).toBe("failed, ?: none to none"));
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("29");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(status()).toBe("ready, 1: Item 29 to Item 29"));
});

it("ignores what arrives for a page that is no longer asked for", async () => {
  const slow = Promise.withResolvers<string[]>();
  load.mockReturnValueOnce(slow.promise);
  show("/list?page=2");
  await waitFor(() => expect(status()).toBe("loading, 30: none to none"));
  type("29");
  await waitFor(() => expect(status()).toBe("ready, 1: Item 29 to Item 29"));
  await act(async () => slow.resolve(all.slice(12, 24)));
  await waitFor(() => expect(status()).toBe("ready, 1: Item 29 to Item 29"));
});
