import { Button, ButtonLink } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Text } from "#ui/text.tsx";

export type NoResultsProps = {
  /** The number of products on other pages. */
  count: number;
  page: number;
  /** The address of page 1. */
  firstPage: string;
  onClear: () => void;
};

/** The message of a catalog page without products, with the link or button that leads to products. */
export function NoResults({ count, page, firstPage, onClear }: NoResultsProps) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border-thin border-hairline p-8 md:p-14">
      <Heading level={3} size="subheading">
        {count === 0 ? "No book matches" : `Page ${page} is empty`}
      </Heading>
      <Text tone="secondary">
        {count === 0
          ? "No book matches this search, price and size. Change one of them, or see all books."
          : `${count === 1 ? "The only match is" : `All ${count} books are`} on page 1.`}
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
