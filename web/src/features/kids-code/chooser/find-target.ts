/**
 * Where an arrow key leads in pictures that stand in lines: `tops` are their upper edges, in order. Null for a key that
 * leads nowhere.
 */
export function findTarget(key: string, from: number, tops: readonly number[]): number | null {
  const perLine = tops.findIndex((top) => top !== tops[0])
  const columns = perLine === -1 ? tops.length : perLine
  const last = tops.length - 1
  const targets: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: last,
  }
  const target = targets[key]
  if (target === undefined || target < 0) return null
  // Down from a line above a shorter one leads to the last picture there is.
  if (target > last) return key === 'ArrowDown' && tops[from] !== tops[last] ? last : null
  return target
}
