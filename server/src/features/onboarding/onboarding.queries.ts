import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { onboardingProgress } from '../../db/schema/accounts/onboarding.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'

export type ProgressRow = typeof onboardingProgress.$inferSelect
type ProgressChange = Omit<typeof onboardingProgress.$inferInsert, 'id' | 'userId'>

export async function selectProgress(db: Database, userId: number): Promise<ProgressRow | undefined> {
  const [row] = await db.select().from(onboardingProgress).where(eq(onboardingProgress.userId, userId))
  return row
}

export async function saveProgress(
  db: Database,
  userId: number,
  change: ProgressChange,
): Promise<ProgressRow> {
  const { startedAt: _startedAt, ...update } = change
  const [row] = await db
    .insert(onboardingProgress)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: onboardingProgress.userId, set: update })
    .returning()
  if (!row) throw new Error('upsert returned no row')
  return row
}

export async function updateUser(
  db: Database,
  userId: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId))
}

/** Until a guardian agrees, no usage data of a child is collected. */
export async function withholdUsageData(db: Database, userId: number): Promise<void> {
  await db
    .insert(privacySettings)
    .values({ userId, dataCollectionConsent: false })
    .onConflictDoUpdate({ target: privacySettings.userId, set: { dataCollectionConsent: false } })
}
