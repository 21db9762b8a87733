/** Code 39: the nine bars and spaces of each character, of which three (`1`) are wide. */
const patterns: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "0:000110100 1:100100001 2:001100001 3:101100000 4:000110001 5:100110000 6:001110000 7:000100101 8:100100100",
    "9:001100100 A:100001001 B:001001001 C:101001000 D:000011001 E:100011000 F:001011000 G:000001101 H:100001100",
    "I:001001100 J:000011100 K:100000011 L:001000011 M:101000010 N:000010011 O:100010010 P:001010010 Q:000000111",
    "R:100000110 S:001000110 T:000010110 U:110000001 V:011000001 W:111000000 X:010010001 Y:110010000 Z:011010000",
    "-:010000101 *:010010100",
  ].flatMap((row) => row.split(" ").map((entry) => entry.split(":"))),
);

const wide = 3;

/** The bars of a text between its start and stop character, in narrow widths from the start. */
function barsOf(text: string) {
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (const character of `*${text}*`) {
    for (const [index, element] of (patterns[character] ?? "").split("").entries()) {
      const width = element === "1" ? wide : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    }
    x += 1;
  }
  return { bars, width: x - 1 };
}

export type OrderBarcodeProps = {
  /** Capital letters, digits and hyphens; other characters are left out. */
  number: string;
};

/** The number of an order as a barcode (Code 39), dark on light as scanners expect it in light themes and on paper; decorative, because the number is text beside it. */
export function OrderBarcode({ number }: OrderBarcodeProps) {
  const { bars, width } = barsOf(number);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="block h-14 w-full fill-current sm:h-full"
    >
      <path d={bars.map((bar) => `M${bar.x} 0h${bar.width}v1h-${bar.width}z`).join("")} />
    </svg>
  );
}
