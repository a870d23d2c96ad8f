import type { SkillStanding } from '#contract/skills.ts'

/** Sizes of the map at a zoom of 1, in px. */
export const BOX = { width: 220, height: 96 } as const
const GAP = { x: 56, y: 20, grade: 72 } as const
export const HEADING_PX = 56
/** A column with more skills goes on in the next one, so that the map stays as wide as a screen is. */
const MOST_ROWS = 12

export type PlacedSkill = { skill: SkillStanding; x: number; y: number; column: number }
export type GradeBand = { grade: number; x: number; width: number; columns: number }
export type MapPlan = {
  /** In reading order: column by column, from above. */
  placed: PlacedSkill[]
  byId: ReadonlyMap<string, PlacedSkill>
  /** What builds on a skill. */
  leadsTo: ReadonlyMap<string, string[]>
  bands: GradeBand[]
  width: number
  height: number
}

/**
 * Grades from left to right; within a grade what builds on another skill of it stands further right. In a column,
 * skills stand about as high as what they build on, so that few lines cross.
 */
export function layOutMap(skills: readonly SkillStanding[]): MapPlan {
  const byId = new Map<string, PlacedSkill>()
  const known = new Map(skills.map((skill) => [skill.id, skill]))
  const bands: GradeBand[] = []
  const placed: PlacedSkill[] = []
  let x = 0
  let column = 0
  for (const grade of [...new Set(skills.map((skill) => skill.grade))].toSorted((a, b) => a - b)) {
    const ofGrade = skills.filter((skill) => skill.grade === grade)
    const [start, firstColumn] = [x, column]
    for (const layer of splitIntoLayers(ofGrade, known)) {
      for (const skillsOfColumn of splitIntoColumns(orderByBefore(layer, byId))) {
        for (const [row, skill] of skillsOfColumn.entries()) {
          const place = { skill, x, y: HEADING_PX + row * (BOX.height + GAP.y), column }
          placed.push(place)
          byId.set(skill.id, place)
        }
        x += BOX.width + GAP.x
        column++
      }
    }
    bands.push({ grade, x: start, width: x - start - GAP.x, columns: column - firstColumn })
    x += GAP.grade - GAP.x
  }
  return {
    placed,
    byId,
    leadsTo: findWhatFollows(skills, known),
    bands,
    width: Math.max(0, x - GAP.grade),
    height: Math.max(0, ...placed.map(({ y }) => y + BOX.height)),
  }
}

/** Layer n holds what has n skills of the same grade before it, on the longest way. */
function splitIntoLayers(ofGrade: SkillStanding[], known: ReadonlyMap<string, SkillStanding>) {
  const depths = new Map<string, number>()
  const depthOf = (skill: SkillStanding, path: readonly string[]): number => {
    const found = depths.get(skill.id)
    if (found !== undefined) return found
    // A ring in the graph must not hang the screen: it is cut where it closes.
    const before = skill.after.flatMap((id) => {
      const one = known.get(id)
      return one && one.grade === skill.grade && !path.includes(id) ? [one] : []
    })
    const depth =
      before.length === 0 ? 0 : 1 + Math.max(...before.map((one) => depthOf(one, [...path, skill.id])))
    depths.set(skill.id, depth)
    return depth
  }
  const layers: SkillStanding[][] = []
  for (const skill of ofGrade) {
    const depth = depthOf(skill, [skill.id])
    while (layers.length <= depth) layers.push([])
    layers[depth]?.push(skill)
  }
  return layers.filter((layer) => layer.length > 0)
}

function orderByBefore(layer: SkillStanding[], byId: ReadonlyMap<string, PlacedSkill>): SkillStanding[] {
  const heights = new Map(
    layer.map((skill, place) => {
      const before = skill.after.flatMap((id) => byId.get(id)?.y ?? [])
      const mean = before.reduce((sum, y) => sum + y, 0) / before.length
      return [skill.id, before.length > 0 ? mean : HEADING_PX + place * BOX.height]
    }),
  )
  return layer.toSorted((a, b) => (heights.get(a.id) ?? 0) - (heights.get(b.id) ?? 0))
}

function splitIntoColumns(layer: SkillStanding[]): SkillStanding[][] {
  const count = Math.ceil(layer.length / MOST_ROWS)
  const rows = Math.ceil(layer.length / count)
  return Array.from({ length: count }, (_, part) => layer.slice(part * rows, (part + 1) * rows))
}

function findWhatFollows(skills: readonly SkillStanding[], known: ReadonlyMap<string, SkillStanding>) {
  const leadsTo = new Map<string, string[]>()
  for (const { id, after } of skills) {
    for (const before of after) {
      if (known.has(before)) leadsTo.set(before, [...(leadsTo.get(before) ?? []), id])
    }
  }
  return leadsTo
}
