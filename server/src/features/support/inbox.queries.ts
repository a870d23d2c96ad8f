import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { INBOX_PER_PAGE, type InboxFilter, type InboxKind } from '#contract/admin/inbox.ts'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/rows.ts'
import { findNameWords, hasNameWords } from '../../db/schema/accounts/directory.ts'
import { contactMessages, inboxEntries, supportTickets } from '../../db/schema/accounts/support.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { wordsWanted } from '../../db/schema/search.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { pick } from '../../platform/pick.ts'

type Table = typeof supportTickets | typeof contactMessages
type Place = { at: Date; kind: InboxKind; id: number }
export type InboxPageFilter = {
  status: InboxFilter
  priority?: string | undefined
  assignedTo?: number | null | undefined
  search: string
  userId?: number | undefined
  order: 'newest' | 'oldest'
  after: Place | null
}

const MOST_PEOPLE = 200
const EXCERPT = 240

const assignees = alias(users, 'assignees')
const SENDER = { username: users.username, email: users.email, role: users.role, grade: users.grade }

const columnsOf = (table: Table) => ({
  ...pick(table, 'id', 'subject', 'priority', 'status', 'response'),
  ...pick(table, 'revision', 'createdAt', 'updatedAt', 'assignedTo', 'userId'),
  excerpt: sql<string>`left(${table.message}, ${EXCERPT})`,
  assigneeName: fullNameOf<string | null>(assignees),
  sender: SENDER,
})
const TICKET_COLUMNS = {
  ...columnsOf(supportTickets),
  category: supportTickets.category,
  name: fullNameOf<string | null>(users),
  typedEmail: sql<string | null>`null`,
}
const CONTACT_COLUMNS = {
  ...columnsOf(contactMessages),
  category: sql<null>`null`,
  name: contactMessages.name,
  typedEmail: contactMessages.email,
}
const MESSAGE = { ticket: supportTickets.message, contact: contactMessages.message }

export const tableOf = (kind: InboxKind): Table => (kind === 'ticket' ? supportTickets : contactMessages)

function selectFrom(db: Database, kind: InboxKind) {
  const table = tableOf(kind)
  return db
    .select({
      ...(kind === 'ticket' ? TICKET_COLUMNS : CONTACT_COLUMNS),
      message: MESSAGE[kind],
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.userId))
    .leftJoin(assignees, eq(assignees.id, table.assignedTo))
    .$dynamic()
}
export type ItemRow = Awaited<ReturnType<typeof selectFrom>>[number]

/** One more than a page shows, of one kind. */
export async function selectItems(
  db: Database,
  kind: InboxKind,
  wanted: InboxPageFilter,
): Promise<ItemRow[]> {
  const table = tableOf(kind)
  const direction = wanted.order === 'newest' ? desc : asc
  return selectFrom(db, kind)
    .where(
      and(
        hasStatus(table, wanted.status),
        wanted.priority === undefined ? undefined : sql`${table.priority} = ${wanted.priority}`,
        isAssignedTo(table, wanted.assignedTo),
        wanted.userId === undefined ? undefined : eq(table.userId, wanted.userId),
        await isFound(db, table, wanted.search),
        standsBehind(table, kind, wanted),
      ),
    )
    .orderBy(direction(table.createdAt), direction(table.id))
    .limit(INBOX_PER_PAGE + 1)
}

function hasStatus(table: Table, status: InboxFilter): SQL | undefined {
  if (status === 'all') return undefined
  return status === 'waiting' ? inArray(table.status, ['open', 'in_progress']) : eq(table.status, status)
}

function isAssignedTo(table: Table, adminId: number | null | undefined): SQL | undefined {
  if (adminId === undefined) return undefined
  return adminId === null ? isNull(table.assignedTo) : eq(table.assignedTo, adminId)
}

