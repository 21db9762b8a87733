import { render } from "@testing-library/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { projectCards } from "#content/derived/project-cards.ts";
import { relatedProjects } from "#content/project-card.ts";
import { projects } from "#content/project.ts";
import { ProjectsPage } from "#pages/projects.tsx";

describe("a project", () => {
  it("has three others beside it, those of its discipline first", () => {
    for (const card of projectCards) {
      const related = relatedProjects(card, projectCards);
      expect(related).toHaveLength(3);
      expect(related).not.toContain(card);
    }
    const cards = projectCards.filter(({ id }) => ["1", "2", "3", "4"].includes(id));
    expect(relatedProjects({ id: "4", discipline: "Manufacturing" }, cards).map(({ id }) => id)).toEqual([
      "2",
      "1",
      "3",
    ]);
  });
});

describe("the list of projects", () => {
  /** Prerendered without a query, as the build does it; the browser then asks for a discipline. */
  it("comes to life as it was prerendered, and then shows what the address asks for", () => {
    const page = createElement(ProjectsPage);
    const root = document.createElement("div");
    root.innerHTML = renderToString(createElement(StaticRouter, { location: "/project" }, page));
    document.body.append(root);
    const names = () => [...root.querySelectorAll("h3:not([inert] *)")].map(({ textContent }) => textContent);
    expect(names()).toEqual(projects.map(({ title }) => title));

    const complain = vi.fn();
    const at = { initialEntries: ["/project?discipline=Logistics"] };
    render(createElement(MemoryRouter, at, page), { container: root, hydrate: true, onRecoverableError: complain });
    expect(complain).not.toHaveBeenCalled();
    expect(names()).toEqual(projects.filter(({ discipline }) => discipline === "Logistics").map(({ title }) => title));
    expect(root.querySelector("[aria-current=true]")?.textContent).toBe("Logistics");
    root.remove();
  });
});
