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
import { InspectDrawing, type DrawnMark } from "#sections/inspect/inspect-drawing.tsx";
import { InspectFacts } from "#sections/inspect/inspect-facts.tsx";
import { InspectPanel } from "#sections/inspect/inspect-panel.tsx";

const storybook: string = import.meta.env.VITE_STORYBOOK_URL;

const tree = new ComponentTree(facts);

/** The layers of the page that are switched on, read again after each change of the page. */
function useLayers(layers: ReadonlySet<LayerName>, changes: number) {
  return useMemo(
    () =>
      layerNames
        .filter((layer) => layers.has(layer))
        .map((layer) => numberMarks(layer, readLayer[layer](document.body, tree))),
    // oxlint-disable-next-line react/exhaustive-deps -- what is read has changed
    [layers, changes],
  );
}

/** Who uses a token: the elements of this page now, and the files. */
function useUsers(token: string | undefined, changes: number) {
  return useMemo(
    () =>
      token === undefined
        ? undefined
        : { token, elements: elementsWith(token, facts, document.body), files: usersOf(token, facts) },
    // oxlint-disable-next-line react/exhaustive-deps -- what is read has changed
    [token, changes],
  );
}

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
  const read = useLayers(layers, changes);
  const users = useUsers(token, changes);
  const uses = (users?.elements ?? []).map((element, index): DrawnMark => ({
    id: `uses ${index}`,
    layer: "uses",
    label: "",
    box: boxAround([element]),
  }));
  const element = selection?.element;
  // without the drawing, which could not become smaller again
  const { offsetWidth: width, offsetHeight: height } = document.body;
  return (
    <>
      <InspectDrawing
        size={{ width, height }}
        marks={[...read.flatMap(placeMarks), ...uses]}
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
        onSelect={(id) => {
          const chosen = read.map(({ elements }) => elements.get(id)).find((one) => one !== undefined);
          chosen?.scrollIntoView({ block: "center" });
          select(chosen ?? null, "list");
        }}
        onLeave={onLeave}
      >
        <InspectFacts
          facts={element && measureElement(element, facts, tree)}
          isAnnounced={selection?.by !== "pointer"}
          users={users && { ...users, elements: users.elements.length }}
          storybook={storybook}
          onToken={setToken}
          onParent={() => select(element?.parentElement ?? null, "list")}
        />
      </InspectPanel>
    </>
  );
}