/** By words of what was written, or by who wrote it. People are found first, so that both go through an index. */
async function isFound(db: Database, table: Table, search: string): Promise<SQL | undefined> {
  const query = wordsWanted(search)
  const names = findNameWords(search)
  if (!query || names.length === 0) return undefined
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(hasNameWords(users.nameWords, names))
    .limit(MOST_PEOPLE)
  const ids = people.map(({ id }) => id)
  return isAmong(table, query, ids)
}

/**
 * All that fit are found first, each way along its own index: left to itself the database walks through everything by
 * time and looks at each.
 */
export function isAmong(table: Table, query: SQL, userIds: readonly number[]): SQL {
  return sql`${table.id} = any(array(
    select ${table.id} from ${table} where ${table.words} @@ ${query}
    union all select ${table.id} from ${table} where ${table.userId} = any(${`{${userIds.join()}}`}::int[])))`
}

/** Of two that came at the same moment the ticket counts as the newer one, then the higher number. */
function standsBehind(table: Table, kind: InboxKind, { after, order }: InboxPageFilter): SQL | undefined {
  if (!after) return undefined
  const at = after.at.toISOString()
  if (after.kind === kind) {
    const place = sql`(${at}::timestamptz, ${after.id}::int)`
    return order === 'newest'
      ? sql`(${table.createdAt}, ${table.id}) < ${place}`
      : sql`(${table.createdAt}, ${table.id}) > ${place}`
  }
  const isNewerKind = kind === 'ticket'
  if (order === 'newest') return (isNewerKind ? lt : lte)(table.createdAt, after.at)
  return (isNewerKind ? gte : gt)(table.createdAt, after.at)
}

export async function selectItem(db: Database, kind: InboxKind, id: number): Promise<ItemRow | undefined> {
  const [row] = await selectFrom(db, kind).where(eq(tableOf(kind).id, id))
  return row
}

export async function lockItem(db: Database, kind: InboxKind, id: number) {
  const table = tableOf(kind)
  return lockRow(db, table, eq(table.id, id), {
    ...pick(table, 'revision', 'status', 'priority', 'assignedTo', 'response'),
  })
}

export async function updateItem(
  db: Database,
  kind: InboxKind,
  id: number,
  change: Pick<
    Partial<typeof supportTickets.$inferInsert>,
    'status' | 'priority' | 'response' | 'assignedTo' | 'updatedAt'
  >,
): Promise<void> {
  const table = tableOf(kind)
  await db
    .update(table)
    .set({ ...change, revision: sql`${table.revision} + 1` })
    .where(eq(table.id, id))
}

const ofItem = (kind: InboxKind, id: number) =>
  kind === 'ticket' ? eq(inboxEntries.ticketId, id) : eq(inboxEntries.contactId, id)

export function selectEntries(db: Database, kind: InboxKind, id: number) {
  return db
    .select({
      ...pick(inboxEntries, 'id', 'kind', 'text', 'createdAt'),
      mail: inboxEntries.mailState,
      author: fullNameOf<string | null>(users),
    })
    .from(inboxEntries)
    .leftJoin(users, eq(users.id, inboxEntries.authorId))
    .where(ofItem(kind, id))
    .orderBy(asc(inboxEntries.id))
}

export async function insertEntries(db: Database, entries: (typeof inboxEntries.$inferInsert)[]) {
  if (entries.length > 0) await db.insert(inboxEntries).values(entries)
}

/** The answers to the caller's own tickets, the oldest first. */
export function selectAnswers(db: Database, ticketIds: number[]) {
  return db
    .select({ ticketId: inboxEntries.ticketId, text: inboxEntries.text, createdAt: inboxEntries.createdAt })
    .from(inboxEntries)
    .where(
      and(
        inArray(inboxEntries.ticketId, ticketIds),
        isNotNull(inboxEntries.ticketId),
        eq(inboxEntries.kind, 'answer'),
      ),
    )
    .orderBy(asc(inboxEntries.id))
}
