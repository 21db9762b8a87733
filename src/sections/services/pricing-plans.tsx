import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Plan } from "#content/schema-page.ts";
import { columnPadding, PlanCell } from "#sections/services/plan-cell.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { tableRoles } from "#ui/table-roles.ts";

export type PricingPlansProps = {
  /** The plans, in the order of the columns; the names are unique. */
  plans: readonly Plan[];
  /** The billing period, such as 'Per Month'. */
  period: string;
  /** The label of each link; the name of the plan completes its accessible name. */
  action: string;
  /** The destination of every plan’s button. */
  to: string;
  /** The id of the heading in `children` that names the table. */
  labelledBy: string;
  /** A heading of level 2 and an introduction, beside the names and prices of the plans from the `md` breakpoint on. */
  children: ReactNode;
};

/** The features of all plans, those that not every plan includes first. */
function sortFeatures(plans: readonly Plan[]): readonly string[] {
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  const isShared = (feature: string) => plans.every((plan) => plan.features.includes(feature));
  return [...features.filter((feature) => !isShared(feature)), ...features.filter(isShared)];
}

/**
 * Pricing plans as the columns of a table, which starts with the differences; the plan with a badge has a bar at its top
 * and a primary button.
 *
 * Guarantees: a table with a column header for each plan and a row header for each feature; each plan's link is named by
 * the plan; the columns stay side by side without scrolling, down to 320 pixels, where the texts and the links are below
 * each other; with large text there, everything is.
 */
export function PricingPlans({ plans, period, action, to, labelledBy, children }: PricingPlansProps) {
  /** A row of one cell for each plan; its header is hidden, because the introduction is in its place. */
  const row = (header: string, content: (plan: Plan) => ReactNode, lines?: "small") => (
    <tr {...tableRoles.row} className="contents">
      <th {...tableRoles.rowHeader} scope="row" className="sr-only">
        {header}
      </th>
      {plans.map((plan, index) => (
        <PlanCell key={plan.id} plan={plan} index={index} lines={lines}>
          {content(plan)}
        </PlanCell>
      ))}
    </tr>
  );
  return (
    <div className="md:grid md:grid-cols-12">
      <div className="pb-10 md:col-span-6 md:row-span-3 md:pe-12">{children}</div>
      <table {...tableRoles.table} aria-labelledby={labelledBy} className="grid grid-cols-3 md:contents">
        <thead {...tableRoles.group} className="contents">
          <tr {...tableRoles.row} className="contents">
            <td {...tableRoles.cell} className="sr-only" />
            {plans.map(({ id, name, badge }, index) => (
              <th
                key={id}
                {...tableRoles.columnHeader}
                scope="col"
                className={cx(
                  "relative border-t-thin pt-5 pb-2 text-start md:col-span-2 narrow:sr-only",
                  badge ? "border-strong bg-raised" : "border-control",
                  columnPadding(index),
                )}
              >
                {badge && (
                  <span
                    aria-hidden="true"
                    className="absolute inset-x-0 top-0 h-1 bg-accent forced-color-adjust-none"
                  />
                )}
                <Heading level={3} size="sm">
                  {name}
                </Heading>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="contents">
          {row("Price", ({ price }) => (
            <>
              <span className="block display-text text-headline font-medium">{price}</span>
              <span className="text-small text-secondary">{period}</span>
            </>
          ))}
          {row(
            "Best for",
            ({ name, text, badge }) => (
              <>
                {badge && <p className="pb-1 text-small font-medium">{badge}</p>}
                <p className="grow pb-4 text-small text-secondary">{text}</p>
                <ButtonLink
                  to={to}
                  size="compact"
                  variant={badge ? "primary" : "secondary"}
                  width="full"
                  aria-label={`${action}: ${name}`}
                >
                  {action}
                </ButtonLink>
              </>
            ),
            "small",
          )}
          {sortFeatures(plans).map((feature) => (
            <tr key={feature} {...tableRoles.row} className="contents">
              <th
                {...tableRoles.rowHeader}
                scope="row"
                className="col-span-3 border-t-thin border-hairline pt-3 text-start font-medium md:col-span-6 md:pb-3"
              >
                {feature}
              </th>
              {plans.map((plan, index) => (
                <PlanCell key={plan.id} plan={plan} index={index} isFeature>
                  {plan.features.includes(feature) ? (
                    <>
                      <Icon name="check" />
                      <span className="sr-only">Included</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">Not included</span>
                    </>
                  )}
                </PlanCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
