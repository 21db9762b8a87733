import { cx } from "class-variance-authority";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { DrawingPart } from "#content/gateway-drawing.ts";
import type { Photo } from "#lib/image/picture.ts";
import { Dimension, Leader } from "#sections/home/drawing-annotations.tsx";
import { TitleBlock } from "#sections/shared/title-block.tsx";
import { Container } from "#ui/container.tsx";
import { Details } from "#ui/details.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

export type ProductDrawingProps = {
  /** The section's heading and the two lines around it. */
  eyebrow: string;
  title: string;
  lead: string;
  /** The drawing. */
  photo: Photo;
  /** The parts with their positions in the drawing. */
  parts: readonly DrawingPart[];
  /** The rows of the drawing's title block. */
  titleBlock: readonly { readonly term: string; readonly detail: string }[];
  /** The length of the housing in millimeters with its tolerance, written on the dimension line. */
  dimension: string;
};

/**
 * An exploded product as an annotated engineering drawing, beside its parts list.
 *
 * Guarantees: the parts list is a table in text; the lines and numbers over the picture are hidden from assistive
 * technology; a part and its row highlight each other; the lines are drawn once, and are still under reduced motion.
 * Requires: parts whose numbers do not overlap at 320 pixels.
 */
export function ProductDrawing({ eyebrow, title, lead, photo, parts, titleBlock, dimension }: ProductDrawingProps) {
  const [highlighted, setHighlighted] = useState<string>();
  const sheet = useRef<HTMLDivElement>(null);
  const entered = useEnteredView(sheet);
  const highlight = (name: string) => ({
    onPointerEnter: () => setHighlighted(name),
    onPointerLeave: () => setHighlighted(undefined),
  });
  const state = entered === false ? "hidden" : "drawn";

  return (
    <Section labelledBy="drawing-title">
      <Container>
        <div className="flex flex-col gap-8 md:gap-10">
          <SectionHeading id="drawing-title" eyebrow={eyebrow} title={title} lead={lead} />
          <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-sidebar">
            <div data-surface="image" className="overflow-hidden rounded-frame bg-image text-primary">
              <div ref={sheet} className="relative">
                <Picture picture={photo.picture} alt={photo.alt} sizes="(width < 60rem) 100vw, 60rem" />
                <svg
                  aria-hidden="true"
                  className="absolute inset-0 size-full overflow-visible text-caption brightness-picture"
                >
                  <Dimension state={state} text={dimension} />
                  {parts.map((part, index) => (
                    <g key={part.name} {...highlight(part.name)}>
                      <Leader part={part} number={index + 1} state={state} highlighted={part.name === highlighted} />
                    </g>
                  ))}
                </svg>
              </div>
              <div className="bg-image brightness-picture">
                <TitleBlock rows={titleBlock} />
              </div>
            </div>
            <Details
              summary={
                <Heading level={3} size="xs" id="parts-list">
                  Parts list
                </Heading>
              }
            >
              <table className="w-full text-small" aria-labelledby="parts-list">
                <thead>
                  <tr>
                    {["Number", "Part", "Quantity"].map((name) => (
                      <th key={name} scope="col">
                        <span className="sr-only">{name}</span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {parts.map(({ name, material, quantity }, index) => (
                    <tr
                      key={name}
                      {...highlight(name)}
                      className={cx(
                        "border-t-thin border-hairline transition-colors duration-fast",
                        name === highlighted && "bg-sunken",
                      )}
                    >
                      <td className="w-8 py-1 ps-2 align-top text-secondary tabular-nums sm:py-2">{index + 1}</td>
                      <th scope="row" className="py-1 text-start font-regular sm:py-2">
                        <span className="font-medium">{name}</span>
                        <span className="block text-caption text-secondary">{material}</span>
                      </th>
                      <td className="py-1 pe-2 text-end align-top tabular-nums sm:py-2">{quantity}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Details>
          </div>
        </div>
      </Container>
    </Section>
  );
}

/** True once an element has been in the window, false from hydration until then, and undefined in prerendered pages. */
function useEnteredView(element: RefObject<Element | null>): boolean | undefined {
  const [entered, setEntered] = useState<boolean>();
  useEffect(() => {
    if (!element.current || entered) return undefined;
    const observer = new IntersectionObserver(([entry]) => setEntered(entry?.isIntersecting === true), {
      threshold: 0.2,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, entered]);
  return entered;
}
