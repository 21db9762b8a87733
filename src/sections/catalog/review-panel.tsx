import { useRef } from "react";
import type { Review } from "#content/schema.ts";
import { useHasRendered } from "#lib/dom/use-has-rendered.ts";
import { ProductReview } from "#sections/catalog/product-review.tsx";
import { Deferred } from "#ui/deferred.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

const loadReviewForm = () => import("#sections/catalog/review-form.tsx").then((m) => m.ReviewForm);

export type ReviewPanelProps = {
  /** The reviews, the newest first. */
  reviews: readonly Review[];
};

/** Reviews of a product beside the form for a new one. The form, which is not printed, loads when the panel is first displayed. */
export function ReviewPanel({ reviews }: ReviewPanelProps) {
  const container = useRef<HTMLDivElement>(null);
  const isShown = useHasRendered(container);
  const contactHint = (
    <>
      Our <Link to="/contact">contact page</Link> says how to write to us without it.
    </>
  );
  return (
    <Grid columns="two-from-md" gap="xl" align="start">
      <Stack>
        <Heading level={2} size="md">
          What readers say
        </Heading>
        {reviews.map((review) => (
          <ProductReview key={review.name} review={review} />
        ))}
        <Text size="small" tone="secondary">
          These two reviews are samples, and so is the number of the others: this is a demonstration.
        </Text>
      </Stack>
      <div className="print:hidden">
        <Stack gap="sm">
          <Heading level={2} size="md" id="add-review">
            Add a review
          </Heading>
          <Text size="small" tone="secondary">
            Your email address will not be published. Required fields are marked *
          </Text>
          <div ref={container}>
            {isShown ? (
              <Deferred load={loadReviewForm} error={<>This form could not be shown here. {contactHint}</>}>
                {(ReviewForm) => <ReviewForm labelledBy="add-review" noScript={contactHint} />}
              </Deferred>
            ) : (
              <p className="hidden no-script:block">This form needs JavaScript. {contactHint}</p>
            )}
          </div>
        </Stack>
      </div>
    </Grid>
  );
}
