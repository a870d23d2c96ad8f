/** The list with one item moved to another place; a place outside means the nearest end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to))
  const moved = items[from]
  if (moved === undefined) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, place), moved, ...rest.slice(place)]
}

/** Where a dragged item would land: below every other item whose middle lies above the pointer. */
export function findLanding(middles: readonly number[], from: number, pointer: number): number {
  return middles.filter((middle, index) => index !== from && middle < pointer).length
}
