import { sql } from 'drizzle-orm'
import { schoolConsents } from '../../db/schema/accounts/guardians.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { loadSchool } from '../../domain/demo/school/load-school.ts'
import type { SchoolFile } from '../../domain/demo/school/school-file.ts'
import { createWallClock } from '../../domain/demo/school/wall-clock.ts'
import { ensureSchool } from '../../domain/school/school.ts'
import { createTracer } from '../../domain/tracing/tracer.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { loadCurriculum } from '../../first-start/load-curriculum.ts'
import { fillSubjects } from '../../first-start/subjects.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'
import { checkRecord, type Readers } from './check-class.ts'
import { createComparison } from './compare.ts'
import type { RawRows } from './raw-rows.ts'
import { addDays, mondayOf } from './recalculate-work.ts'

const ZONE = 'America/New_York'
const LOADED_AT = new Date('2026-03-02T13:00:00Z')
/** When learners hear of the week that is over, and when the week of the families is written. */
const MOMENTS = [
  { afterMonday: 0, time: '08:20', weeks: ['learners'] },
  { afterMonday: 4, time: '16:20', weeks: ['families'] },
] as const

type Options = {
  /** `compared`: how many numbers were. */
  onMoment?: (moment: string, differences: readonly string[], compared: number) => void
}

/** Loads a demo school and holds every answer about everybody in it against their rows. */
export async function checkDemoSchool(
  own: TestDatabase,
  file: SchoolFile,
  { onMoment = () => {} }: Options = {},
) {
  const t = await createTestApp({ own, now: LOADED_AT, tracer: createTracer() })
  await ensureSchool(t.deps, ZONE)
  await fillSubjects(t.db)
  await fillBadges(t.db)
  await loadCurriculum(t.deps)
  const loaded = await loadSchool(t.deps, file)
  if (!loaded) throw new Error('The database has people of the demo school already.')
  await takeMail(t)
  const comparison = createComparison()
  const { read } = createWallClock(ZONE)
  for (const { afterMonday, time, weeks } of MOMENTS) {
    const [before, comparedBefore] = [comparison.differences.length, comparison.countCompared()]
    const monday = addDays(mondayOf(addDays(loaded.lastDay, 6)), afterMonday)
    t.clock.now = read(Date.parse(`${monday}T${time}:00Z`))
    await checkRecord(t, comparison, (rows) => ({ ...chooseEverybody(rows), weeks }))
    onMoment(
      `${monday} ${time}`,
      comparison.differences.slice(before),
      comparison.countCompared() - comparedBefore,
    )
  }
  await t.app.close()
  return comparison
}

/** Accounts of a demo get no mail: here they are as those of a school that has agreed for its children, with proven addresses. */
async function takeMail({ db, clock }: TestApp): Promise<void> {
  const email = sql`coalesce(${users.email}, ${users.username} || '@example.org')`
  await db.update(users).set({ isDemo: false, email, emailProvenAt: clock.now })
  await db.insert(schoolConsents).values({ text: 'Agreed.', givenAt: clock.now })
}

function chooseEverybody({ users: people, classes }: RawRows): Omit<Readers, 'weeks'> {
  const idsOf = (...roles: string[]) => people.flatMap(({ id, role }) => (roles.includes(role) ? id : []))
  return {
    // Another one waits for an admin, and teaches nobody.
    teachers: idsOf('teacher').flatMap((id) => {
      const classIds = classes.filter((room) => room.teacher_id === id).map((room) => room.id)
      return classIds.length > 0 ? { id, classIds, bookIds: classIds } : []
    }),
    learnerIds: idsOf('student', 'college', 'professional'),
    guardianIds: idsOf('guardian'),
    adminIds: idsOf('admin'),
  }
}
