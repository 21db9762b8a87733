import { Markdown } from "@storybook/addon-docs/blocks";
import { report } from "./report.ts";

/** What the accessibility engines could not decide about a component, with the answers, and how to check it again. */
export function AccessibilityResults({ group }: { group: string }) {
  const component = report.components.find((one) => one.group === group);
  const answers = report.answers.filter(({ places }) => places.includes(group));
  if (!component) return null;
  return (
    <>
      <h2>Accessibility</h2>
      <Markdown>
        {`Checked on ${report.date} in ${component.stories} stories, three themes and two widths: [Conformance](?path=/docs/accessibility-conformance--docs). Again: \`npm run a11y -- ${group}\`.`}
      </Markdown>
      {answers.length > 0 && (
        <>
          <h3>Answered reviews</h3>
          <ul>
            {answers.map(({ check, rule, reason }) => (
              <li key={`${check} ${rule} ${reason}`}>
                <strong>
                  {check}: {rule}.
                </strong>{" "}
                {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
