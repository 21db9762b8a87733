import { useEffect, useRef, useState, type PointerEvent } from "react";
import type { DrawingLayer } from "#content/gateway-layers.ts";
import { useDecoded } from "#lib/image/use-decoded.ts";
import { glide } from "#lib/theme/glide.ts";
import { ServiceOpening } from "#sections/services/service-opening.tsx";
import { Picture } from "#ui/picture.tsx";
import { Slider } from "#ui/slider.tsx";

/** Windows in which the product is beside its title: those from the `md` breakpoint on. */
const media = "(width >= 60rem)";

export type ExplodedViewProps = {
  /** The title of the page and its introduction, above the controls. */
  title: string;
  lead: string;
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
 * A product that a slider opens, layer by layer, beside its title; `src/app/assembly.css` moves the layers. It is closed at
 * first, below its slider in small windows; beside its title it opens half of its way when all of its pictures are there.
 *
 * Guarantees: the slider speaks the name and the text of a step as its value; a press on a step does the same without
 * dragging, and so does a drag of the product itself; without scripts and on paper, the open product and its steps in text.
 */
export function ExplodedView({ title, lead, layers, alt, label, steps }: ExplodedViewProps) {
  const last = steps.length - 1;
  const [shown, setPosition] = useState(0);
  // the step whose layer has left its place, which is seen before half of its way
  const current = Math.max(Math.ceil(shown - 0.4), 0);
  const { name = "", text = "" } = steps[current] ?? {};
  const view = useRef<HTMLDivElement>(null);
  const stopGlide = useRef<() => void>(undefined);
  const isComplete = useDecoded(view, "[data-layer]");
  const wasMoved = useRef(false);
  /** Before a visitor moves the product: it no longer moves without them. */
  const takeOver = () => {
    wasMoved.current = true;
    stopGlide.current?.();
  };
  const move: typeof setPosition = (to) => {
    takeOver();
    setPosition(to);
  };
  const state = isComplete && shown > 0 ? "product" : "closed";
  const lastPoint = useRef({ x: 0, y: 0 });
  /** A drag to the right or up opens the product: half of its width is the whole way. */
  const drag = ({ type, buttons, clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) => {
    if (type === "pointerdown") currentTarget.setPointerCapture(pointerId);
    else if (buttons) {
      const way = (x - lastPoint.current.x - (y - lastPoint.current.y)) / (currentTarget.clientWidth / 2);
      move((now) => Math.min(Math.max(now + last * way, 0), last));
    }
    lastPoint.current = { x, y };
  };
  useEffect(() => {
    // the policy of the site allows no style attribute in the HTML
    view.current?.style.setProperty("--opened", String(shown / last));
  }, [shown, last]);
  useEffect(() => {
    if (isComplete && !wasMoved.current && matchMedia(media).matches)
      stopGlide.current = glide(0, Math.ceil(last / 2), setPosition);
  }, [isComplete, last]);
  return (
    <ServiceOpening
      order="introduction-last"
      title={title}
      lead={lead}
      picture={
        <div
          ref={view}
          role="img"
          aria-label={alt}
          data-scrubbed={state}
          onPointerDown={drag}
          onPointerMove={drag}
          className="flex aspect-square cursor-grab touch-pan-y touch-pinch-zoom justify-center overflow-x-clip select-none active:cursor-grabbing max-sm:-my-8 sm:aspect-photo md:aspect-auto md:h-full md:justify-end md:overflow-visible no-script:cursor-auto"
        >
          <div className="pointer-events-none relative aspect-photo h-full shrink-0 xl:-me-24">
            {layers.map(({ name: layer, picture }) => (
              <div key={layer} data-layer={layer} className="absolute inset-0">
                <Picture
                  picture={picture}
                  alt=""
                  loading={layer === "closed" ? "eager" : "lazy"}
                  sizes="(width < 37.5rem) 150vw, (width < 60rem) 100vw, (width < 96rem) 60vw, 60rem"
                />
              </div>
            ))}
          </div>
        </div>
      }
    >
      <Slider
        label={label}
        hint="Drag the product, or press a step."
        min={0}
        max={last}
        step="any"
        value={shown}
        valueText={`${name}: ${text}`}
        onChange={move}
      />
      <ol
        role="list"
        className="relative flex gap-x-1 pb-20 md:pb-24 print:block print:space-y-3 print:pb-0 no-script:block no-script:space-y-3 no-script:pb-0 narrow:flex-col"
      >
        {steps.map((step, index) => (
          // the names of the steps are below their places on the slider
          <li
            key={step.name}
            className="grow basis-0 text-center first:text-start last:text-end sm:grow-2 sm:first:grow sm:last:grow narrow:text-start"
          >
            <button
              type="button"
              aria-pressed={index === current}
              onClick={() => {
                takeOver();
                stopGlide.current = glide(shown, index, setPosition);
              }}
              className="min-h-target min-w-target cursor-pointer text-small text-secondary decoration-accent decoration-thick underline-offset-4 hover:text-primary aria-pressed:font-medium aria-pressed:text-primary aria-pressed:underline md:wrap-normal print:hidden no-script:hidden"
            >
              {step.name}
            </button>
            <p className="hidden text-start font-medium print:block no-script:block">{step.name}</p>
            <p
              className={
                index === current
                  ? "absolute inset-x-0 bottom-0 h-16 text-start md:h-20 md:text-lead print:static print:h-auto no-script:static no-script:h-auto"
                  : "sr-only text-start print:not-sr-only no-script:not-sr-only"
              }
            >
              {step.text}
            </p>
          </li>
        ))}
      </ol>
    </ServiceOpening>
  );
}
