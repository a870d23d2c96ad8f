import { isNotNull, isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { descending, isOneOf } from '../constraints.ts'

/** Projects have their approval with the version that is shared; videos of students are nobody else's to see. */
export const PUBLICATION_KINDS = ['guide', 'displayName', 'picture', 'bio'] as const
export const PUBLICATION_OUTCOMES = ['approved', 'declined', 'takenBack'] as const
export const DECLINE_REASONS = ['personal', 'unkind', 'unsuitable', 'copied', 'other'] as const

/** A minor wants others to see something of theirs: it waits for an adult. */
export const publicationRequests = pgTable(
  'publication_requests',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind', { enum: PUBLICATION_KINDS }).notNull(),
    /** The guide. */
    subjectId: integer('subject_id'),
    /** The name, the words, the address of the picture, or the fingerprint of the guide's text that was shown to who decides. */
    value: text('value').notNull(),
    createdAt: createdAt(),
    outcome: text('outcome', { enum: PUBLICATION_OUTCOMES }),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    declineReason: text('decline_reason', { enum: DECLINE_REASONS }),
    /** The words of who declined it. */
    declineMessage: varchar('decline_message', { length: 300 }),
  },
  (request) => [
    uniqueIndex('publication_requests_open_once')
      .on(request.userId, request.kind, sql`coalesce(${request.subjectId}, 0)`)
      .where(isNull(request.outcome)),
    index('publication_requests_open').on(descending(request.id)).where(isNull(request.outcome)),
    index('publication_requests_of_user').on(request.userId, request.kind, descending(request.id)),
    index('publication_requests_decided_by').on(request.decidedBy).where(isNotNull(request.decidedBy)),
    check('publication_requests_kind_known', isOneOf(request.kind, PUBLICATION_KINDS)),
    check('publication_requests_outcome_known', isOneOf(request.outcome, PUBLICATION_OUTCOMES)),
    check('publication_requests_reason_known', isOneOf(request.declineReason, DECLINE_REASONS)),
  ],
)
