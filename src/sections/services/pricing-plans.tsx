import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Plan } from "#content/schema-page.ts";
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
  /** Further rows above the features: one detail for each plan, in their order; the terms are unique. */
  terms?: readonly { readonly term: string; readonly details: readonly string[] }[];
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

/** The space beside the content of a column; in windows without a column before the first plan, it begins at the edge. */
const columnPadding = (index: number) => (index === 0 ? "pe-2 sm:pe-4 md:ps-4" : "px-2 sm:px-4");

/** The bar of the plan with a badge. */
const bar = "absolute inset-x-0 top-0 h-1 bg-accent forced-color-adjust-none";

/**
 * Pricing plans as the columns of a table, which starts with the differences; the plan with a badge has a bar at its top
 * and a primary button.
 *
 * Guarantees: a table with a column header for each plan and a row header for each feature; each plan's link is named by
 * the plan; prices, links and features are side by side without scrolling; in small windows, each plan is a line, and a feature
 * names the plans.
 */
export function PricingPlans({ plans, period, action, to, terms = [], labelledBy, children }: PricingPlansProps) {
  return (
    <div className="md:grid md:grid-cols-12">
      <div className="pb-10 md:col-span-6 md:row-span-2 md:pe-12">{children}</div>
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
                  "relative border-t-thin pt-5 pb-2 text-start max-sm:sr-only md:col-span-2",
                  badge ? "border-strong bg-raised" : "border-control",
                  columnPadding(index),
                )}
              >
                {badge && <span aria-hidden="true" className={bar} />}
                <Heading level={3} size="sm">
                  {name}
                </Heading>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="contents">
          <tr {...tableRoles.row} className="contents">
            <th {...tableRoles.rowHeader} scope="row" className="sr-only">
              Price
            </th>
            {plans.map((plan, index) => (
              <td
                key={plan.id}
                {...tableRoles.cell}
                className={cx(
                  "relative flex flex-col gap-4 pb-4 max-sm:col-span-3 max-sm:flex-row max-sm:border-t-thin max-sm:px-0 max-sm:py-5 md:col-span-2 narrow:flex-col",
                  plan.badge ? "border-strong sm:bg-raised" : "border-control",
                  columnPadding(index),
                )}
              >
                {plan.badge && <span aria-hidden="true" className={cx(bar, "sm:hidden")} />}
                <div className="shrink-0 max-sm:w-1/3 narrow:w-full">
                  {/* For a screen reader, the column has the name. */}
                  <p aria-hidden="true" className="text-subheading font-medium sm:hidden">
                    {plan.name}
                  </p>
                  <span className="block display-text text-headline font-medium">{plan.price}</span>
                  <span className="text-small text-secondary">{period}</span>
                </div>
                <div className="flex grow flex-col">
                  {plan.badge && <p className="pb-1 text-small font-medium">{plan.badge}</p>}
                  <p className="grow pb-4 text-small text-secondary">{plan.text}</p>
                  <ButtonLink
                    to={to}
                    size="compact"
                    variant={plan.badge ? "primary" : "secondary"}
                    width="full"
                    aria-label={`${action}: ${plan.name}`}
                  >
                    {action}
                  </ButtonLink>
                </div>
              </td>
            ))}
          </tr>
          {terms.map(({ term, details }) => (
            <tr key={term} {...tableRoles.row} className="contents">
              <RowHeader>{term}</RowHeader>
              {plans.map((plan, index) => (
                <Cell key={plan.id} plan={plan} index={index}>
                  <span className="min-w-0 data-text text-small wrap-anywhere narrow:text-end">{details[index]}</span>
                </Cell>
              ))}
            </tr>
          ))}
          {sortFeatures(plans).map((feature) => (
            <tr key={feature} {...tableRoles.row} className="contents">
              <RowHeader>{feature}</RowHeader>
              {plans.map((plan, index) => (
                <Cell key={plan.id} plan={plan} index={index}>
                  {plan.features.includes(feature) ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
                  <span className="sr-only">{plan.features.includes(feature) ? "Included" : "Not included"}</span>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowHeader({ children }: { children: string }) {
  return (
    <th
      {...tableRoles.rowHeader}
      scope="row"
      className="col-span-3 border-t-thin border-hairline pt-3 text-start font-medium md:col-span-6 md:pb-3"
    >
      {children}
    </th>
  );
}

type CellProps = { plan: Plan; index: number; children: ReactNode };

/** What a plan has of a row. */
function Cell({ plan: { name, badge }, index, children }: CellProps) {
  return (
    <td
      {...tableRoles.cell}
      className={cx(
        "flex gap-x-1 pt-1 pb-3 max-sm:flex-col sm:items-start md:col-span-2 md:border-t-thin md:border-hairline md:pt-3 narrow:col-span-3 narrow:flex-row narrow:justify-between narrow:px-0",
        badge && "md:bg-raised",
        columnPadding(index),
      )}
    >
      {/* A small window and a sheet of paper may not show the names of the columns; for a screen reader, the column has it. */}
      <span aria-hidden="true" className="min-w-0 text-caption text-secondary sm:hidden print:inline narrow:shrink-0">
        {name}
      </span>
      {children}
    </td>
  );
}
