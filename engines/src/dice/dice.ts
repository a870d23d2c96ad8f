/** Seeded chance: the same seed always gives the same rolls, on the server, in the browser and years later. */
export type Dice = {
  /** A whole number from `least` to `most`, both included. */
  int: (least: number, most: number) => number
  /** As `int`, but none of the excepted numbers. */
  intExcept: (least: number, most: number, except: readonly number[]) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** Different places of the list, in random order. */
  sample: <Item>(items: readonly Item[], count: number) => Item[]
  shuffle: <Item>(items: readonly Item[]) => Item[]
  coin: () => boolean
}

export function createDice(seed: string): Dice {
  const roll = createSequence(hash(seed))

  function int(least: number, most: number): number {
    if (!(most >= least)) throw new RangeError(`No whole number from ${least} to ${most}`)
    return least + Math.floor(roll() * (most - least + 1))
  }

  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('Nothing to pick from')
    return items[int(0, items.length - 1)] as Item
  }

  /** Fisher–Yates. */
  function shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = int(0, last)
      ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
    }
    return shuffled
  }

  return {
    int,
    intExcept(least, most, except) {
      const left = Array.from({ length: most - least + 1 }, (_, offset) => least + offset).filter(
        (number) => !except.includes(number),
      )
      return pick(left)
    },
    pick,
    shuffle,
    sample(items, count) {
      if (count > items.length) throw new RangeError(`Cannot sample ${count} of ${items.length}`)
      return shuffle(items).slice(0, count)
    },
    coin: () => roll() < 0.5,
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** Mulberry32: numbers in [0, 1), good enough to choose school numbers and small enough to read. */
function createSequence(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
