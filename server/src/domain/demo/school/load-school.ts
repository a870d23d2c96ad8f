import { guessSchoolYear } from '#engines/school/index.ts'
import { beginLongChange } from '../../../db/migrate.ts'
import type { Deps } from '../../../platform/deps.ts'
import { pick } from '../../../platform/pick.ts'
import { hashPassword, makeNoPassword } from '../../../platform/sessions/passwords.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo-accounts.ts'
import { practiceBySkill } from '../../practice/practice-library.ts'
import { readSchoolZone } from '../../school/school.ts'
import { allSkills } from '../../skills.ts'
import type { Tracer } from '../../tracing/tracer.ts'
import { withBareTables } from './bare-tables.ts'
import { hasAnyName, hasDemoSchool, noteLoaded } from './demo-schools.queries.ts'
import { chooseEnding } from './endings.ts'
import { insertRows, type NewRow, reserveIds } from './insert-rows.ts'
import { selectKeys, selectQuestions } from './keys.queries.ts'
import { unpackColumn } from './pack-column.ts'
import { MISSING, type Resolve } from './references/marks.ts'
import { keepWeights, replayAnswers } from './replay-answers.ts'
import { type Restoring, restoreTable } from './restore-table.ts'
import { bringYear } from './school-calendar.ts'
import type { SchoolFile } from './school-file.ts'
import { FILLED, listSchoolTables, type SchoolTable, SUMS } from './tables.ts'
import { createWallClock, toDay } from './wall-clock.ts'

export type LoadedSchool = {
  /** Rows that were put in, by table. */
  rows: Record<string, number>
  /** Rows whose lesson, quiz or question no longer exists, and what hung on them. */
  leftOut: Record<string, number>
  /** The day on which the history ends now. */
  lastDay: string
}

/** For the log: how much it was, and what had no place any more. */
export function describeLoaded({ rows, leftOut, lastDay }: LoadedSchool) {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return { rows: total, accounts: rows.users ?? 0, lastDay, leftOut }
}

/** Of so many on, a table is filled without its indexes. */
const MANY_ROWS = 1000

type LoadSchoolDeps = Pick<Deps, 'db' | 'now' | 'tracer' | 'randomToken'>

/**
 * Puts the school in, in one transaction, so that its history ends on the latest of its mornings before now. Answers null where the
 * database has one, or holds an account or a class by one of its names.
 */
export async function loadSchool(deps: LoadSchoolDeps, file: SchoolFile): Promise<LoadedSchool | null> {
  const { db, tracer } = deps
  const passwordOf = await makePasswords()
  let release = () => {}
  try {
    const put = await db.transaction(async (tx) => {
      await beginLongChange(tx)
      if ((await hasDemoSchool(tx)) || (await hasAnyName(tx, listNames(file)))) return null
      release = await tracer.takeTurn()
      return putIn({ ...deps, db: tx }, file, passwordOf)
    })
    if (put?.weights) Object.assign(tracer, pick(put.weights, 'model', 'shadow', 'lastAttemptId'))
    else if (put) tracer.isSpoiled = true
    return put?.loaded ?? null
  } finally {
    release()
    tracer.onChange()
  }
}

/** The weights where its answers are the first of all. */
type Put = { loaded: LoadedSchool; weights: Tracer | null }

async function putIn(
  deps: LoadSchoolDeps,
  whole: SchoolFile,
  passwordOf: (username: string) => string,
): Promise<Put> {
  const { db, now } = deps
  const at = now()
  const zone = await readSchoolZone(db)
  const clock = createWallClock(zone)
  const { file, lastDayMs } = chooseEnding(whole, clock.show(at))
  const hasYear = await bringYear(db, { timeZone: zone, year: file.year, lastDayMs, at })
  const tables = listSchoolTables().filter(
    ({ name }) => name in file.tables && (name !== 'school_terms' || hasYear),
  )
  const firsts = new Map<string, number>()
  for (const { name } of tables) firsts.set(name, await reserveIds(db, name, file.tables[name]?.rows ?? 0))
  const ids = await selectKeys(db)
  const questions = await selectQuestions(db, file.keys.quizzes ?? [])
  const restoring: Restoring = {
    clock,
    lastDayMs,
    firsts,
    gone: new Map(),
    keyed: new Map(
      Object.entries(file.keys).map(([table, keys]) => [table, keys.map((key) => ids[table]?.get(key))]),
    ),
    resolve: makeResolve({ ids, questions, firsts, zone, lastDayMs, read: clock.read }),
    fill: (place, row) => fillColumn(place, row, passwordOf, deps),
    isStillThere: makeCheck(questions, invert(ids.quizzes)),
  }
  const large = tables.filter(({ name }) => (file.tables[name]?.rows ?? 0) >= MANY_ROWS)
  const put = await withBareTables(
    db,
    large.map(({ name }) => name),
    () => fillTables(deps, tables, file, restoring),
  )
  const ranges = Object.entries(put.loaded.rows).map(([name]): [string, [number, number]] => {
    const first = firsts.get(name) ?? 0
    return [name, [first, first + (file.tables[name]?.rows ?? 0) - 1]]
  })
  await noteLoaded(db, Object.fromEntries(ranges), clock.read(lastDayMs + file.untilMs), at)
  return put
}

