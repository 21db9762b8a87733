import { createRoot, type Root } from "react-dom/client";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPage } from "#app/route.tsx";

const Shown = ({ record = "nothing" }: { record?: string }) => <p>{record}</p>;

const after = async <Value,>(turns: number, value: Value): Promise<Value> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  return value;
};

const often = { interval: 1 };
const roots: Root[] = [];
afterEach(() => roots.splice(0).forEach((root) => root.unmount()));

/** Goes to a page whose code and record arrive after so many turns of the microtask queue, and returns what it shows. */
async function textAfter(codeTurns: number, recordTurns: number): Promise<string> {
  const { Page } = lazyPage(() => after(codeTurns, Shown), {
    load: (id) => after(recordTurns, { record: `record ${id}` }),
  });
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  roots.push(root);
  root.render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Link to="/record/7">start</Link>} />
        <Route path="/record/:id" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(element.textContent).toBe("start"), often);
  element.querySelector("a")?.click();
  await vi.waitFor(() => expect(element.textContent).toMatch(/^record|nothing/), often);
  return element.textContent;
}

it("a page shows its record, whichever of code and record arrives first, however soon", async () => {
  for (const code of [0, 1, 2, 4, 8, 16, 64])
    for (const record of [0, 1, 2, 4, 8, 16, 64])
      expect(await textAfter(code, record), `code after ${code}, record after ${record}`).toBe("record 7");
});
