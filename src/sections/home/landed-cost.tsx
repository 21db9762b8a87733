import { useState } from "react";
import type { LandedCost as Content } from "#content/schema-page.ts";
import { SpanChart } from "#sections/shared/span-chart.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Text } from "#ui/text.tsx";

export type LandedCostProps = {
  /** What is counted, the number that is chosen at first, and for each number what a unit costs and what follows from it. */
  cost: Content;
};

/**
 * What a unit costs when it arrives, by the number that is ordered, as bars on one scale.
 *
 * Guarantees: what follows from a number is said when the number changes; without scripts and on paper, the costs of the
 * number that is chosen.
 * Requires: a sunken or inverse section.
 */
export function LandedCost({ cost: { legend, usual, orders } }: LandedCostProps) {
  const [chosen, choose] = useState(usual);
  const order = orders.find(({ quantity }) => quantity === chosen);
  return (
    <>
      <div className="print:hidden no-script:hidden">
        <RadioGroup
          legend={legend}
          name="quantity"
          columns="four"
          options={orders.map(({ quantity }) => ({ value: quantity, label: quantity }))}
          defaultValue={usual}
          onChange={choose}
        />
      </div>
      {order && (
        <>
          <div role="status">
            <Text size="lead">
              <span className="font-medium">{order.quantity} a year.</span> {order.conclusion}
            </Text>
          </div>
          <SpanChart chart={order.chart} />
        </>
      )}
    </>
  );
}
