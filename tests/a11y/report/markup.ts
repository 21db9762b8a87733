import { criterionUrl, reportedCriteria } from "../criteria.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML, also within an attribute. */
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

export const number = new Intl.NumberFormat("en");

/** What the filters of the report compare; a part without one of them fits all of its values. */
interface Facets {
  criteria?: readonly string[];
  groups?: readonly string[];
  checks?: readonly string[];
}

/** The facets as attributes, whose values are separated by `|`. */
export const attributes = (facets: Facets): string =>
  Object.entries(facets)
    .map(([name, values]: [string, readonly string[]]) => ` data-${name}="${escape(`|${values.join("|")}|`)}"`)
    .join("");

/** A row of a table; its cells are HTML, and the first one is its heading. */
export interface Row extends Facets {
  cells: readonly string[];
}

/** A table in a region that scrolls sideways in small windows. */
export const table = (caption: string, head: readonly string[], rows: readonly Row[]): string =>
  `<div class="wide" role="region" aria-label="${escape(caption)}" tabindex="0"><table><caption>${escape(caption)}</caption><thead><tr>${head
    .map((title) => `<th scope="col">${title}</th>`)
    .join("")}</tr></thead><tbody>${rows
    .map(
      ({ cells, ...facets }) =>
        `<tr${attributes(facets)}>${cells.map((cell, at) => (at === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join("")}</tr>`,
    )
    .join("")}</tbody></table></div>`;

/** A filter with an empty choice that fits everything. */
export const select = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
): string =>
  `<label>${label}<select name="${name}"><option value="">All</option>${options
    .map(([value, text]) => `<option value="${escape(value)}">${escape(text)}</option>`)
    .join("")}</select></label>`;

/** Links to the definitions of criteria. */
export const criterionLinks = (ids: readonly string[]): string =>
  reportedCriteria(ids)
    .map((id) => `<a href="${criterionUrl(id)}">${id}</a>`)
    .join(", ") || "best practice";

/** Some of the places, in words. */
export const placesInWords = (places: readonly string[], most = 6): string =>
  places.length > most ? `${places.slice(0, most).join(", ")} and ${places.length - most} more` : places.join(", ");
