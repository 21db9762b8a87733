/** The controls of the report: how pictures are shown, in which view, and the slider of each. */
const main = document.querySelector("main");
document.querySelector("form")?.addEventListener("change", ({ currentTarget }) => {
  const { mode, view } = Object.fromEntries(new FormData(currentTarget));
  main.dataset.mode = mode;
  for (const article of document.querySelectorAll("article")) {
    const figures = [...article.querySelectorAll("figure")];
    for (const [at, figure] of figures.entries()) figure.hidden = view ? figure.dataset.view !== view : at > 0;
    article.hidden = figures.every((figure) => figure.hidden);
  }
});
main.addEventListener("input", ({ target }) => {
  target.closest("figure")?.style.setProperty("--split", `${target.value}%`);
});
