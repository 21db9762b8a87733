import { Markdown } from "@storybook/addon-docs/blocks";
import { checkNames } from "../../tests/a11y/rules.ts";
import { report } from "./report.ts";

/** What the accessibility engines could not decide about a component, with the answers, and how to check it again. */
export function AccessibilityResults({ group }: { group: string }) {
  const component = report.components.find((one) => one.group === group);
  const answers = report.answers.filter(({ places }) => places.includes(group));
  if (!component) return null;
  const { stories, checks } = component;
  const { names, contrastInAllThemes, keyboard } = checks;
  return (
    <>
      <h2>Accessibility</h2>
      <Markdown>
        {`Checked on ${report.date}: names and roles passed on ${names.passed} of ${stories} stories, contrast in every theme on ${contrastInAllThemes.passed}, and the keyboard walk on ${keyboard.passed}: [Conformance](?path=/docs/accessibility-conformance--docs). Again: \`npm run a11y -- ${group}\`.`}
      </Markdown>
      {answers.length > 0 && (
        <>
          <h3>Answered reviews</h3>
          <ul>
            {answers.map(({ check, rule, reason }) => (
              <li key={`${check} ${rule} ${reason}`}>
                <strong>
                  {checkNames[check] ?? check}: {rule}.
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
