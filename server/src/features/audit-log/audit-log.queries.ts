import { and, desc, eq, gte, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { MOST_PEOPLE_FOUND } from '#contract/admin/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { findNameWords, hasNameWords } from '../../db/schema/accounts/directory.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { pick } from '../../platform/pick.ts'

export type Filters = {
  actorId?: number | undefined
  action?: string | undefined
  subjectType?: string | undefined
  subjectId?: number | undefined
  personId?: number | undefined
  from?: Date | undefined
  until?: Date | undefined
  before?: number | undefined
}

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

const personOf = (person: typeof users | typeof actors | typeof subjects) => ({
  id: person.id,
  name: fullNameOf(person),
  username: person.username,
  role: person.role,
})
const ENTRY = pick(auditLog, 'id', 'actorId', 'action', 'subjectType', 'subjectId', 'details', 'createdAt')
const newestFirst = [desc(auditLog.createdAt), desc(auditLog.id)]

/** Ids follow time, but two servers may write at once: the place is the time and the id. */
function standsBefore(before: number | undefined): SQL | undefined {
  if (before === undefined) return undefined
  return sql`(${auditLog.createdAt}, ${auditLog.id}) < (
    select place.created_at, place.id from ${auditLog} place where place.id = ${before})`
}

const isActor = (id: number) => eq(auditLog.actorId, id)
const isNotActor = (id: number) => or(isNull(auditLog.actorId), ne(auditLog.actorId, id))
const isSubject = (type: string, id: number) =>
  and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, id))

/**
 * One of the many whom a single look at a list has shown. The inner read goes first: nothing tells the planner how rare a
 * person is, and it would go through the whole log by time.
 */
export const isAmongMany = (id: number): SQL =>
  sql`${auditLog.id} = any(array(
    select many.id from audit_log many where (many.details -> 'personIds') @> ${String(id)}::jsonb))`

/**
 * The newest of a part of the log, along an index however long it is. Who did it, whom it was done to and who was among the
 * many of a list are short reads along an index each.
 */
export function findEntries(db: Pick<Database, 'select'>, filters: Filters, limit: number) {
  const { actorId, action, subjectType, subjectId, personId, from, until, before } = filters
  const select = (...more: (SQL | undefined)[]) =>
    db
      .select(ENTRY)
      .from(auditLog)
      .where(
        and(
          actorId === undefined ? undefined : isActor(actorId),
          action === undefined ? undefined : eq(auditLog.action, action),
          subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
          from && gte(auditLog.createdAt, from),
          until && lt(auditLog.createdAt, until),
          standsBefore(before),
          ...more,
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit)
  const isWanted = subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId)
  if (personId !== undefined) {
    const isOther = isNotActor(personId)
    return unionAll(
      select(isWanted, isActor(personId)),
      select(isWanted, isOther, isSubject('user', personId)),
      select(isWanted, isOther, isAmongMany(personId)),
    )
      .orderBy(...newestFirst)
      .limit(limit)
  }
  if (subjectType !== 'user' || subjectId === undefined) return select(isWanted)
  return unionAll(select(isWanted), select(isAmongMany(subjectId)))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** The accounts, as far as they are still there, whom a look at a list has shown; undefined where there is no such entry. */
export async function selectShown(db: Database, entryId: number) {
  const entry = await selectRow(db, auditLog, eq(auditLog.id, entryId), pick(auditLog, 'details'))
  const ids = entry?.details.personIds
  if (!Array.isArray(ids)) return undefined
  return db
    .select(personOf(users))
    .from(users)
    .where(sql`${users.id} = any(${`{${ids.map(Number).join()}}`}::int[])`)
    .orderBy(users.lastName, users.firstName, users.id)
}

/** With the names of those who are still there. */
export function selectEntries(db: Database, filters: Filters, limit: number) {
  const found = findEntries(db, filters, limit).as('found')
  return db
    .select({
      ...pick(found, 'id', 'actorId', 'action', 'subjectType', 'subjectId', 'details', 'createdAt'),
      actor: personOf(actors),
      subject: personOf(subjects),
    })
    .from(found)
    .leftJoin(actors, eq(actors.id, found.actorId))
    .leftJoin(subjects, and(eq(found.subjectType, 'user'), eq(subjects.id, found.subjectId)))
    .orderBy(desc(found.createdAt), desc(found.id))
}
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

export async function selectPerson(db: Database, id: number) {
  const row = await selectRow(db, users, eq(users.id, id), personOf(users))
  return row ?? null
}

/** Also accounts that are deleted and not yet purged: the log is about them, too. */
export async function searchAccounts(db: Database, search: string) {
  const words = findNameWords(search)
  if (words.length === 0) return []
  return db
    .select(personOf(users))
    .from(users)
    .where(hasNameWords(users.nameWords, words))
    .limit(MOST_PEOPLE_FOUND)
}

export async function hasReadSince(db: Database, actorId: number, action: string, since: Date) {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.action, action), gte(auditLog.createdAt, since)))
    .limit(1)
  return row !== undefined
}
