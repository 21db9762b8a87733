/** The filters of the report: shows the findings that fit, and says how many there are. */
const form = document.querySelector("form");
const live = document.querySelector("[role=status]");

function filter() {
  const wanted = Object.fromEntries(new FormData(form));
  let shown = 0;
  for (const finding of document.querySelectorAll("article")) {
    const { criteria, group, check } = finding.dataset;
    const fits =
      (!wanted.criterion || criteria.split(" ").includes(wanted.criterion)) &&
      (!wanted.group || group === wanted.group) &&
      (!wanted.check || check === wanted.check);
    finding.hidden = !fits;
    if (fits) shown += 1;
  }
  live.textContent = shown === 1 ? "1 finding" : `${shown} findings`;
}

if (form) {
  form.addEventListener("change", filter);
  // the fields are empty after the event
  form.addEventListener("reset", () => setTimeout(filter));
  filter();
}
