import {
  and,
  asc,
  between,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import {
  cannedAnswers,
  contactMessages,
  inboxEntries,
  supportTickets,
} from '../db/schema/accounts/support.ts'
import { auditLog, auditSeals } from '../db/schema/operations/audit-log.ts'
import { testimonials } from '../db/schema/operations/public-content.ts'
import { wordsWanted } from '../db/schema/search.ts'
import { safetyAlerts } from '../db/schema/study/safety-alerts.ts'
import { videoContent } from '../db/schema/study/videos.ts'
import { isAmongMany } from '../features/audit-log/audit-log.queries.ts'
import { isAmong } from '../features/support/inbox.queries.ts'

const ME = 77
const find = new QueryBuilder()
const newest = (table: typeof supportTickets | typeof contactMessages) => [
  desc(table.createdAt),
  desc(table.id),
]
const auditNewest = [desc(auditLog.createdAt), desc(auditLog.id)]
const DAY = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')] as const

/** Long lists of admins: what waits, what was deleted, and the log of everything. */
export const INBOX_QUERIES: [title: string, query: SQLWrapper][] = [
  [
    'tickets that wait, oldest first',
    find
      .select()
      .from(supportTickets)
      .where(inArray(supportTickets.status, ['open', 'in_progress']))
      .orderBy(asc(supportTickets.createdAt), asc(supportTickets.id))
      .limit(51),
  ],
  [
    'the next page of all contact messages',
    find
      .select()
      .from(contactMessages)
      .where(lte(contactMessages.createdAt, DAY[0]))
      .orderBy(...newest(contactMessages))
      .limit(51),
  ],
  [
    'what an admin has in hand',
    find
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.assignedTo, ME))
      .orderBy(...newest(supportTickets))
      .limit(51),
  ],
  [
    'tickets found by a word or by who wrote them',
    find
      .select()
      .from(supportTickets)
      .where(isAmong(supportTickets, wordsWanted('quokka') ?? sql``, [ME, ME + 1]))
      .orderBy(...newest(supportTickets))
      .limit(51),
  ],
  [
    'what was done about a ticket',
    find.select().from(inboxEntries).where(eq(inboxEntries.ticketId, ME)).orderBy(asc(inboxEntries.id)),
  ],
  [
    'answers that wait to be mailed',
    find
      .select()
      .from(inboxEntries)
      .where(and(eq(inboxEntries.mailState, 'waiting'), lte(inboxEntries.mailNotBefore, DAY[0])))
      .orderBy(asc(inboxEntries.mailNotBefore))
      .limit(10),
  ],
  [
    'kept answers by title',
    find
      .select()
      .from(cannedAnswers)
      .where(isNull(cannedAnswers.deletedAt))
      .orderBy(asc(cannedAnswers.title), asc(cannedAnswers.id))
      .limit(100),
  ],
  [
    'a page of all testimonials',
    find
      .select()
      .from(testimonials)
      .where(isNull(testimonials.deletedAt))
      .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
      .limit(50),
  ],
  [
    'videos that were deleted last',
    find
      .select({ id: videoContent.id })
      .from(videoContent)
      .where(isNotNull(videoContent.deletedAt))
      .orderBy(desc(videoContent.deletedAt), desc(videoContent.id))
      .limit(100),
  ],
  [
    'alerts that nobody has taken in time',
    find
      .select()
      .from(safetyAlerts)
      .where(
        and(
          isNull(safetyAlerts.handledAt),
          isNull(safetyAlerts.takenAt),
          isNull(safetyAlerts.escalatedAt),
          lte(safetyAlerts.createdAt, DAY[0]),
        ),
      )
      .orderBy(asc(safetyAlerts.createdAt))
      .limit(50),
  ],
  [
    'the newest of the audit log',
    find
      .select()
      .from(auditLog)
      .orderBy(...auditNewest)
      .limit(51),
  ],
  [
    'a later page of a day of the audit log',
    find
      .select()
      .from(auditLog)
      .where(
        and(
          sql`${auditLog.createdAt} >= ${DAY[0]} and ${auditLog.createdAt} < ${DAY[1]}`,
          sql`(${auditLog.createdAt}, ${auditLog.id}) < (select place.created_at, place.id from ${auditLog} place where place.id = ${ME})`,
        ),
      )
      .orderBy(...auditNewest)
      .limit(51),
  ],
  [
    'all that was done of one kind',
    find
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'video deleted'))
      .orderBy(...auditNewest)
      .limit(51),
  ],
  [
    'looks at many people that showed somebody',
    find
      .select()
      .from(auditLog)
      .where(isAmongMany(ME))
      .orderBy(...auditNewest)
      .limit(51),
  ],
  [
    'entries that wait for their seal',
    find.select().from(auditLog).where(isNull(auditLog.sealId)).orderBy(asc(auditLog.id)).limit(500),
  ],
  [
    'the entries of some seals',
    find
      .select()
      .from(auditLog)
      .where(and(isNotNull(auditLog.sealId), between(auditLog.sealId, ME, ME + 9)))
      .orderBy(asc(auditLog.sealId), asc(auditLog.id)),
  ],
  ['the newest seal', find.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1)],
  [
    'whether an admin has read the log within the hour',
    find
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.actorId, ME),
          eq(auditLog.action, 'audit log read'),
          sql`${auditLog.createdAt} >= ${DAY[1]}`,
        ),
      )
      .limit(1),
  ],
]
