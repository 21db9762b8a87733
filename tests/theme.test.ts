import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { themeScriptText } from "#build/vite/theme-script.ts";
import type * as Storage from "#lib/storage/persisted-storage.ts";
import type * as Theme from "#lib/theme/theme.ts";

const html = document.documentElement;
let storage: typeof Storage;
let theme: typeof Theme;

/** What another tab does: it writes, and the browser tells this one. */
function writeElsewhere(text: string): void {
  localStorage.setItem("root", text);
  window.dispatchEvent(new StorageEvent("storage", { key: "root" }));
}

/** A storage that refuses, as in some private windows or when it is full. */
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
  it("is the only one, and carries a version", () => {
    storage.updatePersisted({ cart: ["2"] });
    storage.updatePersisted({ theme: "dark" });
    expect(Object.keys(localStorage)).toEqual(["root"]);
    expect(JSON.parse(localStorage.getItem("root") ?? "")).toEqual({ version: 1, cart: ["2"], theme: "dark" });
  });

  it("forgets a part that becomes undefined", () => {
    storage.updatePersisted({ theme: "dark", cart: [] });
    storage.updatePersisted({ theme: undefined });
    expect(JSON.parse(localStorage.getItem("root") ?? "")).toEqual({ version: 1, cart: [] });
  });

  it("gives the same object as long as nothing changed", () => {
    storage.updatePersisted({ cart: [] });
    expect(storage.readPersisted()).toBe(storage.readPersisted());
  });

  it("counts what is malformed or of another version as nothing", () => {
    for (const text of ["", "{", "null", "7", '"dark"', "[]", "{}", '{"version":2,"theme":"dark"}']) {
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

  it("goes back to the storage once it takes a write again", () => {
    refuse("setItem");
    storage.updatePersisted({ cart: ["2"] });
    vi.restoreAllMocks();
    storage.updatePersisted({ theme: "dark" });
    expect(JSON.parse(localStorage.getItem("root") ?? "")).toEqual({ version: 1, cart: ["2"], theme: "dark" });
  });

  it("tells of changes here and in other tabs, until one stops listening", () => {
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
  it("is the system's until one is chosen", () => {
    expect(theme.readTheme()).toBeUndefined();
    theme.bootTheme();
    expect(html.dataset.theme).toBeUndefined();
  });

  it("takes effect at once, is remembered, and can be given back to the system", () => {
    theme.chooseTheme("contrast");
    expect(html.dataset.theme).toBe("contrast");
    expect(theme.readTheme()).toBe("contrast");
    theme.chooseTheme(undefined);
    expect(html.dataset.theme).toBeUndefined();
    expect(theme.readTheme()).toBeUndefined();
  });

  it("leaves the other parts of the root alone", () => {
    storage.updatePersisted({ cart: ["2"] });
    theme.chooseTheme("dark");
    expect(storage.readPersisted()).toEqual({ version: 1, cart: ["2"], theme: "dark" });
  });

  it("is none where an unknown one is stored", () => {
    storage.updatePersisted({ theme: "sepia" });
    expect(theme.readTheme()).toBeUndefined();
    theme.bootTheme();
    expect(html.dataset.theme).toBeUndefined();
  });
});

describe("the script before the first paint", () => {
  it.each(["light", "dark", "contrast"])("puts the remembered %s on the page", (name) => {
    storage.updatePersisted({ theme: name });
    theme.bootTheme();
    expect(html.dataset.theme).toBe(name);
  });

  it("uses nothing from outside itself", async () => {
    storage.updatePersisted({ theme: "dark" });
    const text = await themeScriptText();
    expect(text.length).toBeLessThan(700);
    // oxlint-disable-next-line typescript/no-implied-eval -- what the page runs is this text
    new Function(text)();
    expect(html.dataset.theme).toBe("dark");
  });

  it("survives a storage that is blocked or broken", () => {
    localStorage.setItem("root", "{");
    expect(() => theme.bootTheme()).not.toThrow();
    refuse("getItem");
    expect(() => theme.bootTheme()).not.toThrow();
    expect(html.dataset.theme).toBeUndefined();
  });

  it("follows another tab", () => {
    theme.bootTheme();
    writeElsewhere('{"version":1,"theme":"dark"}');
    expect(html.dataset.theme).toBe("dark");
    writeElsewhere('{"version":1}');
    expect(html.dataset.theme).toBeUndefined();
  });

  it("looks again when the page comes back from the back/forward cache", () => {
    theme.bootTheme();
    storage.updatePersisted({ theme: "contrast" });
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(html.dataset.theme).toBe("contrast");
  });
});
