import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { isShielded } from './shield.ts'

/** Whether it may be noted which page a person has open: nobody has refused until they say so, a child's guardian must agree. */
export async function mayNoteUsage(db: Database, userId: number): Promise<boolean> {
  const [row] = await db
    .select({
      isAllowed: sql<boolean>`coalesce(${privacySettings.dataCollectionConsent}, true) and not ${isShielded()}`,
    })
    .from(users)
    .leftJoin(privacySettings, eq(privacySettings.userId, users.id))
    .where(eq(users.id, userId))
  return row?.isAllowed ?? false
}
