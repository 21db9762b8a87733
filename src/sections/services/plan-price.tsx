import type { Plan } from "#content/schema-page.ts";
import { ButtonLink } from "#ui/button.tsx";

export type PlanPriceProps = {
  plan: Plan;
  /** The billing period, such as 'Per Month'. */
  period: string;
  /** The label of the link; the name of the plan completes its accessible name. */
  action: string;
  /** The destination of the link. */
  to: string;
};

/** The price of a plan, what it is for and its link, in a cell whose column header has the name; in small windows the name is visible here. */
export function PlanPrice({ plan: { name, price, text, badge }, period, action, to }: PlanPriceProps) {
  return (
    <>
      <div className="shrink-0 max-sm:w-1/3 narrow:w-full">
        <p aria-hidden="true" className="text-subheading font-medium sm:hidden">
          {name}
        </p>
        <span className="block display-text text-headline font-medium">{price}</span>
        <span className="text-small text-secondary">{period}</span>
      </div>
      <div className="flex grow flex-col">
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
      </div>
    </>
  );
}
