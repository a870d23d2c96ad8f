import { isNotNull, isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { descending, isOneOf } from '../constraints.ts'

export const ALERT_CATEGORIES = [
  'selfHarm',
  'abuse',
  'sexual',
  'violence',
  'bullying',
  'drugs',
  'eatingDisorder',
] as const
export const ALERT_SEVERITIES = ['medium', 'high'] as const
export const ALERT_OUTCOMES = ['helped', 'falseAlarm'] as const

/** A learner wrote something worrying. What they wrote stays theirs: adults learn what it is about, not its words. */
export const safetyAlerts = pgTable(
  'safety_alerts',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    category: text('category', { enum: ALERT_CATEGORIES }).notNull(),
    severity: text('severity', { enum: ALERT_SEVERITIES }).notNull(),
    /** How often it came up again before somebody took care of it. */
    times: integer('times').notNull().default(1),
    createdAt: createdAt(),
    lastAt: instant('last_at').notNull().defaultNow(),
    /** The adult who has it in hand now. */
    takenBy: integer('taken_by').references(() => users.id, { onDelete: 'set null' }),
    takenAt: instant('taken_at'),
    /** Since when it is a matter of all admins, or of the person named by `escalatedTo`. */
    escalatedAt: instant('escalated_at'),
    /** A contact that the operator has named; empty: all admins. */
    escalatedTo: varchar('escalated_to', { length: 200 }),
    handledBy: integer('handled_by').references(() => users.id, { onDelete: 'set null' }),
    handledAt: instant('handled_at'),
    /** Empty for alerts that were handled before this was asked. */
    outcome: text('outcome', { enum: ALERT_OUTCOMES }),
    /** What the adult did, for the next adult. */
    note: text('note'),
  },
  (alert) => [
    index('safety_alerts_of_user').on(alert.userId),
    index('safety_alerts_open').on(descending(alert.id)).where(isNull(alert.handledAt)),
    index('safety_alerts_handled').on(descending(alert.id)).where(isNotNull(alert.handledAt)),
    index('safety_alerts_untaken')
      .on(alert.createdAt)
      .where(sql`${alert.handledAt} is null and ${alert.takenAt} is null and ${alert.escalatedAt} is null`),
    index('safety_alerts_taken_by').on(alert.takenBy).where(isNotNull(alert.takenBy)),
    index('safety_alerts_handled_by').on(alert.handledBy).where(isNotNull(alert.handledBy)),
    index('safety_alerts_outcome').on(alert.outcome, alert.handledAt).where(isNotNull(alert.outcome)),
    check('safety_alerts_outcome_known', isOneOf(alert.outcome, ALERT_OUTCOMES)),
  ],
)

/** A message that seemed worrying by its meaning alone. Only a second one within days is told to an adult. No words are kept. */
export const safetySignals = pgTable(
  'safety_signals',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    category: text('category', { enum: ALERT_CATEGORIES }).notNull(),
    createdAt: createdAt(),
  },
  (signal) => [
    index('safety_signals_of_user').on(signal.userId, signal.createdAt),
    index('safety_signals_oldest').on(signal.createdAt),
  ],
)
