/** A change, and where it was found, in page order. */
export type Group<Item extends { change: unknown }> = { change: Item['change']; on: Item[] }

/** Each change once, with all of the pages that have it, those of most pages first. */
export const byChange = <Item extends { address: string; change: unknown }>(
  items: readonly Item[],
): Group<Item>[] => {
  const groups = new Map<string, Map<string, Item>>()
  for (const item of items) {
    const key = JSON.stringify(item.change)
    const pages = groups.get(key) ?? new Map<string, Item>()
    if (!pages.has(item.address)) pages.set(item.address, item)
    groups.set(key, pages)
  }
  return [...groups]
    .map(([, pages]) => [...pages.values()])
    .flatMap((on) => (on[0] ? [{ change: on[0].change, on }] : []))
    .sort((a, b) => b.on.length - a.on.length)
}
