import { Markdown } from "@storybook/addon-docs/blocks";
import { changes } from "virtual:changelog";

/** The documentation page of a component: `ui-icon-button--docs`. */
const pageOf = (component: string) => `?path=/docs/ui-${component}--docs`;

/** A commit that changes more components names the first of them only. */
const maxLinks = 6;

/** The commits of each day that changed tokens or ui components, with their reasons. */
export function Changelog() {
  if (changes.length === 0) return <p>This copy of the project has no history.</p>;
  const days = [...Map.groupBy(changes, ({ date }) => date)];
  return days.map(([date, entries]) => (
    <section key={date} aria-labelledby={`changes-${date}`}>
      <h2 id={`changes-${date}`}>
        <time dateTime={date}>{date}</time>
      </h2>
      {entries.map(({ hash, subject, reason, tokens, components }) => {
        const links = components.slice(0, maxLinks).map((name) => `[${name}](${pageOf(name)})`);
        const rest = components.length > maxLinks ? [`${components.length - maxLinks} other components`] : [];
        const parts = [...(tokens ? ["[tokens](?path=/docs/foundations-color--docs)"] : []), ...links, ...rest];
        return (
          <div key={hash}>
            <Markdown>{`**${subject}** \`${hash}\``}</Markdown>
            {reason && <Markdown>{reason}</Markdown>}
            <Markdown>{`Changes ${parts.join(", ")}.`}</Markdown>
          </div>
        );
      })}
    </section>
  ));
}
