import type { Subject } from "./model.ts";

/** One accessibility defect, applied alone to a page or a story that has none. */
export interface Defect {
  name: string;
  /** A path, the name of an opened state, or the id of a story. */
  on: string;
  /** The rules of which one has to report it, as `check:rule`. */
  expect: readonly string[];
  /** The element that gets the defect; a report about it or about an element beside it is at the right place. */
  target?: string;
  /** Makes the defect in the document; it is sent as text, so it refers to nothing outside of itself. */
  apply?: (element: HTMLElement) => void;
  /** Makes the defect before the story plays; a story that then fails reports it. */
  before?: () => void;
  /** The theme that alone must report it. */
  theme?: "light" | "dark" | "contrast";
  /** Matches the subject and the message of the report, where it is about no element. */
  says?: RegExp;
  /** The path whose requests the site answers with an error. */
  failingPath?: string;
}

const story = "story:story-plays";

/** Every seeded defect. */
export const defects: readonly Defect[] = [
  // names
  {
    name: "a field without its label",
    on: "/contact",
    target: "main input[name=subject]",
    expect: ["axe:label"],
    apply: (one) => (one as HTMLInputElement).labels?.[0]?.remove(),
  },
  {
    name: "a list without its label",
    on: "/shop",
    target: "main select",
    expect: ["axe:select-name", "axe:label"],
    apply: (one) => {
      (one as HTMLSelectElement).labels?.[0]?.remove();
      one.removeAttribute("aria-label");
    },
  },
  {
    name: "a button without a name",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["axe:button-name"],
    apply: (one) => {
      one.textContent = "";
      one.removeAttribute("aria-label");
    },
  },
  {
    name: "a link without a name",
    on: "/about",
    target: "main a[href='/services']",
    expect: ["axe:link-name"],
    apply: (one) => {
      one.textContent = "";
      one.removeAttribute("aria-label");
    },
  },
  {
    name: "a picture without an alternative",
    on: "/about",
    target: "main img",
    expect: ["axe:image-alt"],
    apply: (one) => one.removeAttribute("alt"),
  },
  {
    name: "a drawing without a name",
    on: "/network-locations",
    target: "main [role=img]",
    expect: ["axe:svg-img-alt", "axe:role-img-alt"],
    apply: (one) => {
      one.removeAttribute("aria-label");
      one.removeAttribute("aria-labelledby");
      one.querySelector("title")?.remove();
    },
  },
  {
    name: "a dialog without a name",
    on: "ui-dialog--centered",
    target: "[role=dialog]",
    expect: ["axe:aria-dialog-name"],
    apply: (one) => {
      one.removeAttribute("aria-labelledby");
      one.removeAttribute("aria-label");
    },
  },
  {
    name: "a frame without a title",
    on: "sections-shared-video-dialog--open",
    target: "iframe",
    expect: ["axe:frame-title"],
    apply: (one) => one.removeAttribute("title"),
  },
  {
    name: "a switch without a name",
    on: "/contact",
    target: "main h1",
    expect: ["axe:aria-toggle-field-name"],
    apply: (one) => {
      one.innerText = "";
      const made = document.createElement("span");
      made.setAttribute("role", "switch");
      made.setAttribute("aria-checked", "true");
      made.tabIndex = 0;
      made.style.padding = "2rem";
      one.append(made);
    },
  },
  {
    name: "a name that does not contain the visible text",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["axe:label-content-name-mismatch", "names:name-begins-with-text"],
    apply: (one) => one.setAttribute("aria-label", "Go"),
  },
  {
    name: "a name that does not begin with the visible text",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["names:name-begins-with-text"],
    apply: (one) => one.setAttribute("aria-label", "Contact: Send message"),
  },
  {
    name: "a heading without text",
    on: "/about",
    target: "main h2",
    expect: ["axe:empty-heading"],
    apply: (one) => (one.textContent = ""),
  },
  {
    name: "two navigations without names",
    on: "/about",
    target: "nav",
    expect: ["axe:landmark-unique", "ibm:aria_navigation_label_unique"],
    apply: () => {
      for (const nav of document.querySelectorAll("nav")) {
        nav.removeAttribute("aria-label");
        nav.removeAttribute("aria-labelledby");
        nav.setAttribute("data-defect", "");
      }
    },
  },
  {
    name: "an alternative that repeats the link",
    on: "/about",
    target: "footer nav a, footer li a",
    expect: ["axe:image-redundant-alt"],
    apply: (one) => {
      const image = document.createElement("img");
      image.alt = one.textContent ?? "";
      image.width = 20;
      image.height = 20;
      one.append(image);
    },
  },
  // relations
  {
    name: "a description that does not exist",
    on: "/contact",
    target: "main input[name=email]",
    expect: ["names:references-exist"],
    apply: (one) => one.setAttribute("aria-describedby", "missing"),
  },
  {
    name: "an error without a relation to its field",
    on: "ui-field--with-error",
    target: "[aria-invalid=true]",
    expect: ["names:errors-described"],
    apply: (one) => {
      one.removeAttribute("aria-describedby");
      one.removeAttribute("aria-errormessage");
    },
  },
  {
    name: "a tab that controls nothing",
    on: "ui-tabs--first-tab-shown",
    target: "[role=tab]",
    expect: ["names:references-exist", "axe:aria-valid-attr-value"],
    apply: (one) => one.setAttribute("aria-controls", "missing"),
  },
  {
    name: "an id that two elements share",
    on: "/contact",
    target: "main input[name=subject]",
    expect: ["axe:duplicate-id-aria", "ibm:element_id_unique"],
    apply: (one) => {
      const other = document.createElement("p");
      other.id = one.id;
      other.textContent = "Other";
      one.before(other);
      other.setAttribute("data-defect", "");
      const third = document.createElement("p");
      third.setAttribute("aria-labelledby", one.id);
      third.setAttribute("role", "group");
      third.setAttribute("data-defect", "");
      one.before(third);
    },
  },
  {
    name: "a skip link without a target",
    on: "/about",
    target: "a[href='#main']",
    expect: ["axe:skip-link", "axe:bypass"],
    apply: () => document.querySelector("#main")?.removeAttribute("id"),
  },
  {
    name: "a label of an invalid purpose",
    on: "/contact",
    target: "main input[name=email]",
    expect: ["axe:autocomplete-valid"],
    apply: (one) => one.setAttribute("autocomplete", "fullname"),
  },
  // roles and states
  {
    name: "a role that does not exist",
    on: "/about",
    target: "main a",
    expect: ["axe:aria-roles"],
    apply: (one) => one.setAttribute("role", "buton"),
  },
  {
    name: "an attribute that does not exist",
    on: "/about",
    target: "main a",
    expect: ["axe:aria-valid-attr"],
    apply: (one) => one.setAttribute("aria-labeledby", "main"),
  },
  {
    name: "a state with an invalid value",
    on: "ui-accordion--multiple",
    target: "button[aria-expanded]",
    expect: ["axe:aria-valid-attr-value"],
    apply: (one) => one.setAttribute("aria-expanded", "maybe"),
  },
  {
    name: "a state that the role does not have",
    on: "/about",
    target: "main a",
    expect: ["axe:aria-allowed-attr", "ibm:aria_attribute_allowed"],
    apply: (one) => one.setAttribute("aria-checked", "true"),
  },
  {
    name: "a checkbox without a state",
    on: "/about",
    target: "main p",
    expect: ["axe:aria-required-attr"],
    apply: (one) => {
      one.setAttribute("role", "checkbox");
      one.tabIndex = 0;
    },
  },
  {
    name: "a name where none is allowed",
    on: "/about",
    target: "main p",
    expect: ["axe:aria-prohibited-attr", "ibm:aria_attribute_allowed", "ibm:aria_accessiblename_exists"],
    apply: (one) => one.setAttribute("aria-label", "Text"),
  },
  {
    name: "tabs without their role",
    on: "ui-tabs--first-tab-shown",
    target: "[role=tablist]",
    expect: ["axe:aria-required-children"],
    apply: (one) => {
      for (const tab of one.querySelectorAll("[role=tab]")) tab.setAttribute("role", "link");
    },
  },
  {
    name: "a tab outside of a tab list",
    on: "ui-tabs--first-tab-shown",
    target: "[role=tab]",
    expect: ["axe:aria-required-parent"],
    apply: (one) => one.closest("[role=tablist]")?.removeAttribute("role"),
  },
  {
    name: "a presentation with a name",
    on: "/about",
    target: "footer ul",
    expect: ["axe:presentation-role-conflict", "axe:listitem", "axe:list"],
    apply: (one) => {
      one.setAttribute("role", "none");
      one.setAttribute("aria-label", "Pages");
    },
  },
  {
    name: "a role that the element cannot have",
    on: "/about",
    target: "main h2",
    expect: ["axe:aria-allowed-role", "ibm:aria_role_valid", "ibm:aria_role_allowed"],
    apply: (one) => one.setAttribute("role", "checkbox"),
  },
  {
    name: "a hidden control that takes the focus",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["axe:aria-hidden-focus"],
    apply: (one) => one.setAttribute("aria-hidden", "true"),
  },
  {
    name: "a hidden document",
    on: "/about",
    target: "body",
    expect: ["axe:aria-hidden-body"],
    apply: (one) => one.setAttribute("aria-hidden", "true"),
  },
  {
    name: "a link inside of a button",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["axe:nested-interactive", "ibm:element_tabbable_role_valid"],
    apply: (one) => {
      const link = document.createElement("a");
      link.href = "/";
      link.textContent = "Home";
      one.append(link);
    },
  },
  {
    name: "a button that no key reaches",
    on: "/about",
    target: "main p",
    expect: [
      "axe:focus-order-semantics",
      "ibm:element_tabbable_role_valid",
      "ibm:widget_tabbable_exists",
      "ibm:widget_tabbable_single",
      "keyboard:keyboard-reaches",
    ],
    apply: (one) => one.setAttribute("role", "button"),
  },
  // structure
  {
    name: "a heading level that is skipped",
    on: "/about",
    target: "main h2",
    expect: ["axe:heading-order"],
    apply: (one) => {
      one.setAttribute("role", "heading");
      one.setAttribute("aria-level", "5");
    },
  },
  {
    name: "a page without a main heading",
    on: "/about",
    target: "h1",
    expect: ["axe:page-has-heading-one"],
    apply: (one) => {
      one.setAttribute("role", "presentation");
      document.documentElement.setAttribute("data-defect", "");
    },
  },
  {
    name: "content outside of landmarks",
    on: "/about",
    target: "body",
    expect: ["axe:region"],
    apply: (one) => {
      const text = document.createElement("p");
      text.textContent = "Outside";
      one.append(text);
    },
  },
  {
    name: "two main landmarks",
    on: "/about",
    target: "main section, main div",
    expect: ["axe:landmark-no-duplicate-main", "axe:landmark-main-is-top-level"],
    apply: (one) => {
      one.setAttribute("role", "main");
      document.querySelector("main")?.setAttribute("data-defect", "");
    },
  },
  {
    name: "a list item without a list",
    on: "/about",
    target: "footer li",
    expect: ["axe:listitem"],
    apply: (one) => {
      one.parentElement?.setAttribute("role", "group");
    },
  },
  {
    name: "a list with other content",
    on: "/about",
    target: "footer ul",
    expect: ["axe:list", "ibm:list_children_valid"],
    apply: (one) => {
      one.removeAttribute("role");
      one.append(document.createElement("p"));
    },
  },
  {
    name: "a description list with other content",
    on: "/order_received",
    target: "dl, main",
    expect: ["axe:definition-list", "axe:dlitem"],
    apply: (one) => {
      const list = document.createElement("dl");
      list.innerText = "";
      const text = document.createElement("p");
      text.textContent = "Text";
      list.append(text);
      one.append(list);
    },
  },
  {
    name: "a table without headers",
    on: "sections-cart-cart-table--columns-and-rows",
    target: "#storybook-root table",
    expect: [
      "axe:td-has-header",
      "axe:empty-table-header",
      "ibm:table_headers_exists",
      "names:table-headers",
      "axe:th-has-data-cells",
    ],
    apply: (one) => {
      for (const head of one.querySelectorAll("th")) {
        const cell = document.createElement("td");
        cell.append(...head.childNodes);
        head.replaceWith(cell);
      }
    },
  },
  {
    name: "a header of no cells",
    on: "sections-cart-cart-table--columns-and-rows",
    target: "#storybook-root table th",
    expect: ["axe:scope-attr-valid"],
    apply: (one) => one.setAttribute("scope", "table"),
  },
  {
    name: "a page without a language",
    on: "/about",
    target: "html",
    expect: ["axe:html-has-lang"],
    apply: (one) => one.removeAttribute("lang"),
  },
  {
    name: "a page in an unknown language",
    on: "/about",
    target: "html",
    expect: ["axe:html-lang-valid"],
    apply: (one) => one.setAttribute("lang", "zz-zz"),
  },
  {
    name: "a part in an unknown language",
    on: "/about",
    target: "main p",
    expect: ["axe:valid-lang", "ibm:element_lang_valid"],
    apply: (one) => one.setAttribute("lang", "english"),
  },
  {
    name: "a page without a title",
    on: "/about",
    target: "html",
    expect: ["axe:document-title"],
    apply: () => {
      for (const title of document.querySelectorAll("title")) title.remove();
    },
  },
  {
    name: "a page that cannot be zoomed",
    on: "/about",
    target: "meta[name=viewport]",
    expect: ["axe:meta-viewport"],
    apply: (one) => one.setAttribute("content", "width=device-width, maximum-scale=1, user-scalable=no"),
  },
  {
    name: "a page that loads again by itself",
    on: "/about",
    target: "head",
    expect: ["axe:meta-refresh"],
    apply: (one) => {
      const meta = document.createElement("meta");
      meta.httpEquiv = "refresh";
      meta.content = "18000";
      one.append(meta);
    },
  },
  {
    name: "text that runs by itself",
    on: "/about",
    target: "main p",
    expect: ["axe:marquee", "ibm:marquee_elements_avoid"],
    apply: (one) =>
      one.append(
        Object.assign(document.createElementNS("http://www.w3.org/1999/xhtml", "marquee"), { textContent: "Running" }),
      ),
  },
  {
    name: "two controls with one access key",
    on: "/about",
    target: "footer",
    expect: ["axe:accesskeys"],
    apply: (one) => {
      for (const link of [...one.querySelectorAll("a")].slice(0, 2)) link.accessKey = "k";
    },
  },
  // color
  {
    name: "faint text in the light theme",
    on: "/about",
    target: "main p",
    theme: "light",
    expect: ["axe:color-contrast"],
    apply: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-theme=light] [data-defect]{color:#bbb!important}");
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    name: "faint text in the dark theme",
    on: "/about",
    target: "main p",
    theme: "dark",
    expect: ["axe:color-contrast"],
    apply: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-theme=dark] [data-defect]{color:#444!important}");
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    name: "faint text in the high-contrast theme",
    on: "/contact",
    target: "main p",
    theme: "contrast",
    expect: ["axe:color-contrast"],
    apply: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-theme=contrast] [data-defect]{color:#888!important;background:#999!important}");
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    name: "a faint button in one theme",
    on: "ui-button--primary",
    target: "#storybook-root button",
    theme: "dark",
    expect: ["axe:color-contrast"],
    apply: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-theme=dark] [data-defect]{color:#777!important;background:#888!important}");
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    name: "text above a picture of its own color",
    on: "/about",
    target: "main p",
    expect: ["axe:color-contrast"],
    apply: (one) => {
      one.style.setProperty("color", "#8a8a8a", "important");
      one.style.setProperty("background-image", "linear-gradient(#999, #777)", "important");
    },
  },
  {
    name: "one faint text of several above a picture",
    on: "/about",
    target: "main p",
    expect: ["axe:color-contrast"],
    apply: (one) => {
      const box = one.parentElement;
      box?.style.setProperty("background-image", "linear-gradient(#fff, #eee)", "important");
      for (const text of box?.children ?? []) (text as HTMLElement).style.setProperty("color", "#111", "important");
      one.style.setProperty("color", "#bbb", "important");
    },
  },
  {
    name: "a link in text that only its color tells apart",
    on: "/contact",
    target: "main p",
    expect: ["axe:link-in-text-block"],
    apply: (one) => {
      const link = document.createElement("a");
      link.href = "/";
      link.textContent = "a link";
      link.style.setProperty("text-decoration", "none", "important");
      link.style.setProperty("color", "#3b3b53", "important");
      one.append(" and ", link, " in the text of it.");
    },
  },
  {
    name: "an icon that forced colors hide",
    on: "/about",
    target: "header button svg, header a svg",
    expect: ["forced-colors:forced-colors-icon"],
    apply: (one) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "@media (forced-colors:active){[data-defect]{forced-color-adjust:none!important;color:Canvas!important}}",
      );
      document.adoptedStyleSheets.push(sheet);
      for (const svg of document.querySelectorAll("header button svg, header a svg"))
        svg.setAttribute("data-defect", "");
      one.setAttribute("data-defect", "");
    },
  },
  {
    name: "an icon of the wide header alone that forced colors hide",
    on: "/about",
    target: "header nav[aria-label=Main] button svg",
    expect: ["forced-colors:forced-colors-icon"],
    apply: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "@media (forced-colors:active){[data-defect]{forced-color-adjust:none!important;color:Canvas!important}}",
      );
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    name: "a field that forced colors leave without an edge",
    on: "/contact",
    target: "main input[name=subject]",
    expect: ["forced-colors:forced-colors-field"],
    apply: (one) => one.style.setProperty("border", "0", "important"),
  },
  // size and space
  {
    name: "a target of 12 pixels",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["target-size:target-24", "axe:target-size"],
    apply: (one) => {
      for (const [name, value] of Object.entries({
        width: "12px",
        height: "12px",
        "min-height": "0",
        "min-width": "0",
        padding: "0",
        overflow: "hidden",
      }))
        one.style.setProperty(name, value, "important");
    },
  },
  {
    name: "a small target in a component",
    on: "ui-pagination--middle-page",
    target: "nav a",
    expect: ["target-size:target-24", "axe:target-size"],
    apply: (one) => {
      for (const [name, value] of Object.entries({
        width: "16px",
        height: "16px",
        "min-height": "0",
        "min-width": "0",
        padding: "0",
        overflow: "hidden",
      }))
        one.style.setProperty(name, value, "important");
    },
  },
  {
    name: "content wider than a small window",
    on: "/about",
    target: "main p",
    expect: ["reflow:reflow", "zoom:zoom"],
    apply: (one) => one.style.setProperty("min-width", "500px", "important"),
  },
  {
    name: "text that its box cuts off",
    on: "/about",
    target: "main p",
    expect: ["reflow:clipped-text", "zoom:zoom"],
    apply: (one) => {
      one.style.setProperty("height", "1em", "important");
      one.style.setProperty("overflow", "hidden", "important");
    },
  },
  {
    name: "text that is cut off with more space between its letters",
    on: "/contact",
    target: "main h1",
    expect: ["text-spacing:text-spacing"],
    apply: (one) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "@media (width <= 320px){[data-defect]{white-space:nowrap!important;overflow:hidden!important;width:min-content!important;letter-spacing:0}}",
      );
      document.adoptedStyleSheets.push(sheet);
      one.style.setProperty("height", "1.2em");
      one.style.setProperty("line-height", "1.2");
    },
  },
  {
    name: "an area that scrolls and that no key reaches",
    on: "/about",
    target: "main p",
    expect: ["axe:scrollable-region-focusable", "ibm:element_scrollable_tabbable"],
    apply: (one) => {
      one.style.setProperty("height", "2em", "important");
      one.style.setProperty("overflow", "scroll", "important");
      one.textContent = "Long text. ".repeat(200);
    },
  },
  // keyboard, focus and motion
  {
    name: "a trap",
    on: "/about",
    target: "footer a",
    expect: ["keyboard:no-keyboard-trap"],
    apply: (one) =>
      one.addEventListener("keydown", (event) => {
        if (event.key === "Tab") event.preventDefault();
      }),
  },
  {
    name: "a control that Tab does not reach",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["keyboard:keyboard-reaches"],
    apply: (one) => (one.tabIndex = -1),
  },
  {
    name: "a focus without a ring",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["focus:focus-visible"],
    apply: (one) => one.style.setProperty("outline", "none", "important"),
  },
  {
    name: "a ring that the browser does not paint",
    on: "/contact",
    target: "footer a[target=_blank]",
    expect: ["focus:focus-visible"],
    apply: (one) => {
      if (one.parentElement) one.parentElement.style.display = "block";
      one.style.setProperty("display", "inline", "important");
      const content = one.firstElementChild;
      if (content instanceof HTMLElement) content.style.setProperty("display", "flex", "important");
    },
  },
  {
    name: "a ring that is cut off",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["focus:focus-visible"],
    apply: (one) => one.style.setProperty("clip-path", "inset(0)"),
  },
  {
    name: "a ring that differs too little from what is behind it",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["focus:focus-visible"],
    apply: (one) => one.style.setProperty("outline-color", "#bbb", "important"),
  },
  {
    name: "a focus that is covered",
    on: "/about",
    target: "main",
    expect: ["focus:focus-not-covered"],
    apply: () => {
      const cover = document.createElement("div");
      cover.setAttribute("data-defect", "");
      cover.style.cssText = "position:fixed;inset:0 0 auto;height:60vh;background:#fff;z-index:99";
      document.querySelector("main")?.append(cover);
    },
  },
  {
    name: "a focus outside of the window",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["focus:focus-not-covered", "focus:focus-visible"],
    apply: (one) => {
      one.style.setProperty("position", "fixed", "important");
      one.style.setProperty("left", "-600px", "important");
    },
  },
  {
    name: "an order that Shift+Tab does not reverse",
    on: "/contact",
    target: "main form",
    expect: ["keyboard:focus-order-reverses"],
    apply: (form) => {
      const [subject, email, message, submit] = ["[name=subject]", "[name=email]", "textarea", "[type=submit]"].map(
        (selector) => form.querySelector<HTMLElement>(selector),
      );
      const before = new Map([
        [submit, email],
        [email, message],
        [message, subject],
      ]);
      form.addEventListener("keydown", (event) => {
        const next = event.key === "Tab" && event.shiftKey && before.get(event.target as HTMLElement);
        if (!next) return;
        event.preventDefault();
        next.focus();
      });
    },
  },
  {
    name: "a link of an open panel that Tab does not reach",
    on: "the mini-cart has lines at 320 px",
    target: "header a[href='/cart']",
    expect: ["keyboard:keyboard-reaches"],
    apply: (one) => (one.tabIndex = -1),
  },
  {
    name: "a trap in an open panel",
    on: "the theme is being chosen",
    target: "header fieldset",
    expect: ["keyboard:no-keyboard-trap"],
    apply: (one) =>
      one.addEventListener("keydown", (event) => {
        if (event.key === "Tab") event.preventDefault();
      }),
  },
  {
    name: "a focus that is covered in an open submenu",
    on: "the services submenu is open",
    target: "header nav button[aria-expanded=true]",
    expect: ["focus:focus-not-covered"],
    apply: (one) => {
      document.getElementById(one.getAttribute("aria-controls") ?? "")?.setAttribute("data-defect", "");
      const cover = document.createElement("div");
      cover.style.cssText = "position:fixed;inset:0;background:#fff;z-index:99";
      document.body.append(cover);
    },
  },
  {
    name: "a focus without a ring in a form with errors",
    on: "the contact form has errors at 320 px",
    target: "main button[type=submit]",
    expect: ["focus:focus-visible"],
    apply: (one) => one.style.setProperty("outline", "none", "important"),
  },
  {
    name: "an order of its own",
    on: "/contact",
    target: "main button[type=submit]",
    expect: ["axe:tabindex"],
    apply: (one) => (one.tabIndex = 3),
  },
  {
    name: "motion that nobody asked for",
    on: "/about",
    target: "main h1",
    expect: ["reduced-motion:motion"],
    apply: (one) => void one.animate([{ opacity: 1 }, { opacity: 0.5 }], { duration: 1000, iterations: Infinity }),
  },
  {
    name: "a page that turns in one orientation",
    on: "/about",
    target: "html",
    expect: ["orientation:orientation"],
    apply: () => {
      const style = document.createElement("link");
      style.rel = "stylesheet";
      document.head.append(style);
      const sheet = document.styleSheets[0];
      sheet?.insertRule(
        "@media (orientation: portrait) and (width < 1px) { body { rotate: 90deg } }",
        sheet.cssRules.length,
      );
    },
  },
  // behavior, which the interactions of stories report
  {
    name: "a toast that is spoken twice",
    on: "ui-toast--announced-once",
    expect: [story],
    before: () => {
      new MutationObserver(() => {
        for (const one of document.querySelectorAll("[role=status]"))
          if (one.textContent && !document.querySelector("[data-copy]")) {
            const copy = one.cloneNode(true) as Element;
            copy.setAttribute("data-copy", "");
            document.body.append(copy);
          }
      }).observe(document, { subtree: true, childList: true });
    },
  },
  {
    name: "a dialog that loses the focus when it closes",
    on: "ui-dialog--escape-closes-and-returns-focus",
    expect: [story],
    before: () => {
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
        if (this.textContent !== "Open") focus.call(this, options);
      };
    },
  },
  {
    name: "an invalid form that leaves the focus where it was",
    on: "sections-contact-contact-form--focuses-the-first-invalid-field",
    expect: [story],
    before: () => {
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
        if (this.localName !== "input") focus.call(this, options);
      };
    },
  },
  {
    name: "a live region that is too late",
    on: "sections-catalog-catalog-controls--announces-the-result-count-after-a-pause",
    expect: [story],
    before: () => {
      const { setTimeout: original } = window;
      // the duration `announce` of the tokens, which a visitor of the story waits fifteen seconds for
      const delay = (handler: TimerHandler, time?: number, ...args: unknown[]) =>
        original(handler, time === 600 ? 20_000 : time, ...args);
      Object.assign(window, { setTimeout: delay });
    },
  },
  {
    name: "an announced text without a live region",
    on: "sections-catalog-catalog-controls--announces-the-result-count-after-a-pause",
    expect: [story],
    before: () => {
      new MutationObserver(() => {
        for (const one of document.querySelectorAll("[aria-live], [role=status]"))
          if (one.textContent) {
            one.removeAttribute("aria-live");
            one.removeAttribute("role");
          }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
  },
  {
    name: "a carousel that rotates although less motion is requested",
    on: "ui-fade-carousel--starts-stopped-under-reduced-motion",
    expect: [story],
    before: () => {
      const original = window.matchMedia.bind(window);
      window.matchMedia = (query) => original(query.includes("reduced-motion") ? "not all" : query);
    },
  },
  {
    name: "a button that keys do not press",
    on: "ui-button--enter-and-space-activate",
    expect: [story],
    before: () => {
      for (const type of ["keydown", "keyup", "keypress"])
        window.addEventListener(type, (event) => event.preventDefault(), true);
    },
  },
  {
    name: "a dialog that Escape does not close",
    on: "ui-dialog--escape-closes-and-returns-focus",
    expect: [story],
    before: () => {
      window.addEventListener(
        "keydown",
        (event) => {
          if (event.key === "Escape") event.stopImmediatePropagation();
        },
        true,
      );
    },
  },
  {
    name: "arrow keys that do not move between tabs",
    on: "ui-tabs--arrow-keys-move-and-enter-activates",
    expect: [story],
    before: () => {
      window.addEventListener(
        "keydown",
        (event) => {
          if (event.key.startsWith("Arrow")) event.stopImmediatePropagation();
        },
        true,
      );
    },
  },
  // what is checked beside the pages, states and stories
  {
    name: "a required field that is not spoken as required",
    on: "ui-checkbox--required",
    expect: ["spoken:spoken-log"],
    says: /required/,
    before: () => {
      new MutationObserver(() => {
        for (const one of document.querySelectorAll("[required], [aria-required]")) {
          one.removeAttribute("required");
          one.removeAttribute("aria-required");
        }
      }).observe(document, { subtree: true, childList: true });
    },
  },
  {
    name: "a panel that measures colors half-way between two themes",
    on: "ui-dialog--centered",
    expect: ["panel:panel-is-true"],
    says: /color-contrast/,
    before: () => {
      // Storybook waits for the animations that it sees
      document.getAnimations = () => [];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("*{transition:color 5s!important}");
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    name: "a name that one browser alone has",
    on: "/contact",
    expect: ["browsers:same-tree"],
    says: /heading "Another name"/,
    before: () => {
      document.addEventListener("DOMContentLoaded", () =>
        document.querySelector("h1")?.setAttribute("aria-label", "Another name"),
      );
    },
  },
  {
    name: "a form whose messages the server refuses",
    on: "/contact",
    expect: ["browsers:journey"],
    says: /send a message/,
    failingPath: "/api/v1.0/email/send-form",
  },
];

/** True for the page, state or story that gets the defect. */
export const isAbout = ({ on }: Defect, { id }: Subject): boolean => id === on;

/**
 * The subject of a defect.
 *
 * @throws Error if there is none
 */
export function subjectOf(defect: Defect, subjects: readonly Subject[]): Subject {
  const subject = subjects.find((one) => isAbout(defect, one));
  if (!subject) throw new Error(`There is no page, state or story '${defect.on}'.`);
  return subject;
}

/**
 * A defect by its name.
 *
 * @throws Error if there is none
 */
export function defectNamed(name: string): Defect {
  const defect = defects.find((one) => one.name === name);
  if (!defect) throw new Error(`There is no defect '${name}': tests/a11y/defects.ts has their names.`);
  return defect;
}
