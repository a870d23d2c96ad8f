import { sql } from 'drizzle-orm'
import type { MapCell } from '#contract/teaching/class-analytics.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'

/** How many of these students have tried each skill. */
export async function countTried(db: Database, userIds: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ skill: string; pupils: number }>(sql`
    select ${skillStates.skill} as skill, count(*)::int as pupils
    from unnest(${`{${userIds.join()}}`}::int[]) as learner(id)
    join ${skillStates} on ${skillStates.userId} = learner.id
    group by ${skillStates.skill}`)
  return new Map(rows.map(({ skill, pupils }) => [skill, pupils]))
}

/** The unit of the course in which each skill is first taught. */
export async function selectUnits(db: Database, skills: readonly string[]): Promise<Map<string, string>> {
  if (skills.length === 0) return new Map()
  const wanted = sql.join(
    skills.map((skill) => sql`${skill}`),
    sql`, `,
  )
  const rows = await db
    .select({ unit: lessons.unit, taught: sql<string[]>`${lessons.outline} -> 'skills'` })
    .from(lessons)
    .where(
      sql`${lessons.retiredAt} is null and ${lessons.audience} <> 'professional' and ${lessons.outline} -> 'skills' ?| array[${wanted}]::text[]`,
    )
    .orderBy(lessons.grade, lessons.position, lessons.id)
  const units = new Map<string, string>()
  for (const { unit, taught } of rows) {
    if (unit !== null) for (const skill of taught) if (!units.has(skill)) units.set(skill, unit)
  }
  return units
}

type Cells = (MapCell | null)[]

/** The levels of each student in these skills. One text for each student: rows for all cells would be tens of thousands. */
export async function selectCells(db: Database, userIds: readonly number[], skills: readonly string[]) {
  if (userIds.length === 0 || skills.length === 0) return new Map()
  const wanted = sql`array[${sql.join(
    skills.map((skill) => sql`${skill}`),
    sql`, `,
  )}]::text[]`
  const { rows } = await db.execute<{ id: number; cells: string }>(sql`
    select learner.id, string_agg(concat_ws(' ', wanted.place, ${skillStates.level},
      round(100 * ${skillStates.mastery}::numeric), ${skillStates.answers}), ',') as cells
    from unnest(${`{${userIds.join()}}`}::int[]) as learner(id)
    join ${skillStates} on ${skillStates.userId} = learner.id
    join unnest(${wanted}) with ordinality as wanted(skill, place) on wanted.skill = ${skillStates.skill}
    group by learner.id`)
  return new Map(rows.map(({ id, cells }) => [id, readCells(cells, skills.length)]))
}

function readCells(text: string, count: number): Cells {
  const cells: Cells = Array.from({ length: count }, () => null)
  for (const cell of text.split(',')) {
    const [place, level, mastery, answers] = cell.split(' ')
    cells[Number(place) - 1] = {
      level: level as MapCell['level'],
      mastery: Number(mastery),
      answers: Number(answers),
    }
  }
  return cells
}
