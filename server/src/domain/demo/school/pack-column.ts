/** A column of a table, in whichever of these ways is the shortest. */
export type PackedColumn =
  | { all: unknown; rows: number }
  /** Places in a list of the values that there are. */
  | { of: unknown[]; at: number[] }
  /** Each number by how much it is more than the one before. */
  | { steps: (number | null)[] }
  | { each: unknown[] }

export function packColumn(values: readonly unknown[]): PackedColumn {
  const texts = values.map((value) => JSON.stringify(value))
  const places = new Map<string, number>()
  const of: unknown[] = []
  const at = texts.map((text, row) => {
    const known = places.get(text)
    if (known !== undefined) return known
    places.set(text, of.length)
    of.push(values[row])
    return of.length - 1
  })
  if (of.length === 1) return { all: values[0], rows: values.length }
  const ways: PackedColumn[] = [{ each: [...values] }, { of, at }]
  if (values.every(isNumberOrNull)) ways.push({ steps: toSteps(values) })
  const [best] = ways
    .map((way) => ({ way, length: JSON.stringify(way).length }))
    .sort((a, b) => a.length - b.length)
  return best?.way ?? { each: [] }
}

export function unpackColumn(packed: PackedColumn): unknown[] {
  if ('all' in packed) return new Array(packed.rows).fill(packed.all)
  if ('of' in packed) return packed.at.map((place) => packed.of[place])
  if ('each' in packed) return packed.each
  let last = 0
  return packed.steps.map((step) => {
    if (step === null) return null
    last += step
    return last
  })
}

const isNumberOrNull = (value: unknown): value is number | null => value === null || Number.isInteger(value)

function toSteps(values: readonly (number | null)[]): (number | null)[] {
  let last = 0
  return values.map((value) => {
    if (value === null) return null
    const step = value - last
    last = value
    return step
  })
}
