import { and, eq, isNull } from 'drizzle-orm'
import { OLD_DEMO_DAYS } from '#contract/admin/demo-school.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { dayIn } from '#engines/days/index.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { selectDemoSchool } from '../../domain/demo/school/demo-schools.queries.ts'
import { countWeeksBehind } from '../../domain/demo/school/wall-clock.ts'
import { readSchoolZone } from '../../domain/school/school.ts'
import type { Deps } from '../../platform/deps.ts'

export async function readDemoSchool({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const school = await selectDemoSchool(db)
  if (!school || school.removedAt) return null
  const { endsAt, loadedAt, movedAt } = school
  const zone = await readSchoolZone(db)
  return {
    lastDay: dayIn(zone, endsAt),
    ...{ loadedAt, movedAt },
    accounts: await db.$count(users, and(eq(users.isDemo, true), isNull(users.deletedAt))),
    weeksBehind: countWeeksBehind(zone, endsAt, now()),
    isOld: now().getTime() - endsAt.getTime() > OLD_DEMO_DAYS * DAY_MS,
  }
}
