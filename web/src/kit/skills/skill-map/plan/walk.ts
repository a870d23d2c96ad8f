import type { MapPlan, PlacedSkill } from './lay-out-map.ts'

const WALK_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const
export type WalkKey = (typeof WALK_KEYS)[number]

export function isWalkKey(key: string): key is WalkKey {
  return WALK_KEYS.some((one) => one === key)
}

/**
 * Where a key leads from a skill: right to what builds on it, left to what it builds on, up and down within the
 * column. Where the graph has no way on, the nearest column does, so that every skill can be reached. Pages are grades,
 * Home and End the first and the last skill of the map.
 */
export function walk(plan: MapPlan, from: string, key: WalkKey): string {
  const here = plan.byId.get(from)
  if (!here) return plan.placed[0]?.skill.id ?? from
  switch (key) {
    case 'Home':
      return plan.placed[0]?.skill.id ?? from
    case 'End':
      return plan.placed.at(-1)?.skill.id ?? from
    case 'PageUp':
    case 'PageDown':
      return turnPage(plan, here, key === 'PageDown' ? 1 : -1)
    case 'ArrowUp':
    case 'ArrowDown':
      return stepInColumn(plan, here, key === 'ArrowDown' ? 1 : -1)
    case 'ArrowLeft':
    case 'ArrowRight':
      return stepAside(plan, here, key === 'ArrowRight' ? 1 : -1)
  }
}

function stepAside(plan: MapPlan, here: PlacedSkill, step: 1 | -1): string {
  const { id, after } = here.skill
  const linked = step === 1 ? (plan.leadsTo.get(id) ?? []) : after
  const candidates = linked.flatMap((one) => plan.byId.get(one) ?? [])
  return nearest(candidates, here) ?? nearest(findNeighbors(plan, here, step), here) ?? id
}

/** To the first skill of the next grade, or of the one before. */
function turnPage({ placed, bands }: MapPlan, here: PlacedSkill, step: 1 | -1): string {
  const page = bands.findIndex(({ grade }) => grade === here.skill.grade)
  const wanted = bands[Math.max(0, page + step)] ?? bands[page]
  const first = placed.find(({ skill }) => skill.grade === wanted?.grade)
  // On the last page there is nothing to turn to: the skill stays.
  return (wanted === bands[page] && step === 1 ? here : (first ?? here)).skill.id
}

function stepInColumn({ placed }: MapPlan, here: PlacedSkill, step: 1 | -1): string {
  const column = placed.filter(({ column }) => column === here.column)
  const place = column.findIndex(({ skill }) => skill.id === here.skill.id)
  return (column[place + step] ?? here).skill.id
}

function findNeighbors({ placed }: MapPlan, here: PlacedSkill, step: 1 | -1): PlacedSkill[] {
  return placed.filter(({ column }) => column === here.column + step)
}

function nearest(candidates: readonly PlacedSkill[], { x, y }: PlacedSkill): string | undefined {
  const far = (one: PlacedSkill) => Math.abs(one.y - y) + Math.abs(one.x - x)
  return candidates.toSorted((a, b) => far(a) - far(b))[0]?.skill.id
}
