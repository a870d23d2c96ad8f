/** Whole minutes by shares that add up to the total exactly; every part gets one at least. */
export function splitMinutes(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  const exact = shares.map((share) => (total * share) / sum)
  const minutes = exact.map((part) => Math.max(1, Math.floor(part)))
  // The largest remainders get what is left, the earlier of two equal ones first.
  const order = exact
    .map((part, place) => ({ place, rest: part - Math.floor(part) }))
    .toSorted((a, b) => b.rest - a.rest || a.place - b.place)
  let left = total - minutes.reduce((all, part) => all + part, 0)
  for (let turn = 0; left > 0; turn++, left--) {
    const place = order[turn % order.length]?.place ?? 0
    minutes[place] = (minutes[place] ?? 0) + 1
  }
  while (left < 0) {
    const longest = minutes.indexOf(Math.max(...minutes))
    minutes[longest] = (minutes[longest] ?? 0) - 1
    left++
  }
  return minutes
}
