import type { PlacementSkill } from './state.ts'

export type Relations = {
  /** Skills below and above one, with the number of steps to them. */
  before: (id: string, mostSteps?: number) => Map<string, number>
  beyond: (id: string, mostSteps?: number) => Map<string, number>
}

export function relate(skills: readonly PlacementSkill[]): Relations {
  const down = new Map(skills.map(({ id, after }) => [id, after]))
  const up = new Map<string, string[]>()
  for (const { id, after } of skills)
    for (const before of after) {
      const beyond = up.get(before)
      if (beyond) beyond.push(id)
      else up.set(before, [id])
    }
  return { before: (id, most) => walk(down, id, most), beyond: (id, most) => walk(up, id, most) }
}

function walk(
  edges: ReadonlyMap<string, readonly string[]>,
  from: string,
  mostSteps = Infinity,
): Map<string, number> {
  const steps = new Map<string, number>()
  let round = [from]
  for (let step = 1; round.length > 0 && step <= mostSteps; step++) {
    const next = round.flatMap((id) => edges.get(id) ?? []).filter((id) => id !== from && !steps.has(id))
    for (const id of next) steps.set(id, step)
    round = [...new Set(next)]
  }
  return steps
}
