/** The controls of the report: the view in which pictures are shown, and the slider of each; the style sheet does the rest. */
document.querySelector("form")?.addEventListener("change", ({ currentTarget }) => {
  const view = new FormData(currentTarget).get("view");
  for (const article of document.querySelectorAll("article")) {
    const figures = [...article.querySelectorAll("figure")];
    for (const [at, figure] of figures.entries()) figure.hidden = view ? figure.dataset.view !== view : at > 0;
    article.hidden = figures.every((figure) => figure.hidden);
  }
});
document.addEventListener("input", ({ target }) => {
  target.closest("figure")?.style.setProperty("--split", `${target.value}%`);
});
