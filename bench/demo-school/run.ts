import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packSchool, SCHOOL_FILE } from '#server/domain/demo/school/school-file.ts'
import { takeSchool } from '#server/domain/demo/school/take-school.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { say } from '../print.ts'
import { dateOf } from './calendar.ts'
import { CAST } from './cast.ts'
import { playSchool } from './play-school.ts'
import { listScenes } from './scenes/all-scenes.ts'

const { values } = parseArgs({
  options: {
    /** Compares with the committed file instead of writing it. */
    check: { type: 'boolean', default: false },
    /** For a look at the beginning: plays up to the morning of this day, and writes nothing. */
    'until-day': { type: 'string' },
    /** While scenes are written: those that fail are told and left out. */
    'keep-going': { type: 'boolean', default: false },
    /** Where to write it. */
    out: { type: 'string', default: SCHOOL_FILE },
  },
})

const startedAt = Date.now()
const own = await openTestDatabase()
try {
  const untilDay = values['until-day'] === undefined ? undefined : Number(values['until-day'])
  const { t, readDatabaseClock } = await playSchool({
    ...{ own, cast: CAST, scenes: listScenes(CAST) },
    ...(untilDay !== undefined && { untilDay }),
    ...(values['keep-going'] && { reportFailure: (failure) => console.error(failure) }),
    report: (day) => say(`${dateOf(day)}  (${seconds()} s)`),
  })
  const file = await takeSchool(t.db, { until: t.clock.now, readDatabaseClock })
  for (const [name, { rows }] of Object.entries(file.tables)) say(`${String(rows).padStart(8)} ${name}`)
  if (values['until-day'] === undefined || values.out !== SCHOOL_FILE) {
    const bytes = packSchool(file)
    say(`${bytes.length} bytes, ${seconds()} s`)
    if (!values.check) writeFileSync(values.out, bytes)
    else if (!existsSync(SCHOOL_FILE) || !readFileSync(SCHOOL_FILE).equals(bytes)) {
      say('The committed school is another one: make it anew with npm run demo-school')
      process.exitCode = 1
    }
  }
} finally {
  await own.close()
}

function seconds(): number {
  return Math.round((Date.now() - startedAt) / 1000)
}
