import { cx } from "class-variance-authority";
import type { Plan } from "#content/schema-page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Heading } from "#ui/heading.tsx";

export type PricingPlansProps = {
  /** The plans, in the order of the columns. */
  plans: readonly Plan[];
  /** The billing period, such as 'Per Month'. */
  period: string;
  /** The label of each link; the name of the plan completes its accessible name. */
  action: string;
  /** The destination of every plan’s button. */
  to: string;
};

/** Pricing plans side by side; the plan with a badge is highlighted with a bar and a primary button. */
export function PricingPlans({ plans, period, action, to }: PricingPlansProps) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-6 md:grid-cols-3">
      {plans.map(({ id, name, price, text, features, badge }) => (
        <li
          key={id}
          className={cx(
            "relative flex flex-col gap-6 overflow-hidden rounded-card border-thin bg-raised p-6 lg:p-8",
            badge ? "border-strong" : "border-hairline",
          )}
        >
          {badge && (
            <span aria-hidden="true" className="absolute inset-x-0 top-0 h-2 bg-accent forced-color-adjust-none" />
          )}
          <div className="flex flex-col gap-3">
            <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
              <Heading level={3} size="sm" id={`plan-${id}`}>
                {name}
              </Heading>
              {badge && (
                <p className="rounded-pill border-thin border-strong px-3 py-1 text-caption font-medium">{badge}</p>
              )}
            </div>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-headline font-medium tabular-nums">{price}</span>{" "}
              <span className="text-small text-secondary">{period}</span>
            </p>
            <p className="text-small text-secondary">{text}</p>
          </div>
          <div className="grow">
            <CheckList items={features} labelledBy={`plan-${id}`} />
          </div>
          <ButtonLink to={to} variant={badge ? "primary" : "secondary"} width="full" aria-label={`${action}: ${name}`}>
            {action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
