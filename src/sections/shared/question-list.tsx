import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Text } from "#ui/text.tsx";

export type QuestionListProps = {
  /** The questions, which are unique, with their answers; the first is open. */
  questions: readonly { readonly question: string; readonly answer: string }[];
};

/**
 * Questions whose answers open below them.
 *
 * Guarantees: native disclosures, which need no script; find-in-page opens an answer; on paper all are open.
 */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="border-t-thick border-strong">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-b-thin border-hairline">
          <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-link-hover">
            <Heading level={3} size="sm">
              {question}
            </Heading>
            <span className="shrink-0 transition-transform duration-fast group-open:-scale-y-100">
              <Icon name="chevron-down" />
            </span>
          </summary>
          <div className="pt-1 pb-6">
            <Text tone="secondary">{answer}</Text>
          </div>
        </details>
      ))}
    </div>
  );
}
