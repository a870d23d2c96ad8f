import { ACTIVITY_DAYS, type FirstStep } from '#contract/admin/dashboard.ts'
import { WEEK_MS } from '#engines/days/durations.ts'
import packageFile from '../../../../package.json' with { type: 'json' }
import { isOverdue } from '../../domain/backups/schedule.ts'
import { countActiveSince, countPeople } from '../../domain/operations/count-people.ts'
import { measureDatabase, measureDisk, measureStorage } from '../../domain/operations/measure-storage.ts'
import { addDays, readDays, toDay } from '../../domain/operations/read-days.ts'
import { readSchool } from '../../domain/school/school.ts'
import { storeTraffic } from '../../domain/traffic/store-traffic.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import { selectBackupFacts, selectCounts } from './admin-dashboard.queries.ts'
import { listTasks } from './list-tasks.ts'

/** With backups switched off somebody is reminded when the last one is a week old. */
const REMIND_AFTER = { everyHours: 84, hour: 0, minute: 0 }

type ReadDashboardDeps = Pick<
  Deps,
  'db' | 'now' | 'config' | 'jobs' | 'traffic' | 'database' | 'presence' | 'mailer'
>

export async function readDashboard(deps: ReadDashboardDeps) {
  const { db, config, jobs } = deps
  const now = deps.now()
  const today = toDay(now)
  // What was counted within the last minute belongs to today.
  await storeTraffic(deps)
  const counts = await selectCounts(db, new Date(now.getTime() - WEEK_MS))
  const roles = await countPeople(db, { since: new Date(now.getTime() - WEEK_MS) }, config.isDemo)
  const disk = await measureDisk(config.dataDir)
  const databaseBytes = await measureDatabase(db)
  const stored = await measureStorage(db)
  const { firstAt, provenAt, hasFailed } = await selectBackupFacts(db)
  const { schedule } = config.backups
  const { isConfirmed } = await readSchool(deps)
  const isOld = isOverdue(schedule ?? REMIND_AFTER, provenAt ?? firstAt ?? now, now)
  const firstSteps = await listFirstSteps(deps, counts, {
    school: isConfirmed,
    backups: schedule !== null && !hasFailed && !isOld && provenAt !== null,
  })
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    users: {
      total: sum(roles.map(({ people }) => people)),
      addedThisWeek: sum(roles.map(({ added }) => added)),
      roles,
    },
    active: {
      now: new Set(deps.presence.list().map(({ userId }) => userId)).size,
      today: await countActiveSince(db, today, config.isDemo),
      week: await countActiveSince(db, addDays(today, -6), config.isDemo),
      month: await countActiveSince(db, addDays(today, 1 - ACTIVITY_DAYS), config.isDemo),
    },
    ...pick(counts, 'classes', 'lessons', 'openTickets', 'openMessages', 'openAlerts'),
    activity: await readDays(db, addDays(today, 1 - ACTIVITY_DAYS), today),
    tasks: listTasks({
      ...counts,
      failingJobs: jobs.list().filter(({ isFailing }) => isFailing).length,
      // A new school finds it among its first steps.
      isSchoolUnset: !isConfirmed && firstSteps === null,
      databaseBytes,
      freeBytes: disk?.freeBytes ?? null,
      backup: { isOff: schedule === null, isOverdue: isOld, hasFailed },
    }),
    firstSteps,
    product: {
      version: packageFile.version,
      startedAt: jobs.startedAt,
      database: { kind: deps.database.kind, bytes: databaseBytes },
      uploadedBytes: sum(stored.map(({ bytes }) => bytes)),
      disk,
      ai: config.ai?.provider ?? ('embedded' as const),
      hasMail: deps.mailer !== null,
      hasDemo: config.isDemo,
    },
  }
}

/** What is still to be done in a school that has no teachers or no students of its own yet. */
async function listFirstSteps(
  { db, now, config, mailer }: ReadDashboardDeps,
  { admins, adminsWithoutFactor }: { admins: number; adminsWithoutFactor: number },
  known: Record<'school' | 'backups', boolean>,
) {
  const own = await countPeople(db, { since: now() }, false)
  const has = (role: string) => own.some((row) => row.role === role && row.people > 0)
  const hasLearners = has('student') || has('college') || has('professional')
  if (has('teacher') && hasLearners) return null
  const steps: Record<FirstStep, boolean> = {
    school: known.school,
    teachers: has('teacher'),
    students: hasLearners,
    backups: known.backups,
    mail: mailer !== null,
    secondFactor: admins > 0 && adminsWithoutFactor === 0,
    helpContacts: config.helpContacts.length > 0,
  }
  return Object.entries(steps).map(([step, isDone]) => ({ step: step as FirstStep, isDone }))
}
