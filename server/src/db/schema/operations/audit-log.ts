import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, id } from '../columns.ts'
import { byNewest } from '../constraints.ts'

/** Who did what to whom. Rows are only added, and outlive the accounts they name. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subjectType: text('subject_type'),
    subjectId: integer('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (entry) => [
    index('audit_log_of_actor').on(entry.actorId, ...byNewest(entry)),
    index('audit_log_of_subject').on(entry.subjectType, entry.subjectId, ...byNewest(entry)),
    index('audit_log_of_action').on(entry.action, ...byNewest(entry)),
    index('audit_log_newest').on(...byNewest(entry)),
  ],
)
