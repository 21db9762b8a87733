/** What one look at the document found: a message per element. */
export interface Observation {
  rule: string;
  selector: string;
  html: string;
  message: string;
}

/** The functions that run inside a checked document. */
export interface InPageChecks {
  targetSize: () => Observation[];
  overflow: () => Observation[];
  clippedText: () => Observation[];
  animations: () => Observation[];
  forcedColors: () => Observation[];
  names: () => Observation[];
  orientation: () => Observation[];
  describe: (element: Element) => { selector: string; html: string };
  /** Describes the first radio button for each of a group: Tab meets it forwards, and the last one backwards. */
  describeStop: (element: Element) => { selector: string; html: string };
}

declare global {
  interface Window {
    inPageChecks: InPageChecks;
  }
}

/** Defines `window.inPageChecks`; runs in the document, so it refers to nothing outside of itself. */
export function installInPageChecks(): void {
  const interactive =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=button], [role=link], [role=switch], [role=checkbox]";

  /** The shortest readable selector: an id, or the path of tags from the nearest id. */
  const selectorOf = (element: Element): string => {
    const parts: string[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (one.id && document.querySelectorAll(`#${CSS.escape(one.id)}`).length === 1) {
        parts.unshift(`#${CSS.escape(one.id)}`);
        break;
      }
      const tag = one.localName;
      const same = [...(one.parentElement?.children ?? [])].filter(({ localName }) => localName === tag);
      parts.unshift(same.length > 1 ? `${tag}:nth-of-type(${same.indexOf(one) + 1})` : tag);
    }
    return parts.join(" > ");
  };
  const describe = (element: Element) => ({ selector: selectorOf(element), html: element.outerHTML.slice(0, 300) });
  const describeStop = (element: Element) => {
    const isRadio = element instanceof HTMLInputElement && element.type === "radio";
    const first = isRadio && document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]`);
    return describe(first || element);
  };
  const observe = (rule: string, element: Element, message: string): Observation => ({
    rule,
    message,
    ...describe(element),
  });

  const roots = () => [...document.querySelectorAll("#root, #storybook-root, [role=dialog], [data-radix-portal]")];
  const all = (selector: string): Element[] => {
    const found = [...document.body.querySelectorAll(selector)].filter(
      (element) => !element.closest(".sb-wrapper, #storybook-docs, #storybook-highlights-root"),
    );
    return roots().length > 0 ? found : [];
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !element.closest("[inert]");
  const isVisuallyHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || element.closest(".sr-only") !== null;
  };

  /** The area that reacts to a pointer: the label of a field, or the card that a link covers. */
  const targetOf = (element: Element): DOMRect => {
    const cover = getComputedStyle(element, "::after");
    if (cover.position === "absolute" && cover.content !== "none") {
      let card = element.parentElement;
      while (card && getComputedStyle(card).position === "static") card = card.parentElement;
      if (card) return card.getBoundingClientRect();
    }
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const own = element.getBoundingClientRect();
    const other = label?.getBoundingClientRect();
    return other && other.width * other.height > own.width * own.height ? other : own;
  };

  /** Controls that are boxes; a link in a line of text needs space, not height, which axe measures. */
  const targetSize = () =>
    all(interactive)
      .filter((element) => isShown(element) && getComputedStyle(element).display !== "inline")
      .flatMap((element) => {
        const { width, height } = targetOf(element);
        return width > 0 && (width < 23.9 || height < 23.9)
          ? [observe("target-24", element, `The target is ${width.toFixed()} × ${height.toFixed()} pixels.`)]
          : [];
      });

  const scrollsSideways = (element: Element) => {
    for (let one = element.parentElement; one; one = one.parentElement) {
      const { overflowX } = getComputedStyle(one);
      if (overflowX === "auto" || overflowX === "scroll" || overflowX === "hidden" || overflowX === "clip") return true;
    }
    return false;
  };

  /** True inside of a frame of a fixed width, in which a story shows what a component does at that width. */
  const isFramed = (element: Element) =>
    [...document.querySelectorAll<HTMLElement>("#storybook-root [style*=width], #storybook-root > [class^='w-']")].some(
      (frame) => (frame.style.width.endsWith("px") || frame.className.startsWith("w-")) && frame.contains(element),
    );

  const overflow = () => {
    const { scrollWidth, clientWidth, dir } = document.documentElement;
    const wide = all("*").filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // what is beyond the beginning of a line cannot be scrolled to
      const isOutside = dir === "rtl" ? left < -1 : right > clientWidth + 1;
      return width > 0 && isOutside && !element.closest("[inert], svg") && !scrollsSideways(element);
    });
    if (wide.length > 0 ? wide.every(isFramed) : scrollWidth <= clientWidth + 1) return [];
    const [first = document.body] = wide;
    return [observe("reflow", first, `The content is ${scrollWidth} pixels wide in a window of ${clientWidth}.`)];
  };

  /** Text that its own box cuts off, apart from the end of a breadcrumb, which the heading repeats; a box that can be scrolled or that hides its content on purpose is none. */
  const clippedText = () =>
    all("p, li, dt, dd, h1, h2, h3, h4, a, button, label, span, td, th, legend, summary, output")
      .filter((element) => isShown(element) && !isVisuallyHidden(element) && element.textContent?.trim())
      .filter((element) => !element.matches('nav span[aria-current="page"]'))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const cutsX = /hidden|clip/.test(overflowX) || textOverflow === "ellipsis";
        const cutsY = /hidden|clip/.test(overflowY);
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        return (
          hasText &&
          ((cutsX && element.scrollWidth > element.clientWidth + 1) ||
            (cutsY && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => observe("clipped-text", element, "The box of the text cuts it off."));

  const animations = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, delay } = effect?.getComputedTiming() ?? {};
        return playState === "running" && Number(duration) + Number(delay) > 0;
      })
      .flatMap(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target && !target.closest(".sb-wrapper")
          ? [observe("motion", target, "The element moves although less motion is requested.")]
          : [];
      });

  const backgroundOf = (element: Element): string => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (!/(?:, 0\)|transparent)$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).getPropertyValue("background-color");
  };

  /** In forced colors: icons that have the color of their background, and controls without an edge or text. */
  const forcedColors = () => [
    ...all("svg")
      .filter((svg) => isShown(svg) && !isVisuallyHidden(svg) && svg.closest("a, button, label") !== null)
      .flatMap((svg) => {
        const shapes = [...svg.querySelectorAll("path, circle, rect, line, polyline, polygon, use")];
        const background = backgroundOf(svg);
        // the shapes of another file have no computed style here; they are drawn in the color of the icon
        const isDrawn = svg.querySelector("use") !== null && getComputedStyle(svg).color !== background;
        const isSeen =
          isDrawn ||
          shapes.some((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            return [fill, stroke].some(
              (paint) => paint !== "none" && !/^rgba.*, 0\)$/.test(paint) && paint !== background,
            );
          });
        return isSeen || shapes.length === 0
          ? []
          : [observe("forced-colors-icon", svg, "The icon has the color of its background in forced colors.")];
      }),
    ...all("input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=range]), select, textarea")
      .filter((field) => isShown(field) && !isVisuallyHidden(field))
      .filter((field) => {
        // the computed width of a border without a style is 0
        const hasEdge = (one: Element) => {
          const { borderTopWidth, borderBottomWidth, outlineStyle } = getComputedStyle(one);
          return parseFloat(borderTopWidth) > 0 || parseFloat(borderBottomWidth) > 0 || outlineStyle !== "none";
        };
        return !hasEdge(field) && !(field.parentElement && hasEdge(field.parentElement));
      })
      .map((field) => observe("forced-colors-field", field, "The field has no border in forced colors.")),
  ];

  /** A style sheet that turns the content in one orientation of the screen. */
  const orientation = () =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter(
        (rule) => rule instanceof CSSMediaRule && /orientation/.test(rule.conditionText) && /rotate/.test(rule.cssText),
      )
      .map(() =>
        observe("orientation", document.documentElement, "A style sheet turns the content in one orientation."),
      );

  const words = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim().toLowerCase();

  const fileName =
    /\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:dsc|image|img|photo|picture)[-_ ]?\d+$|^\w+(?:[-_]\w+){2,}$/i;

  /** A line of text that is larger or bolder than what follows it, as headings are, without being one. */
  const looksLikeHeading = (line: Element) => {
    const text = line.textContent?.trim() ?? "";
    if (line.childElementCount > 0 || !/^\p{Lu}.{1,59}(?<![.,:;])$/u.test(text)) return false;
    const named = "h1, h2, h3, h4, h5, h6, a, button, label, legend, summary, dt, dd, th, td, figure, blockquote, nav";
    if (line.closest(`${named}, caption, header, footer, svg, [role=status], [aria-hidden=true]`)) return false;
    // the name of an item of a list belongs to the item
    if (line.parentElement?.localName === "li") return false;
    let block = line;
    while (!block.nextElementSibling && block.parentElement && !block.matches("main, section, article, li"))
      block = block.parentElement;
    const after = [...(block.nextElementSibling?.querySelectorAll("*") ?? []), block.nextElementSibling].find(
      (one) => one && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    if (!after) return false;
    const [own, other] = [getComputedStyle(line), getComputedStyle(after)];
    const isLarger = parseFloat(own.fontSize) >= 1.2 * parseFloat(other.fontSize);
    return isLarger || Number(own.fontWeight) >= Number(other.fontWeight) + 200;
  };

  /** The text of an element without that of descendants, such as drawings that are hidden from assistive technology. */
  const textWithout = (selector: string, element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const one of copy.querySelectorAll(selector)) one.remove();
    return words(copy.textContent);
  };

  /** The boxes of a row, a column or a grid that are shown before the one that precedes them in the document. */
  const outOfOrder = (parent: Element) => {
    const { display, direction, writingMode } = getComputedStyle(parent);
    const isFromRight = direction === "rtl" || writingMode === "vertical-rl";
    if (!/flex|grid/.test(display) || !isShown(parent)) return [];
    // a term and its value, or a quotation and its source, may be read in either order, and the slides of a loop as well
    const isFree = "dd, figcaption, [aria-roledescription=slide]";
    const boxes = [...parent.children].filter(
      (child) =>
        textWithout("[aria-hidden=true]", child) &&
        isShown(child) &&
        !isVisuallyHidden(child) &&
        !child.matches(isFree) &&
        !/absolute|fixed/.test(getComputedStyle(child).position),
    );
    return boxes.filter((box, index) => {
      const own = box.getBoundingClientRect();
      const before = boxes[index - 1]?.getBoundingClientRect();
      if (!before) return false;
      const common = Math.min(own.bottom, before.bottom) - Math.max(own.top, before.top);
      const isBeside = common > Math.min(own.height, before.height) / 2;
      const isBefore = isFromRight ? own.left >= before.right - 1 : own.right <= before.left + 1;
      const isAbove = own.bottom <= before.top + 1 && own.left < before.right && own.right > before.left;
      return isAbove || (isBeside && isBefore);
    });
  };

  /** Rules about names, and about what is seen and what the document says, that neither engine has. */
  const names = () => [
    ...all("a[href], button, [role=tab]")
      .filter((element) => isShown(element))
      .flatMap((element) => {
        const label = words(element.getAttribute("aria-label"));
        if (!label) return [];
        const visible = textWithout("[aria-hidden=true], .sr-only, svg", element);
        return visible && !label.startsWith(visible)
          ? [
              observe(
                "name-begins-with-text",
                element,
                `The name '${label}' does not begin with the visible text '${visible}'.`,
              ),
            ]
          : [];
      }),
    ...all("table:not([role=presentation], [role=none])")
      .filter((table) => !table.querySelector("th, [role=columnheader], [role=rowheader]"))
      .map((table) => observe("table-headers", table, "The table has no header.")),
    ...all("[aria-invalid=true]").flatMap((field) => {
      const ids = `${field.getAttribute("aria-describedby") ?? ""} ${field.getAttribute("aria-errormessage") ?? ""}`;
      const text = ids
        .split(/\s+/)
        .map((id) => (id ? words(document.getElementById(id)?.textContent) : ""))
        .join("");
      return text || field.closest("fieldset[aria-describedby]")
        ? []
        : [observe("errors-described", field, "The field is invalid, and no message is related to it.")];
    }),
    ...all("img[alt], [role=img][aria-label]").flatMap((picture) => {
      const text = (picture.getAttribute("aria-label") ?? picture.getAttribute("alt") ?? "").trim();
      return fileName.test(text)
        ? [observe("alternative-in-words", picture, `The alternative '${text}' is the name of a file.`)]
        : [];
    }),
    ...all("p, div, span, strong, b, em")
      .filter((line) => isShown(line) && !isVisuallyHidden(line) && looksLikeHeading(line))
      .map((line) =>
        observe("headings-marked", line, `'${line.textContent?.trim()}' looks like a heading and is none.`),
      ),
    ...all("*")
      .flatMap(outOfOrder)
      .map((box) =>
        observe("visual-order", box, "The element is shown before the one that precedes it in the document."),
      ),
  ];

  window.inPageChecks = {
    targetSize,
    overflow,
    clippedText,
    animations,
    forcedColors,
    names,
    orientation,
    describe,
    describeStop,
  };
}
