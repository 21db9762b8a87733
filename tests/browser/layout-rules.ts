/** The rules of rendered layout, in the order of the report. */
export const layoutRules = [
  "left-edges",
  "line-length",
  "gap",
  "single-word",
  "broken-word",
  "single-card",
  "size-step",
  "cut",
  "covered-text",
  "split-word",
  "picture-pixels",
  "empty-block",
  "empty-column",
  "covered-focus",
] as const;
export type LayoutRule = (typeof layoutRules)[number];

/** A child of a grid or a row, its place, and the end of its content. */
interface Column extends DOMRectReadOnly {
  element: Element;
  end: number;
}

/** An element that breaks a rule, and what was measured. */
export interface LayoutFault {
  rule: LayoutRule;
  place: string;
  message: string;
}

/**
 * Where the document breaks a rule of layout, in the window as it is; `gaps` are the lengths of the space scale in pixels. Runs
 * in the document, so it refers to nothing outside of itself.
 */
export async function findLayoutFaults(gaps: readonly number[]): Promise<LayoutFault[]> {
  // what observes the size of the window has reacted in the second frame
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const found: LayoutFault[] = [];
  const report = (rule: LayoutRule, element: Element, message: string) => {
    const words = (element.textContent || element.getAttribute("alt") || element.getAttribute("src") || "").trim();
    found.push({ rule, place: `${element.localName} ${words.replaceAll(/\s+/g, " ").slice(0, 40)}`.trim(), message });
  };
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isShown = (element: Element) => {
    const { width, height } = boxOf(element);
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /** Whether the element stands in what scrolls or is cut on purpose, such as the track of a carousel. */
  const isInFrame = (element: Element) => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== "visible") return true;
    return false;
  };
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].filter(isShown);
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);

  /** The lines of an element, the words of each by their place, and the words that are on two lines. */
  const readLines = (element: Element) => {
    const lines: { top: number; bottom: number; text: string }[] = [];
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // a drop cap is a box of its own, higher than the line of its word
        const { top, bottom, height } = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
        if (height === 0) continue;
        if (/^\p{L}+$/u.test(word) && range.getClientRects().length > 1) broken.push(word);
        const last = lines.at(-1);
        const middle = (top + bottom) / 2;
        if (last && middle > last.top && middle < last.bottom) last.text += ` ${word}`;
        else lines.push({ top, bottom, text: word });
      }
    return { lines: lines.map(({ text }) => text), broken };
  };

  // a step of some pixels between two left edges is a mistake, not a decision
  // decorations, such as the title block of a sheet, stand in corners
  const isInFlow = (element: Element) => element.closest("[aria-hidden=true], .absolute, .fixed") === null;
  const blocks = all("h1, h2, h3, p, ul, ol, dl, table, form, article, figure").filter(
    (element) => !isInFrame(element) && isInFlow(element) && getComputedStyle(element).textAlign !== "center",
  );
  const sectionOf = (element: Element) => element.parentElement?.closest("section, main");
  for (const own of Map.groupBy(blocks, sectionOf).values()) {
    const edges = new Map(own.map((element) => [Math.round(boxOf(element).left), element]));
    for (const [left, element] of edges)
      for (let step = 2; step <= 16; step++)
        // a row that scrolls reaches the edge of the window
        if (left > step && edges.has(left - step))
          report("left-edges", element, `begins at ${left}, another at ${left - step}`);
  }

  for (const element of all("p")) {
    const { lines } = readLines(element);
    if (lines.length < 3) continue;
    const longest = lines.slice(0, -1).reduce((sum, { length }) => sum + length, 0) / (lines.length - 1);
    // 75 in the average paragraph
    if (longest > 78) report("line-length", element, `${longest.toFixed()} characters in a line`);
    if (longest < 45 && lines.length > 8 && innerWidth >= 768)
      report("line-length", element, `${longest.toFixed()} characters in each of ${lines.length} lines`);
  }

  for (const element of all("div, ul, ol, dl, form, section, header, footer, nav, a, li")) {
    const { display, rowGap, columnGap } = getComputedStyle(element);
    if (!/^(?:flex|grid)$/.test(display) || element.children.length < 2) continue;
    for (const gap of new Set([rowGap, columnGap]))
      if (gap !== "normal" && !gaps.includes(parseFloat(gap))) report("gap", element, `a gap of ${gap}`);
  }

  for (const element of all("h1, h2, h3, h4")) {
    // a word of more than a third of a line ends no heading badly, and another break may have none
    const { lines, broken } = readLines(element);
    if (broken.length > 0) report("broken-word", element, `'${broken.join("', '")}' on two lines`);
    const last = lines.at(-1) ?? "";
    if (lines.length > 1 && !last.includes(" ") && last.length * 3 < Math.max(...lines.map(({ length }) => length)))
      report("single-word", element, `the last of ${lines.length} lines is '${last}'`);
  }

  for (const element of all("ul, ol, div")) {
    const items = [...element.children].filter(isShown);
    const areCards = items.every((item) => boxOf(item).height > 80 && item.localName === items[0]?.localName);
    if (getComputedStyle(element).display !== "grid" || items.length < 3 || !areCards) continue;
    const tops = items.map((item) => Math.round(boxOf(item).top));
    const columns = tops.filter((top) => top === tops[0]).length;
    const last = items.at(-1)!;
    const isAlone = tops.filter((top) => Math.abs(top - tops.at(-1)!) < 2).length === 1;
    if (columns > 1 && isAlone && boxOf(last).width < boxOf(element).width * 0.75)
      report("single-card", last, `alone in the last row of ${items.length}`);
  }

  const texts = all(":not(svg *)").filter((element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
  );
  const screenOf = (element: Element) =>
    Math.floor((boxOf(element).top + scrollY + boxOf(element).height / 2) / innerHeight);
  for (const seen of Map.groupBy(texts, screenOf).values()) {
    const [largest, next] = [...new Set(seen.map(sizeOf))].toSorted((one, other) => other - one);
    const element = seen.find((one) => sizeOf(one) === largest);
    // a screen of secondary text has no heading
    if (element && largest && next && largest >= 18 && largest / next < 1.12)
      report("size-step", element, `${largest} px beside ${next} px`);
  }

  /** Whether the element may be beyond the edge of what cuts it off: in a slide, or in what scrolls. */
  const isCutOnPurpose = (element: Element) => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
    return element.closest(".sr-only, svg, [aria-roledescription=carousel]") !== null;
  };
  for (const element of new Set([...texts, ...all("img, svg, input, button, a")])) {
    const { left, right } = boxOf(element);
    if ((left < -1 || right > innerWidth + 1) && !isInFrame(element) && !element.closest(".sr-only"))
      report("cut", element, `from ${left.toFixed()} to ${right.toFixed()} in ${innerWidth}`);
  }

  // what the text itself takes up, without the rest of its box
  const controls = all("a[href], button, input, select, textarea").map((control) => ({ control, box: boxOf(control) }));
  const range = document.createRange();
  for (const element of texts) {
    if (isCutOnPurpose(element)) continue;
    for (const node of [...element.childNodes].filter((one) => one instanceof Text && one.data.trim() !== "")) {
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      const end = Math.max(...lines.map(({ right }) => right));
      for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement)
        if (getComputedStyle(frame).overflowX !== "visible" && end > boxOf(frame).right + 1)
          report(
            "cut",
            element,
            `to ${end.toFixed()} in a ${frame.localName} that ends at ${boxOf(frame).right.toFixed()}`,
          );
      for (const { control, box } of controls) {
        if (control.contains(element) || element.contains(control) || control.closest("label")) continue;
        const isCovered = lines.some(
          ({ left, right, top, bottom }) =>
            Math.min(right, box.right) - Math.max(left, box.left) > 2 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 4,
        );
        if (isCovered && getComputedStyle(control).display !== "inline")
          report("covered-text", element, `by ${control.getAttribute("aria-label") ?? control.textContent}`);
      }
      for (const { index, 0: word } of lines.length > 1 ? (node as Text).data.matchAll(/\S+/g) : []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const isNumber = /^[^\p{L}-]*\d[^\p{L}-]*$/u.test(word);
        if (parts > 1 && (isNumber || word.length / parts < 3))
          report("split-word", element, `'${word}' on ${parts} lines`);
      }
    }
  }

  for (const image of all("img") as HTMLImageElement[]) {
    const [, pixels] = /-(\d+)\.(?:avif|webp|jpeg)$/.exec(image.currentSrc) ?? [];
    if (!pixels || (isInFrame(image) && !image.closest("picture"))) continue;
    const { width, height } = boxOf(image);
    const ratio = image.naturalWidth / image.naturalHeight;
    const { objectFit } = getComputedStyle(image);
    const whole = Math.min(width, height * ratio, objectFit === "scale-down" ? image.naturalWidth : Infinity);
    const drawn = objectFit === "cover" ? Math.max(width, height * ratio) : whole;
    // of the chosen copy, and of the master, which a display with two device pixels per pixel needs
    const fault = [
      [Number(pixels), drawn * devicePixelRatio],
      [Number(image.getAttribute("width")), drawn * 2],
    ].find(([has = 0, needs = 0]) => needs > has + 2);
    if (fault) report("picture-pixels", image, `${fault[0]} pixels drawn at ${fault[1]?.toFixed()}`);
  }

  const leaves = all("img, svg, video, input, textarea, select, button, hr, [style*=background], canvas");
  for (const section of all("section, article").filter((one) => boxOf(one).height > 400)) {
    const inside = [...texts, ...leaves].filter((element) => section.contains(element));
    let end = boxOf(section).top;
    for (const { top, bottom } of inside.map(boxOf).toSorted((one, other) => one.top - other.top)) {
      if (top - end > 240) report("empty-block", section, `${(top - end).toFixed()} empty pixels`);
      end = Math.max(end, bottom);
    }
    if (boxOf(section).bottom - end > 240)
      report("empty-block", section, `${(boxOf(section).bottom - end).toFixed()} empty pixels at its end`);
  }

  // beside a longer column; one that stays in view is not empty
  const ends = new Map(
    [...texts, ...leaves].map((element) => {
      const content = document.createRange();
      if (leaves.includes(element)) content.selectNode(element);
      else content.selectNodeContents(element);
      return [element, content.getBoundingClientRect().bottom];
    }),
  );
  for (const row of all("*").filter((one) => boxOf(one).height > 400 && one.children.length > 1)) {
    if (!/flex|grid/.test(getComputedStyle(row).display)) continue;
    const columns = [...row.children].filter(isShown).map((element) => {
      const own = [...ends].filter(([one]) => element.contains(one)).map(([, end]) => end);
      return { element, end: Math.max(...own), ...boxOf(element).toJSON() } as Column;
    });
    for (const { element, left, right, end } of columns) {
      const others = columns.filter((one) => one.element !== element);
      const beside = others.filter((one) => (one.left >= right || one.right <= left) && one.top < end);
      const below = others.filter((one) => one.left < right && one.right > left && one.top >= end);
      const empty = Math.min(Math.max(...beside.map((one) => one.end)), ...below.map((one) => one.top)) - end;
      const isSticky = (one: Element) => getComputedStyle(one).position === "sticky";
      if (empty > 400 && Number.isFinite(empty) && ![element, ...element.querySelectorAll("*")].some(isSticky))
        report("empty-column", element, `${empty.toFixed()} empty pixels at its end`);
    }
  }

  // an element that is cut by the upper edge of the window is scrolled to it when it gets the focus
  const stops = all("a[href], button, input, select, textarea").filter((element) => !element.closest("[inert]"));
  const isField = (element: Element) => element.matches("input, select, textarea");
  const step = Math.ceil(stops.length / 6);
  for (const element of stops.filter((one, index) => index % step === 0 || isField(one))) {
    window.scrollTo({ top: boxOf(element).top + scrollY + 5, behavior: "instant" });
    element.focus();
    const label = (element as HTMLInputElement).labels?.[0];
    for (const one of [element, ...(label && isShown(label) ? [label] : [])]) {
      const { left, top, width, height } = boxOf(one);
      let cover = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      if (!cover || cover.contains(one) || one.contains(cover)) continue;
      while (cover && !/^(?:fixed|sticky)$/.test(getComputedStyle(cover).position)) cover = cover.parentElement;
      if (cover && !cover.contains(one)) report("covered-focus", one, `below ${cover.localName}`);
    }
  }
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  return found;
}
