import { useMemo, useState, useSyncExternalStore } from "react";
import { facts } from "virtual:inspect-facts";
import { numberMarks, placeMarks } from "#app/inspect/parts-list.ts";
import { useSelection } from "#app/inspect/use-selection.ts";
import { usersOf } from "#lib/inspect/build-facts.ts";
import { ComponentTree } from "#lib/inspect/component-tree.ts";
import { measureElement } from "#lib/inspect/measure-element.ts";
import { boxAround, layerNames, readLayer, type LayerName } from "#lib/inspect/page-layers.ts";
import { elementsWith, mediaQueries } from "#lib/inspect/tokens-in-effect.ts";
import { usePageChanges } from "#lib/inspect/use-page-changes.ts";
import { chooseTheme, readTheme, subscribeTheme } from "#lib/theme/theme.ts";
import { InspectDrawing } from "#sections/inspect/inspect-drawing.tsx";
import { InspectFacts } from "#sections/inspect/inspect-facts.tsx";
import { InspectPanel } from "#sections/inspect/inspect-panel.tsx";

const storybook: string = import.meta.env.VITE_STORYBOOK_URL;

const tree = new ComponentTree(facts);

export type InspectProps = {
  /** The element that contains the page. */
  root: Element;
  onLeave: () => void;
};

/** Inspect with what the build and the live page know. */
export function Inspect({ root, onLeave }: InspectProps) {
  const changes = usePageChanges(root);
  const theme = useSyncExternalStore(subscribeTheme, readTheme);
  const [layers, setLayers] = useState<ReadonlySet<LayerName>>(new Set(["grid", "components"] as const));
  const [token, setToken] = useState<string>();
  const { selection, select, edge, move, selects, setSelects } = useSelection(onLeave);
  const read = useMemo(
    () =>
      layerNames
        .filter((layer) => layers.has(layer))
        .map((layer) => numberMarks(layer, readLayer[layer](document.body, tree))),
    // oxlint-disable-next-line react/exhaustive-deps -- what is read has changed
    [layers, changes],
  );
  const uses = useMemo(
    () => (token === undefined ? [] : elementsWith(token, facts, document.body)),
    // oxlint-disable-next-line react/exhaustive-deps -- what is read has changed
    [token, changes],
  );
  const drawnUses = uses.map((use, index) => ({
    id: `uses ${index}`,
    layer: "uses" as const,
    label: "",
    box: boxAround([use]),
  }));
  const element = selection?.element;
  // without the drawing, which could not become smaller again
  const { offsetWidth: width, offsetHeight: height } = document.body;
  return (
    <>
      <InspectDrawing
        size={{ width, height }}
        marks={[...read.flatMap(placeMarks), ...drawnUses]}
        selected={element && boxAround([element])}
      />
      <InspectPanel
        edge={edge}
        isWide={matchMedia(mediaQueries["md"] ?? "all").matches}
        theme={theme}
        layers={layers}
        selects={selects}
        lists={read.map(({ list }) => list)}
        storybook={storybook}
        onMove={move}
        onTheme={chooseTheme}
        onLayer={(layer) => setLayers(new Set(layerNames.filter((name) => layers.has(name) !== (name === layer))))}
        onSelects={setSelects}
        onSelect={({ element: chosen = null }) => {
          chosen?.scrollIntoView({ block: "center" });
          select(chosen, "list");
        }}
        onLeave={onLeave}
      >
        <InspectFacts
          facts={element && measureElement(element, facts, tree)}
          isAnnounced={selection?.by !== "pointer"}
          users={token === undefined ? undefined : { token, elements: uses.length, files: usersOf(token, facts) }}
          storybook={storybook}
          onToken={setToken}
          onParent={() => select(element?.parentElement ?? null, "list")}
        />
      </InspectPanel>
    </>
  );
}
