import { and, eq, gt, inArray } from 'drizzle-orm'
import { HOUR_MS } from '#engines/days/durations.ts'
import type { Database } from '../db/database.ts'
import { tutorHelp } from '../db/schema/study/chat.ts'

/** Help is for the answer that comes next; what was explained days ago the learner may well know by now. */
const HELP_LASTS_MS = 12 * HOUR_MS

/** The tutor helped with a question that is still to be answered. */
export async function noteHelp(db: Database, userId: number, itemId: string, helpedAt: Date): Promise<void> {
  await db
    .insert(tutorHelp)
    .values({ userId, itemId, helpedAt })
    .onConflictDoUpdate({ target: [tutorHelp.userId, tutorHelp.itemId], set: { helpedAt } })
}

/** Which of these questions the tutor helped with; asking uses the help up, so that the next time counts anew. */
export async function takeHelp(db: Database, userId: number, itemIds: string[], now: Date) {
  if (itemIds.length === 0) return new Set()
  const isTheirs = and(eq(tutorHelp.userId, userId), inArray(tutorHelp.itemId, itemIds))
  const rows = await db
    .select({ itemId: tutorHelp.itemId })
    .from(tutorHelp)
    .where(and(isTheirs, gt(tutorHelp.helpedAt, new Date(now.getTime() - HELP_LASTS_MS))))
  if (rows.length > 0) await db.delete(tutorHelp).where(isTheirs)
  return new Set(rows.map(({ itemId }) => itemId))
}
