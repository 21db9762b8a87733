import { Suspense, useRef, type ComponentType } from "react";
import type { Review } from "#content/schema.ts";
import { useInView } from "#lib/dom/use-in-view.ts";
import { ProductReview } from "#sections/catalog/product-review.tsx";
import type { ReviewFormProps } from "#sections/catalog/review-form.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type ReviewPanelProps = {
  reviews: readonly Review[];
  /** The form, `lazy`: it is needed once the panel is shown. */
  Form: ComponentType<ReviewFormProps>;
};

/** What readers thought, and beside it the form for what one thinks oneself; the form comes when they are first shown. */
export function ReviewPanel({ reviews, Form }: ReviewPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = useInView(place);
  const noScript = (
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
              <Form labelledBy="add-review" noScript={noScript} />
            </Suspense>
          ) : (
            <p className="hidden no-script:block">This form needs JavaScript. {noScript}</p>
          )}
        </div>
      </Stack>
    </Grid>
  );
}
