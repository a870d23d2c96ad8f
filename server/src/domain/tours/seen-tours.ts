import { and, eq, inArray } from 'drizzle-orm'
import { TOURS, type Tour, type TourOutcome } from '#contract/profile/tours.ts'
import type { Database } from '../../db/database.ts'
import { userSettings } from '../../db/schema/accounts/settings.ts'

/** Kept among the user's other settings: exported, kept and deleted with them. */
const nameSetting = (tour: Tour) => `tour.${tour}`

export async function selectSeenTours(db: Database, userId: number): Promise<Tour[]> {
  const rows = await db
    .select({ key: userSettings.settingKey })
    .from(userSettings)
    .where(and(eq(userSettings.userId, userId), inArray(userSettings.settingKey, TOURS.map(nameSetting))))
  const keys = new Set(rows.map(({ key }) => key))
  return TOURS.filter((tour) => keys.has(nameSetting(tour)))
}

type SeenTour = { userId: number; tour: Tour; outcome: TourOutcome }

/** What was noted before stays: how somebody met the product is told by the first time. */
export async function saveSeenTours(db: Database, seen: readonly SeenTour[], at: Date): Promise<void> {
  if (seen.length === 0) return
  await db
    .insert(userSettings)
    .values(
      seen.map(({ userId, tour, outcome }) => ({
        userId,
        settingKey: nameSetting(tour),
        settingValue: { outcome, seenAt: at.toISOString() },
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoNothing()
}