async function fillTables(
  deps: LoadSchoolDeps,
  tables: readonly SchoolTable[],
  file: SchoolFile,
  restoring: Restoring,
): Promise<Put> {
  const { db, now } = deps
  const loaded: LoadedSchool = { rows: {}, leftOut: {}, lastDay: toDay(restoring.lastDayMs + file.untilMs) }
  let weights: Tracer | null = null
  for (const table of tables) {
    const { name } = table
    const from = file.tables[name]
    if (!from) continue
    const rows = restoreTable(table, from, restoring)
    if (name === 'attempts') {
      const own = await replayAnswers(deps, rows)
      if (await keepWeights(db, own, now())) weights = own
    }
    await insertRows(db, table, rows, SUMS.includes(name) ? 'skip' : 'fail')
    loaded.rows[name] = rows.length
    if (rows.length < from.rows) loaded.leftOut[name] = from.rows - rows.length
  }
  return { loaded, weights }
}

type Here = {
  ids: Record<string, Map<string, number>>
  questions: Set<string>
  firsts: Map<string, number>
  zone: string
  lastDayMs: number
  read: (wallMs: number) => Date
}

function makeResolve({ ids, questions, firsts, zone, lastDayMs, read }: Here): Resolve {
  const year = Number(guessSchoolYear(toDay(lastDayMs)).firstDay.slice(0, 4))
  return (kind, name) => {
    if (kind === 'zone') return zone
    if (kind === 'day') return toDay(lastDayMs + Number(name))
    if (kind === 'moment') return read(lastDayMs + Number(name)).toISOString()
    if (kind === 'year') return String(year + Number(name))
    if (kind === 'shortYear') return String((year + Number(name)) % 100).padStart(2, '0')
    if (kind === 'question') return questions.has(name) ? name.slice(name.indexOf(':') + 1) : MISSING
    if (kind in ids) return ids[kind]?.get(name) ?? MISSING
    const first = firsts.get(kind)
    return first === undefined ? MISSING : first + Number(name)
  }
}

function makeCheck(questions: Set<string>, quizKeys: Map<number, string>): Restoring['isStillThere'] {
  const skills = allSkills()
  const practiced = practiceBySkill()
  return (table, row) => {
    if (table === 'attempts') return (row.skills as string[]).every((skill) => skills.has(skill))
    if (table === 'practice_problems') return practiced.has(String(row.skill))
    if (table !== 'quiz_results') return true
    const key = quizKeys.get(Number(row.quiz_id))
    return (row.answers as { questionId: string }[]).every(({ questionId }) =>
      questions.has(`${key}:${questionId}`),
    )
  }
}

const invert = (ids: Map<string, number> = new Map()) => new Map([...ids].map(([key, id]) => [id, key]))

function fillColumn(
  place: string,
  row: NewRow,
  passwordOf: (username: string) => string,
  { randomToken }: LoadSchoolDeps,
): unknown {
  const filling = FILLED[place]
  if (filling?.is === 'always') return filling.value
  if (filling?.is === 'noPassword') return passwordOf(String(row.username))
  return filling?.is === 'secret' ? randomToken() : null
}

/** One hash of the known password for all that have it: working it out takes a while, and it is no secret. */
async function makePasswords(): Promise<(username: string) => string> {
  const open = new Set(DEMO_ACCOUNTS.map(({ username }) => username))
  const known = await hashPassword(DEMO_PASSWORD)
  return (username) => (open.has(username) ? known : makeNoPassword())
}

function listNames({ tables }: SchoolFile) {
  const list = (table: string, column: string) => {
    const packed = tables[table]?.columns[column]
    return packed ? unpackColumn(packed).filter((name) => typeof name === 'string') : []
  }
  return {
    usernames: list('users', 'username'),
    emails: list('users', 'email'),
    classCodes: list('classes', 'class_code'),
  }
}
