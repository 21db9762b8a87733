import { Suspense, useRef, type ComponentType } from "react";
import type { Review } from "#content/schema";
import { useShown } from "#lib/shown";
import { ProductReview } from "#sections/product-review";
import type { ReviewFormProps } from "#sections/review-form";
import { Grid } from "#ui/grid";
import { Heading } from "#ui/heading";
import { Link } from "#ui/link";
import { Stack } from "#ui/stack";
import { Text } from "#ui/text";

export type ReviewPanelProps = {
  reviews: readonly Review[];
  /** The form, `lazy`: it is needed once the panel is shown. */
  Form: ComponentType<ReviewFormProps>;
};

/** What readers thought, and beside it the form for what one thinks oneself; the form comes when they are first shown. */
export function ReviewPanel({ reviews, Form }: ReviewPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = useShown(place);
  const instead = (
    <>
      Our <Link to="/contact">contact page</Link> says how to write to us without it.
    </>
  );
  return (
    <Grid columns="two" gap="xl" align="start">
      <Stack>
        {reviews.map((review) => (
          <ProductReview key={review.name} review={review} />
        ))}
        <Text size="small" tone="secondary">
          These two reviews are samples, and so is the number of the others: this is a demonstration.
        </Text>
      </Stack>
      <Stack gap="sm">
        <Heading level={2} size="heading" id="add-review">
          Add a review
        </Heading>
        <Text size="small" tone="secondary">
          Your email address will not be published. Required fields are marked *
        </Text>
        <div ref={place}>
          {isShown ? (
            <Suspense>
              <Form labelledBy="add-review" instead={instead} />
            </Suspense>
          ) : (
            <p className="hidden no-script:block">This form needs JavaScript. {instead}</p>
          )}
        </div>
      </Stack>
    </Grid>
  );
}
