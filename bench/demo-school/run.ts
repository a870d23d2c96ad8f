import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { joinEndings } from '#server/domain/demo/school/endings.ts'
import {
  packSchool,
  SCHOOL_FILE,
  type SchoolFile,
  unpackSchool,
} from '#server/domain/demo/school/school-file.ts'
import { takeSchool } from '#server/domain/demo/school/take-school.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { formatCount, printTable, say } from '../print.ts'
import { dateOf } from './calendar.ts'
import { CAST } from './cast/rosewood.ts'
import { type Played, playSchool } from './play-school.ts'
import { listScenes } from './scenes/all-scenes.ts'

const { values } = parseArgs({
  options: {
    /** Compares with the committed file instead of writing it. */
    check: { type: 'boolean', default: false },
    /** For a look at the beginning: plays up to the morning of this day, and writes nothing unless `out` says where. */
    'until-day': { type: 'string' },
    /** While scenes are written: those that fail are told and left out. */
    'keep-going': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})

const startedAt = Date.now()
const untilDay = values['until-day'] === undefined ? undefined : Number(values['until-day'])
const target = values.out ?? (untilDay === undefined ? SCHOOL_FILE : undefined)
const own = await openTestDatabase()
try {
  const endings: SchoolFile[] = []
  const { t, readDatabaseClock } = await playSchool({
    ...{ own, cast: CAST, scenes: listScenes(CAST) },
    ...(untilDay !== undefined && { untilDay }),
    ...(values['keep-going'] && { reportFailure: (failure) => console.error(failure) }),
    report: (day) => say(`${dateOf(day)}   after ${seconds()} s`),
    onEnding: async (played) => {
      endings.push(await take(played, endings[0]))
    },
  })
  if (endings.length === 0) endings.push(await take({ t, readDatabaseClock }))
  const file = joinEndings(endings)
  printTable(
    ['table', 'rows'],
    Object.entries(file.tables).map(([name, { rows }]) => [name, formatCount(rows)]),
  )
  if (values.check) check(file)
  else if (target !== undefined) write(file, target)
} finally {
  await own.close()
}
// The tutor and the database that tests share would keep it running.
process.exit()

function take({ t, readDatabaseClock }: Played, first?: SchoolFile): Promise<SchoolFile> {
  return takeSchool(t.db, { until: t.clock.now, readDatabaseClock, first })
}

function write(file: SchoolFile, path: string): void {
  const bytes = packSchool(file)
  writeFileSync(path, bytes)
  say(`\n${path}: ${formatCount(bytes.length)} bytes, after ${seconds()} s`)
}

function check(file: SchoolFile): void {
  const committed = existsSync(SCHOOL_FILE) ? unpackSchool(readFileSync(SCHOOL_FILE)) : null
  const names = new Set([...Object.keys(file.tables), ...Object.keys(committed?.tables ?? {})])
  const others = [...names].filter(
    (name) => JSON.stringify(tell(file, name)) !== JSON.stringify(tell(committed, name)),
  )
  if (others.length === 0) {
    say('\nThe committed school is what the script makes.')
    return
  }
  const different = others.join(', ')
  say(`\nThe committed school is another one: make it anew with npm run demo-school. Different: ${different}`)
  process.exitCode = 1
}

/** A table on all mornings. */
function tell(file: SchoolFile | null, name: string): unknown {
  return file && [file.tables[name], ...(file.earlier ?? []).map(({ tables }) => tables[name])]
}

function seconds(): number {
  return Math.round((Date.now() - startedAt) / 1000)
}
