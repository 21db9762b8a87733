/** The filters of the report: shows what fits all of them, and says how much that is. */
const form = document.querySelector("form");
const live = document.querySelector("[role=status]");

const count = (selector, one, many) => {
  const shown = [...document.querySelectorAll(selector)].filter((part) => !part.hidden).length;
  return `${shown} ${shown === 1 ? one : many}`;
};

function filter() {
  const wanted = [...form.querySelectorAll("select")].filter(({ value }) => value);
  for (const part of document.querySelectorAll("[data-criteria], [data-groups], [data-checks]"))
    part.hidden = wanted.some(({ name, value }) => {
      const values = part.dataset[name];
      return values !== undefined && !values.includes(`|${value}|`);
    });
  live.textContent = [
    count("article", "finding", "findings"),
    count("#criteria + div tbody tr", "criterion", "criteria"),
    count("#places + div tbody tr", "page or component", "pages and components"),
  ].join(", ");
}

form.hidden = false;
form.addEventListener("change", filter);
// the fields are empty after the event
form.addEventListener("reset", () => setTimeout(filter));
filter();
