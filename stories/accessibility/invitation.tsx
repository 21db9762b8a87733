import { protocols, type ProtocolId } from "../../tests/a11y/protocols.ts";
import { protocolSteps } from "./protocol-steps.ts";
import { resultOf } from "./protocol.tsx";
import { report } from "./report.ts";
import { StorybookLink } from "./storybook-link.tsx";

/** The steps of a first result: those on the page /home, which take twenty minutes. */
const firstSteps = 6;

/** A result of the first steps as they pass, for a person who corrects a file rather than fills in a form. */
export function prefilledResult(id: ProtocolId): string {
  const steps = protocolSteps[id] ?? [];
  const data = new FormData();
  const fields = {
    date: "YYYY-MM-DD",
    tester: "Your name",
    versions: `${protocols[id]}: write the versions`,
    site: `its address, revision ${report.revision}`,
  };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const [index, { criteria }] of steps.entries()) {
    data.set(`passed-${index + 1}`, index < firstSteps ? "on" : "not-tried");
    if (index < firstSteps) data.set(`note-${index + 1}`, `What you heard or saw. Criteria: ${criteria.join(", ")}`);
  }
  return JSON.stringify(resultOf(id, steps, data), null, 2);
}

/** The protocol of each assistive technology, with a file that needs few changes. */
export function FirstResults() {
  return (
    <ul>
      {(Object.keys(protocols) as ProtocolId[]).map((id) => (
        <li key={id}>
          <StorybookLink to={`./?path=/docs/accessibility-protocols-${id}--docs`}>{protocols[id]}</StorybookLink>, or{" "}
          <a
            href={`data:application/json,${encodeURIComponent(prefilledResult(id))}`}
            download={`${id}.json`}
            className="text-link underline"
          >
            the file {id}.json
          </a>
        </li>
      ))}
    </ul>
  );
}
