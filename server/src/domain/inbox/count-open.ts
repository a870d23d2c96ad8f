import { eq, sql } from 'drizzle-orm'
import { MOST_OPEN_COUNTED } from '#contract/admin/inbox.ts'
import type { Database } from '../../db/database.ts'
import { contactMessages, supportTickets } from '../../db/schema/accounts/support.ts'

/** What nobody has begun with yet. Counted no further than a badge can show. */
export async function countOpenInbox(db: Database): Promise<{ tickets: number; contacts: number }> {
  const [tickets, contacts] = await Promise.all([
    countOpen(db, supportTickets),
    countOpen(db, contactMessages),
  ])
  return { tickets, contacts }
}

async function countOpen(db: Database, table: typeof supportTickets | typeof contactMessages) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(eq(table.status, 'open'))
    .limit(MOST_OPEN_COUNTED)
    .as('some')
  const [row] = await db.select({ open: sql<number>`count(*)`.mapWith(Number) }).from(some)
  return row?.open ?? 0
}
