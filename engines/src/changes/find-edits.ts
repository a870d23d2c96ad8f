/** A run of things that both have, or that only the old or only the new one has. */
export type Edit = { kind: 'same' | 'removed' | 'added'; from: number; to: number }

/** [S2, S3] The shortest way from one list to the other; null when it takes more than `most` steps. */
export function findEdits(before: readonly string[], after: readonly string[], most: number): Edit[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let [oldEnd, newEnd] = [before.length, after.length]
  while (oldEnd > start && newEnd > start && before[oldEnd - 1] === after[newEnd - 1]) {
    oldEnd -= 1
    newEnd -= 1
  }
  const middle = findMiddle(before.slice(start, oldEnd), after.slice(start, newEnd), most)
  return [
    { kind: 'same', from: 0, to: start } as const,
    ...middle.map(({ kind, from, to }) => ({ kind, from: from + start, to: to + start })),
    { kind: 'same', from: oldEnd, to: before.length } as const,
  ].filter(({ from, to }) => to > from)
}

/** Numbers of `same` and `removed` are places in the old list, those of `added` in the new one. */
function findMiddle(before: readonly string[], after: readonly string[], most: number): Edit[] {
  const whole: Edit[] = [
    { kind: 'removed', from: 0, to: before.length },
    { kind: 'added', from: 0, to: after.length },
  ]
  if (before.length === 0 || after.length === 0) return whole
  const trace = walk(before, after, most)
  return trace ? joinSteps(retrace(trace, before.length, after.length)) : whole
}

/** Furthest old place on each diagonal, step by step. */
function walk(
  before: readonly string[],
  after: readonly string[],
  most: number,
): Map<number, number>[] | null {
  const trace: Map<number, number>[] = []
  let reached = new Map<number, number>([[1, 0]])
  for (let steps = 0; steps <= most; steps++) {
    trace.push(reached)
    const next = new Map(reached)
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      let old = goesDown(reached, diagonal, steps)
        ? (reached.get(diagonal + 1) ?? 0)
        : (reached.get(diagonal - 1) ?? 0) + 1
      while (old < before.length && old - diagonal < after.length && before[old] === after[old - diagonal])
        old += 1
      next.set(diagonal, old)
      if (old >= before.length && old - diagonal >= after.length) return [...trace, next]
    }
    reached = next
  }
  return null
}

const goesDown = (reached: ReadonlyMap<number, number>, diagonal: number, steps: number): boolean =>
  diagonal === -steps ||
  (diagonal !== steps && (reached.get(diagonal - 1) ?? -1) < (reached.get(diagonal + 1) ?? -1))

function retrace(trace: readonly Map<number, number>[], oldLength: number, newLength: number): Edit[] {
  const edits: Edit[] = []
  let [old, fresh] = [oldLength, newLength]
  for (let steps = trace.length - 2; steps >= 0; steps--) {
    const reached = trace[steps] as Map<number, number>
    const diagonal = old - fresh
    const isDown = goesDown(reached, diagonal, steps)
    const fromDiagonal = isDown ? diagonal + 1 : diagonal - 1
    const fromOld = steps === 0 ? 0 : (reached.get(fromDiagonal) ?? 0)
    const fromNew = steps === 0 ? 0 : fromOld - fromDiagonal
    const afterStep = steps === 0 ? 0 : isDown ? fromOld : fromOld + 1
    if (old > afterStep) edits.push({ kind: 'same', from: afterStep, to: old })
    if (steps > 0)
      edits.push(
        isDown
          ? { kind: 'added', from: fromNew, to: fromNew + 1 }
          : { kind: 'removed', from: fromOld, to: fromOld + 1 },
      )
    old = fromOld
    fresh = fromNew
  }
  return edits.reverse()
}

function joinSteps(edits: readonly Edit[]): Edit[] {
  const joined: Edit[] = []
  for (const edit of edits) {
    const last = joined.at(-1)
    if (last?.kind === edit.kind && last.to === edit.from) last.to = edit.to
    else joined.push({ ...edit })
  }
  return joined
}
