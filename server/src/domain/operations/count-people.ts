import { and, count, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { RolePeople } from '#contract/admin/dashboard.ts'
import { ROLES } from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'

/** Demo accounts count only while they can be signed in to. */
export const isCounted = (hasDemo: boolean) =>
  and(isNull(users.deletedAt), hasDemo ? undefined : eq(users.isDemo, false))

type Span = { since: Date; before?: Date }

/** Accounts by role, in the order of roles, and how many of them were added in a time. */
export async function countPeople(
  db: Database,
  { since, before }: Span,
  hasDemo: boolean,
): Promise<RolePeople[]> {
  const rows = await db
    .select({
      role: users.role,
      people: sql<number>`count(*)::int`,
      added: sql<number>`(count(*) filter (where ${and(gte(users.createdAt, since), before && lt(users.createdAt, before))}))::int`,
    })
    .from(users)
    .where(isCounted(hasDemo))
    .groupBy(users.role)
  return ROLES.map((role) => rows.find((row) => row.role === role) ?? { role, people: 0, added: 0 })
}

/** How many people did anything on this day, by UTC, or after it. */
export async function countActiveSince(db: Database, day: string, hasDemo: boolean): Promise<number> {
  const row = await selectRow(db, users, and(gte(users.lastActiveOn, day), isCounted(hasDemo)), {
    people: count(),
  })
  return row?.people ?? 0
}
