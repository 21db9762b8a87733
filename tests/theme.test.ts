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

  it("returns the same object until a change", () => {
    storage.updatePersisted({ cart: [] });
    expect(storage.readPersisted()).toBe(storage.readPersisted());
  });

  it("ignores malformed data", () => {
    for (const text of ["", "{", "null", "7", '"dark"', "[]", "{}", '{"version":0,"theme":"dark"}']) {
      localStorage.setItem("root", text);
      expect(storage.readPersisted(), text).toEqual({ version: 1 });
    }
  });

  it("never throws, whatever is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
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

describe("the theme", () => {
  it("is the system's when an unknown one is stored", () => {
    storage.updatePersisted({ theme: "sepia" });
    expect(theme.readTheme()).toBeUndefined();
    theme.applyStoredTheme(...themeNames);
    expect(html.dataset.theme).toBeUndefined();
  });
});

describe("the script before the first paint", () => {
  it("does not throw with a blocked or malformed storage", () => {
    localStorage.setItem("root", "{");
    expect(() => theme.applyStoredTheme(...themeNames)).not.toThrow();
    refuse("getItem");
    expect(() => theme.applyStoredTheme(...themeNames)).not.toThrow();
    expect(html.dataset.theme).toBeUndefined();
  });
});
