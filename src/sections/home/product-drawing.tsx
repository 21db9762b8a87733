import { useEffect, useRef, useState, type ReactNode } from "react";
import type { DrawingLayer, DrawingPart } from "#content/gateway-drawing.ts";
import { DrawingAnnotations } from "#sections/home/drawing-annotations.tsx";
import { TitleBlock } from "#sections/shared/title-block.tsx";
import { Container } from "#ui/container.tsx";
import { Details } from "#ui/details.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { tableRoles } from "#ui/table-roles.ts";

export type ProductDrawingProps = {
  /** The section's heading and the two lines around it. */
  eyebrow: string;
  title: string;
  lead: string;
  /** The layers of the picture, in the order in which they are painted. */
  layers: readonly DrawingLayer[];
  /** The text alternative of all layers together. */
  alt: string;
  /** The parts with their positions in the drawing. */
  parts: readonly DrawingPart[];
  /** The rows of the drawing's title block. */
  titleBlock: readonly { readonly term: string; readonly detail: string }[];
  /** The length of the housing in millimeters with its tolerance, written on the dimension line. */
  dimension: string;
};

/**
 * A product as an annotated engineering drawing beside its parts list. While the section passes the window, the closed
 * product comes apart, and each part gets its number while its row is marked; the movement is a scroll-driven animation of
 * `src/app/assembly.css`, and begins when all pictures are there. In windows that are wide and high enough, the heading stays
 * above the drawing meanwhile; in small ones, the drawing alone is pinned, with the names of the parts in turn.
 *
 * Guarantees: the parts list is a table in text; the lines and numbers over the picture are hidden from assistive
 * technology; hover or focus highlights a part and its row together, and the arrow keys go through the parts; the exploded
 * drawing is complete and still in low windows, on paper, without scripts or support, and under reduced motion.
 * Requires: parts whose numbers do not overlap at 320 pixels; as many rules in the style sheet as there are parts.
 */
export function ProductDrawing({
  eyebrow,
  title,
  lead,
  layers,
  alt,
  parts,
  titleBlock,
  dimension,
}: ProductDrawingProps) {
  return (
    <Section labelledBy="drawing-title">
      <Container>
        <div data-assembly="section">
          <div data-assembly="sheet" className="flex flex-col gap-8 md:gap-10">
            <SectionHeading id="drawing-title" eyebrow={eyebrow} title={title} lead={lead} />
            <div data-assembly="track">
              <div
                data-assembly="stage"
                className="grid grid-cols-1 gap-6 md:grid-cols-12 md:gap-8 print:block print:space-y-8"
              >
                <div data-assembly="frame" className="break-inside-avoid md:col-span-8">
                  <View layers={layers} alt={alt}>
                    <DrawingAnnotations layout="narrow" parts={parts} dimension={dimension} />
                    <DrawingAnnotations layout="wide" parts={parts} dimension={dimension} />
                  </View>
                </div>
                <div data-assembly="parts" className="flex flex-col gap-6 md:col-span-4">
                  <PartsList parts={parts} />
                  <div data-assembly="title-block" className="max-sm:hidden">
                    <TitleBlock rows={titleBlock} layout="column" />
                  </div>
                </div>
              </div>
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}

/** The layers with their annotations. Lazy pictures are decoded when the window comes near. */
function View({ layers, alt, children }: Pick<ProductDrawingProps, "layers" | "alt"> & { children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null);
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    // the closed product is not displayed in every window
    const parts = view.current?.querySelectorAll<HTMLImageElement>('[data-layer]:not([data-layer="closed"]) img');
    void Promise.allSettled(Array.from(parts ?? [], (image) => image.decode())).then(() => setComplete(true));
  }, []);
  return (
    <div
      ref={view}
      role="img"
      aria-label={alt}
      data-assembly="view"
      data-complete={isComplete || undefined}
      className="stage mx-auto flex aspect-portrait justify-center overflow-clip sm:aspect-photo sm:overflow-visible"
    >
      <div data-assembly="product" className="relative aspect-photo h-full shrink-0">
        {layers.map(({ name, picture }) => (
          <div key={name} data-layer={name} className="absolute inset-0">
            <Picture
              picture={picture}
              alt=""
              sizes="(width < 37.5rem) 150vw, (width < 60rem) 100vw, (width < 96rem) 63vw, 60rem"
            />
          </div>
        ))}
        {children}
      </div>
    </div>
  );
}

/** The parts as a table; the radio button that covers a row lets the keyboard and touch highlight its part. */
function PartsList({ parts }: Pick<ProductDrawingProps, "parts">) {
  return (
    <Details
      summary={
        <Heading level={3} size="xs" id="parts-list">
          Parts list
        </Heading>
      }
    >
      <div role="group" aria-labelledby="parts-list">
        <table {...tableRoles.table} className="block text-small" aria-labelledby="parts-list">
          <thead {...tableRoles.group} className="sr-only">
            <tr {...tableRoles.row}>
              {["Number", "Part", "Quantity"].map((name) => (
                <th key={name} {...tableRoles.columnHeader} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.group} className="block gap-x-8 sm:max-md:grid sm:max-md:grid-cols-2">
            {parts.map(({ name, material, quantity }, index) => (
              <tr
                key={name}
                {...tableRoles.row}
                data-part={index + 1}
                className="relative isolate flex border-b-thin border-hairline py-0-5 leading-snug transition-colors duration-fast"
              >
                <td {...tableRoles.cell} className="w-8 shrink-0 ps-2 data-text text-secondary">
                  {index + 1}
                </td>
                <th {...tableRoles.rowHeader} scope="row" className="min-w-0 grow text-start font-regular">
                  <label className="font-medium">
                    {name}
                    <input
                      type="radio"
                      name="part"
                      className="absolute inset-0 cursor-pointer appearance-none rounded-control print:hidden no-script:hidden"
                    />
                  </label>
                  <span className="block text-caption text-secondary">{material}</span>
                </th>
                <td {...tableRoles.cell} className="shrink-0 ps-2 pe-2 text-end data-text">
                  {quantity}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Details>
  );
}
