import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Storage from "#lib/storage/persisted-storage.ts";
import type * as Theme from "#lib/theme/theme.ts";
import { themeNames } from "#lib/theme/themes.ts";

const html = document.documentElement;
let storage: typeof Storage;
let theme: typeof Theme;

/** A change in another tab: a write, and the browser's storage event in this tab. */
function writeElsewhere(text: string): void {
  localStorage.setItem("root", text);
  window.dispatchEvent(new StorageEvent("storage", { key: "root" }));
}

/** A blocked or full storage, as in some private windows. */
function refuse(method: "getItem" | "setItem"): void {
  vi.spyOn(window.Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("No.", method === "setItem" ? "QuotaExceededError" : "SecurityError");
  });
}

beforeEach(async () => {
  vi.resetModules();
  storage = await import("#lib/storage/persisted-storage.ts");
  theme = await import("#lib/theme/theme.ts");
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete html.dataset.theme;
});

describe("the root key", () => {
  it("removes a part that becomes undefined", () => {
    storage.updatePersisted({ theme: "dark", cart: [] });
    storage.updatePersisted({ theme: undefined });
    expect(JSON.parse(localStorage.getItem("root") ?? "")).toEqual({ version: 1, cart: [] });
  });

  it("never throws, whatever is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"version":0,"theme":"dark"}')), (text) => {
        localStorage.setItem("root", text);
        expect(storage.readPersisted().version).toBe(1);
        expect(() => theme.readTheme()).not.toThrow();
      }),
    );
  });

  it.each(["getItem", "setItem"] as const)("works in memory where %s is refused", (method) => {
    refuse(method);
    if (method === "getItem") refuse("setItem");
    expect(storage.readPersisted()).toEqual({ version: 1 });
    storage.updatePersisted({ cart: ["2"] });
    expect(storage.readPersisted()).toEqual({ version: 1, cart: ["2"] });
  });

  it("returns to the storage when a write succeeds again", () => {
    refuse("setItem");
    storage.updatePersisted({ cart: ["2"] });
    vi.restoreAllMocks();
    storage.updatePersisted({ theme: "dark" });
    expect(JSON.parse(localStorage.getItem("root") ?? "")).toEqual({ version: 1, cart: ["2"], theme: "dark" });
  });

  it("notifies of changes in this and other tabs until unsubscribed", () => {
    const changed = vi.fn<() => void>();
    const stop = storage.subscribePersisted(changed);
    storage.updatePersisted({ theme: "dark" });
    writeElsewhere('{"version":1}');
    window.dispatchEvent(new StorageEvent("storage", { key: "another" }));
    expect(changed).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
    storage.updatePersisted({ theme: "light" });
    writeElsewhere('{"version":1}');
    expect(changed).toHaveBeenCalledTimes(3);
  });
});

it("the theme is the system's where an unknown one is stored, and where the storage is malformed or blocked", () => {
  for (const text of ['{"version":1,"theme":"sepia"}', "{"]) {
    localStorage.setItem("root", text);
    expect(theme.readTheme()).toBeUndefined();
    expect(() => theme.applyStoredTheme(...themeNames)).not.toThrow();
  }
  refuse("getItem");
  expect(() => theme.applyStoredTheme(...themeNames)).not.toThrow();
  expect(html.dataset.theme).toBeUndefined();
});
