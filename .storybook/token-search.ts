import { DOCS_RENDERED, STORY_INDEX_INVALIDATED, STORY_RENDERED } from "storybook/internal/core-events";
import type { API } from "storybook/manager-api";
import base from "#tokens/base.tokens.json";
import semantic from "#tokens/semantic.tokens.json";
import { tokensIn } from "#tools/tokens/token-tree.ts";

/** The page on which every token has an address. */
const tokenPage = "foundations-find-a-token--docs";

/** The beginning of the anchors that name a token. */
const prefix = "token:";

type Entry = { anchors?: { id: string; title: string }[] };
type Index = { entries: Record<string, Entry | undefined> };

const anchors = [...tokensIn(base), ...tokensIn(semantic)].map(([name]) => ({ id: prefix + name, title: name }));

/** The beginning of the anchors that name the stories of a page, which the search finds by themselves. */
const storyPrefix = "anchor--";

/** Adds the tokens to the index that the sidebar searches, as parts of their page, and removes the second name of stories. */
async function addTokens(api: API): Promise<void> {
  const response = await fetch("./index.json");
  const index = (await response.json()) as Index;
  for (const entry of Object.values(index.entries))
    if (entry?.anchors) entry.anchors = entry.anchors.filter(({ id }) => !id.startsWith(storyPrefix));
  const page = index.entries[tokenPage];
  if (!page) return;
  page.anchors = [...(page.anchors ?? []), ...anchors];
  await api.setIndex(index as Parameters<API["setIndex"]>[0]);
}

/** Lets the search in the sidebar find every token by its name, and opens the page of the chosen one. */
export function findTokensInSidebar(api: API): void {
  let isAdded = false;
  const addOnce = () => {
    if (!isAdded) void addTokens(api);
    isAdded = true;
  };
  api.on(DOCS_RENDERED, addOnce);
  api.on(STORY_RENDERED, addOnce);
  api.on(STORY_INDEX_INVALIDATED, () => void addTokens(api));
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener("currententrychange", () => {
    const { hash } = window.location;
    if (!hash.startsWith(`#${prefix}`)) return;
    const token = encodeURIComponent(hash.slice(prefix.length + 1));
    setTimeout(() => api.navigateUrl(`?path=/docs/${tokenPage}&token=${token}`, {}));
  });
}
