import { useRef, type ReactNode } from "react";
import type { DrawingPart } from "#content/gateway-drawing.ts";
import type { DrawingLayer } from "#content/gateway-layers.ts";
import type { Picture as PictureSource } from "#lib/image/picture.ts";
import { useDecoded } from "#lib/image/use-decoded.ts";
import { useNear } from "#lib/image/use-near.ts";
import {
  DrawingAnnotations,
  DrawingCaptions,
  DrawingKey,
  DrawingMasks,
  DrawingTests,
  type DrawingCaptionsProps,
  type DrawingTestsProps,
} from "#sections/home/drawing-annotations.tsx";
import { DrawingPartsList } from "#sections/home/drawing-parts-list.tsx";
import { TitleBlock } from "#sections/shared/title-block.tsx";
import { Container } from "#ui/container.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

export type ProductDrawingProps = {
  /** The section's heading and the two lines around it. */
  eyebrow: string;
  title: string;
  lead: string;
  /** The layers of the picture, in the order in which they are painted. */
  layers: readonly DrawingLayer[];
  /** The end of the movement: the closed product without its shadow is lowered into a carton, in which it throws its shade. */
  packing: Readonly<Record<"product" | "carton" | "shade", PictureSource>>;
  /** The text alternative of all layers together. */
  alt: string;
  /** The parts with their positions in the drawing. */
  parts: readonly DrawingPart[];
  /** What is said before, between and after the names of the parts. */
  moments: DrawingCaptionsProps["moments"];
  /** What the closed product was tested for, with the results. */
  tests: DrawingTestsProps["tests"];
  /** The rows of the drawing's title block. */
  titleBlock: readonly { readonly term: string; readonly detail: string }[];
  /** The length of the housing in millimeters with its tolerance, written on the dimension line. */
  dimension: string;
};

/**
 * A product as an annotated engineering drawing beside its parts list. While the section passes the window, the closed
 * product comes apart, each part gets its number while its row is marked, and the product closes again, is tested, and is
 * lowered into its carton; the movement is a scroll-driven animation of `src/app/assembly.css`, and begins when all pictures are there.
 * In windows that are wide and high enough, the heading is above the closed product; in small ones, the drawing alone is
 * pinned, with the names of the parts in turn.
 *
 * Guarantees: the parts list is a table in text; the lines and numbers over the picture are hidden from assistive
 * technology; hover or focus isolates a part and marks its row, and the arrow keys go through the parts; the exploded
 * drawing is complete and still in low windows, on paper, without scripts or support, and under reduced motion.
 * Requires: parts whose numbers do not overlap at 320 pixels; as many rules in the style sheet as there are parts.
 */
export function ProductDrawing({
  eyebrow,
  title,
  lead,
  layers,
  packing,
  alt,
  parts,
  moments,
  tests,
  titleBlock,
  dimension,
}: ProductDrawingProps) {
  return (
    <Section labelledBy="drawing-title">
      <Container>
        <div data-assembly="section">
          <div data-assembly="sheet" className="flex flex-col gap-8 md:gap-10">
            <SectionHeading id="drawing-title" eyebrow={eyebrow} title={title} lead={lead} size="lead" />
            <div data-assembly="track">
              <div
                data-assembly="stage"
                className="grid grid-cols-1 gap-6 md:grid-cols-12 md:gap-8 print:block print:space-y-8"
              >
                <div data-assembly="frame" className="break-inside-avoid md:col-span-8">
                  <View
                    layers={layers}
                    packing={packing}
                    alt={alt}
                    captions={
                      <>
                        <DrawingCaptions title={title} moments={moments} parts={parts} />
                        <DrawingKey parts={parts} />
                      </>
                    }
                  >
                    <DrawingMasks parts={parts} />
                    <DrawingAnnotations layout="narrow" parts={parts} dimension={dimension} />
                    <DrawingAnnotations layout="wide" parts={parts} dimension={dimension} />
                    <DrawingTests tests={tests} />
                  </View>
                </div>
                <div data-assembly="parts" className="flex flex-col gap-6 md:col-span-4">
                  <DrawingPartsList parts={parts} />
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

type ViewProps = Pick<ProductDrawingProps, "layers" | "packing" | "alt"> & {
  /** The annotations, in the coordinates of the product. */
  children: ReactNode;
  /** What is beside the product. */
  captions: ReactNode;
};

/** A picture in the frame of the product. */
function LayerPicture({ picture }: { picture: PictureSource }) {
  return (
    <Picture
      picture={picture}
      alt=""
      sizes="(width < 37.5rem) 150vw, (width < 60rem) 100vw, (width < 96rem) 63vw, 60rem"
    />
  );
}

/** The layers with their annotations. */
function View({ layers, packing, alt, captions, children }: ViewProps) {
  const view = useRef<HTMLDivElement>(null);
  // the closed product is not displayed in every window
  const isNear = useNear(view);
  const isComplete = useDecoded(view, '[data-layer]:not([data-layer="closed"])');
  return (
    <div
      ref={view}
      role="img"
      aria-label={alt}
      data-assembly="view"
      data-near={isNear || undefined}
      data-complete={isComplete || undefined}
      className="stage mx-auto flex aspect-portrait justify-center overflow-clip sm:aspect-photo sm:overflow-visible"
    >
      <div data-assembly="product" className="relative aspect-photo h-full shrink-0">
        <div data-packing="carton">
          <LayerPicture picture={packing.carton} />
        </div>
        <div data-packing="shade">
          <LayerPicture picture={packing.shade} />
        </div>
        {layers.map(({ name, picture }) => (
          <div key={name} data-layer={name} className="absolute inset-0">
            <LayerPicture picture={picture} />
          </div>
        ))}
        {children}
        <div data-packing="product">
          <LayerPicture picture={packing.product} />
        </div>
        <div data-packing="carton-front">
          <LayerPicture picture={packing.carton} />
        </div>
      </div>
      {captions}
    </div>
  );
}
