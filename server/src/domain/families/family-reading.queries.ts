import { desc } from 'drizzle-orm'
import type { FamilyReading } from '#contract/families/family-rights.ts'
import type { Database } from '../../db/database.ts'
import { familyReadings } from '../../db/schema/accounts/family-rights.ts'
import { pick } from '../../platform/pick.ts'

export const NOTHING: FamilyReading = { chats: false, notes: false, alerts: false }

/** What guardians may read now. Asked anew each time, so that a decision of the school counts at once. */
export async function selectFamilyReading(db: Database): Promise<FamilyReading> {
  const [row] = await db
    .select(pick(familyReadings, 'chats', 'notes', 'alerts'))
    .from(familyReadings)
    .orderBy(desc(familyReadings.id))
    .limit(1)
  return row ?? NOTHING
}
