import { DAY_MS } from '#engines/days/durations.ts'
import { guardianAgreements, guardianRequests, schoolConsents } from '../db/schema/accounts/guardians.ts'
import { hashToken } from '../platform/sessions/sessions.ts'
import type { TestApp } from './test-app.ts'

/** Consents of guardians and of the school. */

const BYRON = { guardianName: 'Byron', guardianEmail: 'byron@example.org' }

/** A child for whom nobody has agreed. */
export const addChild = (t: TestApp, more: Parameters<TestApp['signUp']>[1] = {}) =>
  t.signUp('student', { age: 9, grade: 4, ...more })

/** A link that was mailed to a guardian. Answers its token. */
export async function addGuardianRequest(t: TestApp, userId: number): Promise<string> {
  const token = t.deps.randomToken()
  const expiresAt = new Date(t.clock.now.getTime() + DAY_MS)
  await t.db.insert(guardianRequests).values({ ...BYRON, userId, tokenHash: hashToken(token), expiresAt })
  return token
}

/** A guardian has agreed by their link. Answers the token by which they withdraw it. */
export async function addAgreement(
  t: TestApp,
  userId: number,
  more: Partial<typeof guardianAgreements.$inferInsert> = {},
): Promise<string> {
  const token = t.deps.randomToken()
  await t.db.insert(guardianAgreements).values({
    ...BYRON,
    userId,
    givenBy: 'mail',
    tokenHash: hashToken(token),
    agreedAt: t.clock.now,
    ...more,
  })
  return token
}

/** The school consents, until the next test app begins. */
export async function addSchoolConsent(t: TestApp): Promise<void> {
  await removeSchoolConsents(t)
  await t.db
    .insert(schoolConsents)
    .values({ text: 'The school consents for its students.', givenAt: t.clock.now })
}

export async function removeSchoolConsents({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.delete(schoolConsents)
}
