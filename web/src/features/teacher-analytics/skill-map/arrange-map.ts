import type { MapCell, SkillHeatMap } from '#contract/teaching/class-analytics.ts'

export type MapRow = SkillHeatMap['pupils'][number]
/** By name, by how far a student is in all, or by the level in one skill; the weakest first. */
export type MapOrder = { by: 'name' } | { by: 'level' } | { by: 'skill'; skillId: string }

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** How far somebody is: what has faded is ahead of what was never there; untried comes before all. */
const RANKS = { new: 0, learning: 1, needsRefresh: 2, practised: 3, mastered: 4 } as const

export function weighCell(cell: MapCell | null | undefined): number {
  return cell ? 1 + RANKS[cell.level] + cell.mastery / 101 : 0
}

export function arrangeRows(map: Pick<SkillHeatMap, 'pupils' | 'skills'>, order: MapOrder): MapRow[] {
  const byName = (a: MapRow, b: MapRow) =>
    alphabet.compare(a.lastName, b.lastName) || alphabet.compare(a.firstName, b.firstName) || a.id - b.id
  const place = order.by === 'skill' ? map.skills.findIndex(({ id }) => id === order.skillId) : -1
  const weigh = (row: MapRow) =>
    place >= 0 ? weighCell(row.cells[place]) : row.cells.reduce((sum, cell) => sum + weighCell(cell), 0)
  if (order.by === 'name') return map.pupils.toSorted(byName)
  return map.pupils.toSorted((a, b) => weigh(a) - weigh(b) || byName(a, b))
}
