import { and, count, eq, inArray } from 'drizzle-orm'
import { TOURS } from '#contract/profile/tours.ts'
import { isTeacherRole } from '#engines/accounts/index.ts'
import { guardianships } from '../../db/schema/accounts/families.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { testimonials } from '../../db/schema/operations/public-content.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import type { Deps } from '../../platform/deps.ts'
import { hashPassword, verifyPassword } from '../../platform/sessions/passwords.ts'
import { DEMO_ACCOUNTS, DEMO_CLASS, DEMO_FAMILY, DEMO_PASSWORD } from '../demo-accounts.ts'
import { beginDigests, selectFamilySettings } from '../families/family-settings.queries.ts'
import { zoneOfNewAccount } from '../school/school.ts'
import { saveSeenTours } from '../tours/seen-tours.ts'

export const EXAMPLE_TESTIMONIALS = [
  {
    name: 'Elena M.',
    role: 'Grade 5 teacher (example)',
    content:
      'I see at a glance who needs me and who needs something harder. My students see what they can already do, and that changed the mood of the whole class.',
    organization: 'Demo School',
  },
  {
    name: 'Maya O.',
    role: 'Student, grade 5 (example)',
    content: 'When I get something wrong it says "not yet" and shows me a smaller step. Then I get it.',
    organization: 'Demo School',
  },
  {
    name: 'Priya R.',
    role: 'College student (example)',
    content:
      'Ten minutes of review on the bus, and the flashcards come back exactly when I am about to forget them.',
    organization: 'Demo College',
  },
  {
    name: 'Jonas W.',
    role: 'Engineer (example)',
    content: 'My notes, my papers and a tutor that quotes them. I finally finish the courses I start.',
    organization: null,
  },
]

/**
 * The demo accounts and examples for the landing page. A demo account whose password was changed gets the known one
 * back; a person's own account that has such a name by chance is left alone. A demo school brings classes and families of
 * its own.
 */
export async function fillDemo(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { hasSchool = false }: { hasSchool?: boolean } = {},
): Promise<void> {
  const names = DEMO_ACCOUNTS.map(({ username }) => username)
  const known = new Map(
    (await db.select().from(users).where(inArray(users.username, names))).map((row) => [row.username, row]),
  )
  for (const account of DEMO_ACCOUNTS) {
    const row = known.get(account.username)
    if (row && !row.isDemo) continue
    if (row && (await verifyPassword(row.password, DEMO_PASSWORD))) continue
    const password = await hashPassword(DEMO_PASSWORD)
    if (row) await db.update(users).set({ password, updatedAt: now() }).where(eq(users.id, row.id))
    else {
      const { isNew = false, ...columns } = account
      await db
        .insert(users)
        .values({
          ...columns,
          email: `${account.username}@example.org`,
          password,
          isTeacher: isTeacherRole(account.role),
          gradeLevel: String(account.grade),
          isDemo: true,
          origin: 'demo',
          ...(await zoneOfNewAccount(db)),
          onboardingCompleted: !isNew,
        })
        .onConflictDoNothing()
    }
  }
  if (!hasSchool) {
    await openDemoClass({ db, now })
    await bringDemoFamily({ db, now })
  }
  await leaveOutTours({ db, now })
  const [existing] = await db.select({ total: count() }).from(testimonials)
  if (existing?.total === 0) {
    await db.insert(testimonials).values(EXAMPLE_TESTIMONIALS.map((row) => ({ ...row, featured: true })))
  }
}

/** Made once: what a visitor archives or whom they take out stays so. */
async function openDemoClass({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { teacher, pupils, ...columns } = DEMO_CLASS
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(inArray(users.username, [teacher, ...pupils]), eq(users.isDemo, true)))
  const teacherId = rows.find(({ username }) => username === teacher)?.id
  if (teacherId === undefined) return
  const [opened] = await db
    .insert(classes)
    .values({ ...columns, teacherId, createdAt: now(), updatedAt: now() })
    .onConflictDoNothing()
    .returning({ id: classes.id })
  const enrolled = rows.filter(({ id }) => id !== teacherId)
  if (!opened || enrolled.length === 0) return
  await db
    .insert(classEnrollments)
    .values(enrolled.map(({ id }) => ({ classId: opened.id, studentId: id, enrolledAt: now() })))
}

/** Made once: a link that a visitor ends stays ended. */
async function bringDemoFamily({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { guardian, children } = DEMO_FAMILY
  const rows = await db
    .select({ id: users.id, username: users.username, timezone: users.timezone })
    .from(users)
    .where(and(inArray(users.username, [guardian, ...children]), eq(users.isDemo, true)))
  const parent = rows.find(({ username }) => username === guardian)
  if (!parent || (await selectFamilySettings(db, parent.id))) return
  await beginDigests(db, parent, now())
  const childIds = rows.filter(({ id }) => id !== parent.id).map(({ id }) => id)
  if (childIds.length === 0) return
  await db
    .insert(guardianships)
    .values(
      childIds.map((childId) => ({ guardianId: parent.id, childId, way: 'demo' as const, since: now() })),
    )
}

/** Many look at the same accounts: a tour would meet whoever happens to come first. The profile's help shows it. */
async function leaveOutTours({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const names = DEMO_ACCOUNTS.filter(({ isNew }) => !isNew).map(({ username }) => username)
  const rows = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(inArray(users.username, names), eq(users.isDemo, true)))
  const seen = rows.flatMap(({ userId }) =>
    TOURS.map((tour) => ({ userId, tour, outcome: 'skipped' as const })),
  )
  await saveSeenTours(db, seen, now())
}
