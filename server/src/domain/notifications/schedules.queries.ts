import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { isTimeZone } from '#engines/days/index.ts'
import { REMINDER_TIMES } from '#engines/notifications/index.ts'
import type { Database } from '../../db/database.ts'
import { guardianAgreements } from '../../db/schema/accounts/guardians.ts'
import { notificationSchedules } from '../../db/schema/accounts/notifications.ts'
import { studyPreferences } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { pick } from '../../platform/pick.ts'
import { isShielded } from '../guardian/guardian.ts'

/**
 * Whether the address of the account is the child's own: one that a guardian gave as theirs is not. Compares the row of
 * `users` that the query is about.
 */
const isGuardiansAddress = () =>
  sql<boolean>`exists (select 1 from ${guardianAgreements} where ${guardianAgreements.userId} = ${users.id} and lower(${guardianAgreements.guardianEmail}) = lower(${users.email}))`

const PERSON = {
  userId: users.id,
  ...pick(users, 'role', 'timezone', 'firstName', 'displayName', 'email', 'emailProvenAt', 'isDemo'),
  languagePreference: users.languagePreference,
  preferredStudyTime: users.preferredStudyTime,
  joinedAt: users.createdAt,
  isGone: sql<boolean>`${users.deletedAt} is not null or ${users.disabledAt} is not null`,
  isShielded: sql<boolean>`${isShielded()}`,
  isGuardiansAddress: isGuardiansAddress(),
  preferredStudyTimes: studyPreferences.preferredStudyTimes,
  ...pick(notificationSchedules, 'remindAt', 'quietFrom', 'quietTo', 'mailEnabled', 'mailSecret'),
}

function selectPeople(db: Database) {
  return db
    .select(PERSON)
    .from(notificationSchedules)
    .innerJoin(users, eq(users.id, notificationSchedules.userId))
    .leftJoin(studyPreferences, eq(studyPreferences.userId, users.id))
    .$dynamic()
}

export type Person = Awaited<ReturnType<typeof selectPeople>>[number]

/** Those whose time has come, taken for the length of the transaction: another server leaves them out. */
export function claimDuePeople(db: Database, at: Date, most: number) {
  return selectPeople(db)
    .where(lte(notificationSchedules.nextLookAt, at))
    .orderBy(asc(notificationSchedules.nextLookAt))
    .limit(most)
    .for('update', { of: notificationSchedules, skipLocked: true })
}

export async function selectPerson(db: Database, userId: number): Promise<Person | undefined> {
  const [person] = await selectPeople(db).where(eq(notificationSchedules.userId, userId))
  return person
}

type Chosen = Pick<Person, 'remindAt' | 'preferredStudyTime' | 'preferredStudyTimes'>

/** The settings begin with the morning, so that says nothing there. */
export const hasChosenHour = (person: Chosen): boolean =>
  person.remindAt !== null ||
  isPartOfDay(person.preferredStudyTime) ||
  findReminderTime(person) !== REMINDER_TIMES.morning

/** The time they chose, or that of the part of the day in which they like to study. */
export function findReminderTime({ remindAt, preferredStudyTime, preferredStudyTimes }: Chosen): string {
  if (remindAt) return remindAt
  const preferred = [preferredStudyTime, ...(preferredStudyTimes ?? []), 'morning'].find(isPartOfDay)
  return REMINDER_TIMES[preferred ?? 'morning']
}

function isPartOfDay(text: string | null): text is keyof typeof REMINDER_TIMES {
  return text !== null && text in REMINDER_TIMES
}

/** What the rules of a look ask for. */
export function toLookSettings(person: Person) {
  return {
    timezone: isTimeZone(person.timezone) ? person.timezone : 'UTC',
    remindAt: findReminderTime(person),
    quiet: { from: person.quietFrom, to: person.quietTo },
  }
}

type ScheduleChange = Partial<
  Pick<
    typeof notificationSchedules.$inferInsert,
    'remindAt' | 'quietFrom' | 'quietTo' | 'mailEnabled' | 'nextLookAt'
  >
>

export async function updateSchedule(db: Database, userId: number, change: ScheduleChange): Promise<void> {
  await db.update(notificationSchedules).set(change).where(eq(notificationSchedules.userId, userId))
}

/** Puts people on the list who are not on it; their first look finds their own time. */
export async function enrollPerson(db: Database, userId: number, at: Date): Promise<void> {
  await db.insert(notificationSchedules).values({ userId, nextLookAt: at }).onConflictDoNothing()
}

/** Accounts of the last days. Answers how many there were to be put on the list. */
export async function enrollNewcomers(db: Database, since: Date, at: Date): Promise<number> {
  return enrollAll(db, await selectNewcomers(db, since), at)
}

export function selectNewcomers(db: Database, since: Date) {
  return db
    .select({ userId: users.id })
    .from(users)
    .leftJoin(notificationSchedules, eq(notificationSchedules.userId, users.id))
    .where(and(gt(users.createdAt, since), sql`${notificationSchedules.id} is null`))
    .limit(1000)
}

/** A part of all accounts, by their number. Answers the last of the part; null when there is none. */
export async function enrollNextPart(db: Database, after: number, at: Date): Promise<number | null> {
  const part = await db
    .select({ userId: users.id })
    .from(users)
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(500)
  await enrollAll(db, part, at)
  return part.at(-1)?.userId ?? null
}

async function enrollAll(db: Database, people: { userId: number }[], at: Date): Promise<number> {
  if (people.length === 0) return 0
  await db
    .insert(notificationSchedules)
    .values(people.map(({ userId }) => ({ userId, nextLookAt: at })))
    .onConflictDoNothing()
  return people.length
}
