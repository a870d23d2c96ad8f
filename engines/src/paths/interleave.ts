/**
 * Keeps the order as far as it can while no skill follows itself. A skill that makes up more than half of what is left goes first,
 * else it would be left over at the end.
 */
export function interleave<Item extends { skill: string }>(items: readonly Item[]): Item[] {
  const left = [...items]
  const mixed: Item[] = []
  while (left.length > 0) {
    const last = mixed.at(-1)?.skill
    const counts = new Map<string, number>()
    for (const { skill } of left) counts.set(skill, (counts.get(skill) ?? 0) + 1)
    const isPressing = ({ skill }: Item) => 2 * (counts.get(skill) ?? 0) > left.length
    const isOther = ({ skill }: Item) => skill !== last
    let place = left.findIndex((item) => isOther(item) && isPressing(item))
    if (place < 0) place = left.findIndex(isOther)
    mixed.push(...left.splice(Math.max(0, place), 1))
  }
  return mixed
}
