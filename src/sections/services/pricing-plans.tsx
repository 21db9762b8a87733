import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Plan } from "#content/schema-page.ts";
import { countWord } from "#lib/format/number.ts";
import { PlanPrice } from "#sections/services/plan-price.tsx";
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

/** The space beside the content of a column; in windows without a column before the first plan, it begins at the edge. */
const columnPadding = (index: number) => (index === 0 ? "pe-2 sm:pe-4 md:ps-4" : "px-2 sm:px-4");

/** The bar of the plan with a badge. */
const bar = "absolute inset-x-0 top-0 h-1 bg-accent forced-color-adjust-none";

/** A cell of all plans. */
const acrossPlans = "col-span-3 pt-1 pb-3 md:col-span-9 md:border-t-thin md:border-hairline md:ps-4 md:pt-3";

/**
 * Pricing plans as the columns of a table of their differences, with one row for what all of them include; the plan with a
 * badge has a bar at its top and a primary button.
 *
 * Guarantees: a table with a column header for each plan and a row header for each difference; each plan's link is named by
 * the plan; prices, links and features are side by side without scrolling; in small windows, each plan is a line, and the
 * names of the plans stay above the features.
 */
export function PricingPlans({ plans, period, action, to, terms = [], labelledBy, children }: PricingPlansProps) {
  const features = new Set(plans.flatMap((plan) => plan.features));
  const shared = [...features].filter((feature) => plans.every((plan) => plan.features.includes(feature)));
  const different = [...features].filter((feature) => !shared.includes(feature));
  return (
    <div className="md:grid md:grid-cols-12 md:grid-rows-second-grows">
      <div className="pb-10 md:col-span-3 md:row-span-2 md:pe-8 md:pt-4 md:pb-6">{children}</div>
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
                  "relative border-t-thin pt-5 pb-2 text-start max-sm:sr-only md:col-span-3",
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
                  "relative flex flex-col gap-4 pb-4 max-sm:col-span-3 max-sm:flex-row max-sm:border-t-thin max-sm:px-0 max-sm:py-5 md:col-span-3 narrow:flex-col",
                  plan.badge ? "border-strong sm:bg-raised" : "border-control",
                  columnPadding(index),
                )}
              >
                {plan.badge && <span aria-hidden="true" className={cx(bar, "sm:hidden")} />}
                <PlanPrice plan={plan} period={period} action={action} to={to} />
              </td>
            ))}
          </tr>
          <PlanNames plans={plans} />
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
          {different.map((feature) => (
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
          <tr {...tableRoles.row} className="contents">
            <RowHeader>{`In all ${countWord(plans.length)}`}</RowHeader>
            <td {...tableRoles.cell} colSpan={plans.length} className={acrossPlans}>
              {shared.join(", ")}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The names of the plans above the columns of small windows, below the header of the page; for a screen reader, the columns have them. */
function PlanNames({ plans }: Pick<PricingPlansProps, "plans">) {
  return (
    <tr
      aria-hidden="true"
      className="sticky top-header-compact z-raised col-span-3 -mb-px grid grid-cols-subgrid border-y-thin border-control bg-page sm:hidden print:hidden no-script:top-0 narrow:hidden cramped:static"
    >
      {plans.map(({ id, name, badge }, index) => (
        <td key={id} className={cx("relative min-w-0 py-3 text-small font-medium wrap-anywhere", columnPadding(index))}>
          {badge && <span className={bar} />}
          {name}
        </td>
      ))}
    </tr>
  );
}

function RowHeader({ children }: { children: string }) {
  return (
    <th
      {...tableRoles.rowHeader}
      scope="row"
      className="col-span-3 border-t-thin border-hairline pt-3 text-start font-medium md:col-span-3 md:pe-4 md:pb-3"
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
        "flex gap-x-1 pt-1 pb-3 max-sm:flex-col sm:items-start md:col-span-3 md:border-t-thin md:border-hairline md:pt-3 narrow:col-span-3 narrow:flex-row narrow:justify-between narrow:px-0",
        badge && "md:bg-raised",
        columnPadding(index),
      )}
    >
      {/* A line of a narrow window and a sheet of paper do not show the names of the columns; for a screen reader, the column has it. */}
      <span aria-hidden="true" className="hidden shrink-0 text-caption text-secondary print:inline narrow:inline">
        {name}
      </span>
      {children}
    </td>
  );
}
