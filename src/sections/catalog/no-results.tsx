import { Button, ButtonLink } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Text } from "#ui/text.tsx";

export type NoResultsProps = {
  /** How many products there are on other pages. */
  count: number;
  page: number;
  /** The address of the page that they are on. */
  firstPage: string;
  /** Stops filtering. */
  onClear: () => void;
};

/** What a page of the catalog says when nothing is on it, and the way to where something is. */
export function NoResults({ count, page, firstPage, onClear }: NoResultsProps) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border-thin border-hairline p-8 md:p-14">
      <Heading level={3} size="heading">
        {count === 0 ? "No book matches" : `Page ${page} is empty`}
      </Heading>
      <Text tone="secondary">
        {count === 0
          ? "There is no book of this price and this size. Choose another, or see them all."
          : `${count === 1 ? "The one book that was found stands" : `All ${count} books stand`} on page 1.`}
      </Text>
      {count === 0 ? (
        <Button onClick={onClear}>Clear the filters</Button>
      ) : (
        <ButtonLink to={firstPage} tone="secondary">
          Back to page 1
        </ButtonLink>
      )}
    </div>
  );
}
