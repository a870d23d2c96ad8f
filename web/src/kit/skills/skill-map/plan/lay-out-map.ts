import type { SkillStanding } from '#contract/skills.ts'

/** Sizes of the map at a zoom of 1, in px. */
export const BOX = { width: 220, height: 96 } as const
const GAP = { x: 56, y: 20, grade: 72 } as const
export const HEADING_PX = 56
/** A column with more skills goes on in the next one. */
const MOST_ROWS = 12
/** Grades stand in rows, like words in lines, so that all of a large map has the shape of a screen. */
const ROW = { leastWidth: 12 * (BOX.width + GAP.x), gap: 140, widthToHeight: 1.7 } as const

/** `column` counts through the whole map, `row` the rows of grades. */
export type PlacedSkill = { skill: SkillStanding; x: number; y: number; column: number; row: number }
export type GradeBand = { grade: number; x: number; y: number; width: number; columns: number }
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

/** The skills of a grade, column by column. */
type Grade = { grade: number; columns: SkillStanding[][] }

/**
 * Grades from left to right, row below row; within a grade what builds on another skill of it stands further right. In
 * a column, skills stand about as high as what they build on, so that few lines cross.
 */
export function layOutMap(skills: readonly SkillStanding[]): MapPlan {
  const known = new Map(skills.map((skill) => [skill.id, skill]))
  const grades = splitIntoGrades(skills, known)
  const mostWidth = findRowWidth(grades)
  const bands: GradeBand[] = []
  const placed: PlacedSkill[] = []
  let [x, y, column, row, boxesHigh] = [0, 0, 0, 0, 0]
  for (const { grade, columns } of grades) {
    const width = findWidth(columns.length)
    if (x > 0 && x + width > mostWidth) {
      y += HEADING_PX + boxesHigh * (BOX.height + GAP.y) + ROW.gap
      ;[x, boxesHigh] = [0, 0]
      row++
    }
    bands.push({ grade, x, y, width, columns: columns.length })
    for (const [place, ofColumn] of columns.entries()) {
      for (const [above, skill] of ofColumn.entries()) {
        placed.push({
          skill,
          x: x + place * (BOX.width + GAP.x),
          y: y + HEADING_PX + above * (BOX.height + GAP.y),
          column,
          row,
        })
      }
      boxesHigh = Math.max(boxesHigh, ofColumn.length)
      column++
    }
    x += width + GAP.grade
  }
  return {
    placed,
    byId: new Map(placed.map((place) => [place.skill.id, place])),
    leadsTo: findWhatFollows(skills, known),
    bands,
    width: Math.max(0, ...bands.map((band) => band.x + band.width)),
    height: Math.max(0, ...placed.map((place) => place.y + BOX.height)),
  }
}

function splitIntoGrades(
  skills: readonly SkillStanding[],
  known: ReadonlyMap<string, SkillStanding>,
): Grade[] {
  /** How many skills stand above one in its column. */
  const heights = new Map<string, number>()
  return [...new Set(skills.map(({ grade }) => grade))]
    .toSorted((a, b) => a - b)
    .map((grade) => {
      const layers = splitIntoLayers(
        skills.filter((skill) => skill.grade === grade),
        known,
      )
      const columns: SkillStanding[][] = []
      for (const layer of layers) {
        const next = splitIntoColumns(orderByBefore(layer, heights))
        for (const column of next) for (const [above, { id }] of column.entries()) heights.set(id, above)
        columns.push(...next)
      }
      return { grade, columns }
    })
}

function findWidth(columns: number): number {
  return columns * (BOX.width + GAP.x) - GAP.x
}

/** As wide as rows must be for all of them together to have the shape of a screen. */
function findRowWidth(grades: readonly Grade[]): number {
  const areas = grades.map(
    ({ columns }) =>
      (findWidth(columns.length) + GAP.grade) *
      (HEADING_PX + ROW.gap + Math.max(...columns.map(({ length }) => length)) * (BOX.height + GAP.y)),
  )
  const area = areas.reduce((sum, one) => sum + one, 0)
  return Math.max(
    ROW.leastWidth,
    Math.sqrt(area * ROW.widthToHeight),
    ...grades.map(({ columns }) => findWidth(columns.length)),
  )
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

function orderByBefore(layer: SkillStanding[], heights: ReadonlyMap<string, number>): SkillStanding[] {
  const wanted = new Map(
    layer.map((skill, place) => {
      const before = skill.after.flatMap((id) => heights.get(id) ?? [])
      const mean = before.reduce((sum, above) => sum + above, 0) / before.length
      return [skill.id, before.length > 0 ? mean : place]
    }),
  )
  return layer.toSorted((a, b) => (wanted.get(a.id) ?? 0) - (wanted.get(b.id) ?? 0))
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
