import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'

/** Whether this person lets the product note which page is open; nobody has refused until they say so. */
export async function selectConsent(db: Database, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ hasConsented: privacySettings.dataCollectionConsent })
    .from(privacySettings)
    .where(eq(privacySettings.userId, userId))
  return row?.hasConsented ?? true
}
