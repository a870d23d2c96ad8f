import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { badges, userBadges } from '../../db/schema/learning/badges.ts'

export function selectBadges(db: Database) {
  return db.select().from(badges).orderBy(asc(badges.id))
}

export function selectEarned(db: Database, userId: number) {
  return db
    .select({
      id: userBadges.id,
      name: badges.name,
      icon: badges.icon,
      badgeId: badges.id,
      dateEarned: userBadges.dateEarned,
    })
    .from(userBadges)
    .innerJoin(badges, eq(badges.id, userBadges.badgeId))
    .where(eq(userBadges.userId, userId))
    .orderBy(desc(userBadges.dateEarned), desc(userBadges.id))
}
