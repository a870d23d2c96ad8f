import { eq } from 'drizzle-orm'
import { nextDigestAt } from '#engines/digest/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { familySettings } from '../../db/schema/accounts/families.ts'

/** From the first child on a guardian has a weekly update. */
export async function beginDigests(
  db: Database,
  { id, timezone }: { id: number; timezone: string },
  now: Date,
): Promise<void> {
  await db
    .insert(familySettings)
    .values({ userId: id, nextDigestAt: nextDigestAt(timezone, now), createdAt: now })
    .onConflictDoNothing()
}

export const selectFamilySettings = (db: Database, userId: number) =>
  selectRow(db, familySettings, eq(familySettings.userId, userId), {
    userId: familySettings.userId,
    digestEnabled: familySettings.digestEnabled,
    mailSecret: familySettings.mailSecret,
  })

export async function switchDigest(db: Database, userId: number, digestEnabled: boolean): Promise<void> {
  await db.update(familySettings).set({ digestEnabled }).where(eq(familySettings.userId, userId))
}
