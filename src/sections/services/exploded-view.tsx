import { cx } from "class-variance-authority";
import { useEffect, useId, useRef, useState, type PointerEvent } from "react";
import type { DrawingLayer } from "#content/gateway-layers.ts";
import { glide } from "#lib/theme/glide.ts";
import { Picture } from "#ui/picture.tsx";

export type ExplodedViewProps = {
  /** The layers of the picture, in the order in which they are painted. */
  layers: readonly DrawingLayer[];
  /** The text alternative of all layers together. */
  alt: string;
  /** The name of the slider. */
  label: string;
  /** The steps in which the product opens, from the closed one on, each with what it shows. */
  steps: readonly { readonly name: string; readonly text: string }[];
};

/**
 * A product that a slider opens, layer by layer; `src/app/assembly.css` moves the layers.
 *
 * Guarantees: the slider speaks the name and the text of a step as its value; a press on a step does the same without
 * dragging, and so does a drag of the product itself; without scripts and on paper, the open product and its steps in text.
 */
export function ExplodedView({ layers, alt, label, steps }: ExplodedViewProps) {
  const id = useId();
  const last = steps.length - 1;
  const [position, setPosition] = useState(last);
  const current = Math.round(position);
  const { name = "", text = "" } = steps[current] ?? {};
  const view = useRef<HTMLDivElement>(null);
  const lastPoint = useRef({ x: 0, y: 0 });
  /** A drag to the right or up opens the product: half of its width is the whole way. */
  const drag = ({ type, buttons, clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) => {
    if (type === "pointerdown") currentTarget.setPointerCapture(pointerId);
    else if (buttons) {
      const way = (x - lastPoint.current.x - (y - lastPoint.current.y)) / (currentTarget.clientWidth / 2);
      setPosition((now) => Math.min(Math.max(now + last * way, 0), last));
    }
    lastPoint.current = { x, y };
  };
  // the policy of the site allows no style attribute in the HTML
  useEffect(() => view.current?.style.setProperty("--opened", String(position / last)), [position, last]);
  return (
    <div className="grid grid-cols-1 items-center gap-6 text-primary md:grid-cols-12 md:gap-8">
      <div
        ref={view}
        role="img"
        aria-label={alt}
        data-scrubbed="product"
        onPointerDown={drag}
        onPointerMove={drag}
        className="flex cursor-grab touch-pan-y touch-pinch-zoom justify-center select-none active:cursor-grabbing md:order-last md:col-span-8 no-script:cursor-auto"
      >
        <div className="pointer-events-none relative aspect-photo w-full max-w-photo-wide">
          {layers.map(({ name: layer, picture }) => (
            <div key={layer} data-layer={layer} className="absolute inset-0">
              <Picture
                picture={picture}
                alt=""
                loading="eager"
                sizes="(width < 60rem) 100vw, (width < 80rem) 63vw, 50rem"
              />
            </div>
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-6 md:col-span-4">
        <div className="print:hidden no-script:hidden">
          <label htmlFor={id} className="text-title font-medium">
            {label}
          </label>
          <p className="text-small text-secondary">Drag the product or the slider, or press a step.</p>
          <input
            id={id}
            type="range"
            min="0"
            max={last}
            step="any"
            value={position}
            aria-valuetext={`${name}: ${text}`}
            onChange={({ target }) => setPosition(target.valueAsNumber)}
            className="mt-2 block min-h-target w-full cursor-pointer rounded-control accent-action"
          />
        </div>
        <ol role="list" className="border-b-thin border-hairline">
          {steps.map((step, index) => (
            <li
              key={step.name}
              className={cx(
                "relative border-t-thin border-hairline py-3 ps-5",
                index === current &&
                  "before:absolute before:inset-y-0 before:start-0 before:border-s-bar before:border-accent",
              )}
            >
              <button
                type="button"
                aria-pressed={index === current}
                onClick={() => glide(position, index, setPosition)}
                className="stretched cursor-pointer font-medium print:hidden no-script:hidden"
              >
                {step.name}
              </button>
              <p className="hidden font-medium print:block no-script:block">{step.name}</p>
              <p className="text-small text-secondary">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
