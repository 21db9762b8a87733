import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ListDefinition } from "#lib/list-query/list-query.ts";
import { useListQuery } from "#lib/list-query/use-list-query.ts";

type Load = NonNullable<ListDefinition<string>["all"]>["load"];

const all = Array.from({ length: 30 }, (_, index) => `Item ${index + 1}`);
const load = vi.fn<Load>();
const list: ListDefinition<string> = { items: all.slice(0, 12), all: { count: 30, load }, text: (item) => item };

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
  load.mockReset().mockResolvedValue(all);
});
afterEach(cleanup);

it("shows its first page without loading anything", async () => {
  show("/list");
  await waitFor(() => expect(status()).toBe("ready, 30: Item 1 to Item 12"));
  expect(load).not.toHaveBeenCalled();
});

it("loads all items once, for another page and for all that is typed", async () => {
  show("/list?page=3");
  expect(status()).toBe("loading, 30: none to none");
  await waitFor(() => expect(status()).toBe("ready, 30: Item 25 to Item 30"));
  for (const text of ["i", "item", "item 29"]) type(text);
  await waitFor(() => expect(status()).toBe("ready, 1: Item 29 to Item 29"));
  expect(load).toHaveBeenCalledOnce();
});

it("keeps what is typed when loading fails, and loads again when asked", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  show("/list");
  type("29");
  expect(status()).toBe("loading, ?: none to none");
  await waitFor(() => expect(status()).toBe("failed, ?: none to none"));
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("29");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(status()).toBe("ready, 1: Item 29 to Item 29"));
});
