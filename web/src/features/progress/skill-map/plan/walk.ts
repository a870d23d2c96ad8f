import type { MapPlan, PlacedSkill } from './lay-out-map.ts'

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/**
 * Where an arrow key leads from a skill: right to what builds on it, left to what it builds on, up and down within the
 * column. Where the graph has no way on, the nearest column does, so that every skill can be reached.
 */
export function walk(plan: MapPlan, from: string, key: ArrowKey): string {
  const here = plan.byId.get(from)
  if (!here) return plan.placed[0]?.skill.id ?? from
  if (key === 'ArrowUp' || key === 'ArrowDown') return stepInColumn(plan, here, key === 'ArrowDown' ? 1 : -1)
  const linked = key === 'ArrowRight' ? (plan.leadsTo.get(from) ?? []) : here.skill.after
  const candidates = linked.flatMap((id) => plan.byId.get(id) ?? [])
  return (
    nearest(candidates, here) ??
    nearest(findNeighbours(plan, here, key === 'ArrowRight' ? 1 : -1), here) ??
    from
  )
}

function stepInColumn({ placed }: MapPlan, here: PlacedSkill, step: 1 | -1): string {
  const column = placed.filter(({ column }) => column === here.column)
  const place = column.findIndex(({ skill }) => skill.id === here.skill.id)
  return (column[place + step] ?? here).skill.id
}

function findNeighbours({ placed }: MapPlan, here: PlacedSkill, step: 1 | -1): PlacedSkill[] {
  return placed.filter(({ column }) => column === here.column + step)
}

function nearest(candidates: readonly PlacedSkill[], { x, y }: PlacedSkill): string | undefined {
  const far = (one: PlacedSkill) => Math.abs(one.y - y) + Math.abs(one.x - x)
  return candidates.toSorted((a, b) => far(a) - far(b))[0]?.skill.id
}
