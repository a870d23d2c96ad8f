import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { TICKETS_PER_PAGE } from '#contract/profile/support.ts'
import type { Database } from '../../db/database.ts'
import { insertRow } from '../../db/rows.ts'
import { supportTickets } from '../../db/schema/accounts/support.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { pick } from '../../platform/pick.ts'

const { words: _words, ...COLUMNS } = getTableColumns(supportTickets)
export type TicketRow = Omit<typeof supportTickets.$inferSelect, 'words'>
type SupportFilter = {
  status?: string | undefined
  priority?: string | undefined
  before?: number | undefined
}

const newestFirst = [desc(supportTickets.createdAt), desc(supportTickets.id)]

export const insertTicket = (db: Database, ticket: typeof supportTickets.$inferInsert) =>
  insertRow(db, supportTickets, ticket, COLUMNS)

export function selectOwnTickets(db: Database, userId: number): Promise<TicketRow[]> {
  return db
    .select(COLUMNS)
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
    .orderBy(...newestFirst)
    .limit(TICKETS_PER_PAGE)
}

function selectWithPerson(db: Database, where: SQL | undefined) {
  return db
    .select({
      ticket: COLUMNS,
      person: pick(users, 'id', 'username', 'firstName', 'lastName', 'role'),
    })
    .from(supportTickets)
    .innerJoin(users, eq(users.id, supportTickets.userId))
    .where(where)
    .orderBy(...newestFirst)
    .limit(TICKETS_PER_PAGE)
}

export function selectTickets(db: Database, { status, priority, before }: SupportFilter) {
  return selectWithPerson(
    db,
    and(
      status === undefined ? undefined : sql`${supportTickets.status} = ${status}`,
      priority === undefined ? undefined : sql`${supportTickets.priority} = ${priority}`,
      before === undefined
        ? undefined
        : sql`(${supportTickets.createdAt}, ${supportTickets.id}) < (
            select place.created_at, place.id from ${supportTickets} place where place.id = ${before})`,
    ),
  )
}

export async function selectTicket(db: Database, id: number) {
  const [row] = await selectWithPerson(db, eq(supportTickets.id, id))
  return row
}
