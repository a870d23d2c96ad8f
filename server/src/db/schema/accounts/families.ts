import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { isOneOf } from '../constraints.ts'
import { MAIL_STATES } from './notifications.ts'
import { users } from './users.ts'

/**
 * What shows that somebody is a guardian: they answered at the address at which the child's guardian consented, a teacher of the
 * child invited them, or the school did (an admin, or its list). `demo` came with the product.
 */
export const GUARDIAN_WAYS = ['consent', 'teacher', 'school', 'demo'] as const

/** Who may follow which child. Rows end and stay: the school must be able to say who could see what, and when. */
export const guardianships = pgTable(
  'guardianships',
  {
    id: id(),
    guardianId: belongsTo('guardian_id', () => users.id),
    childId: belongsTo('child_id', () => users.id),
    way: text('way', { enum: GUARDIAN_WAYS }).notNull(),
    since: instant('since').notNull(),
    /** Nobody: the guardian's own proven address, or the product. */
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    endedAt: instant('ended_at'),
    endedBy: integer('ended_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (link) => [
    uniqueIndex('guardianships_once').on(link.guardianId, link.childId).where(isNull(link.endedAt)),
    index('guardianships_of_guardian').on(link.guardianId),
    index('guardianships_of_child').on(link.childId),
    index('guardianships_invited_by').on(link.invitedBy).where(isNotNull(link.invitedBy)),
    index('guardianships_ended_by').on(link.endedBy).where(isNotNull(link.endedBy)),
    check('guardianships_way_known', isOneOf(link.way, GUARDIAN_WAYS)),
    check('guardianships_not_of_oneself', sql`${link.guardianId} <> ${link.childId}`),
  ],
)

/** A guardianship that holds. */
export const isChildOf = (guardianId: number, childId: number) =>
  and(
    eq(guardianships.guardianId, guardianId),
    eq(guardianships.childId, childId),
    isNull(guardianships.endedAt),
  )

/** One for each guardian: whether the week comes by mail, and when the next one is due. */
export const familySettings = pgTable(
  'family_settings',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique('family_settings_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    digestEnabled: boolean('digest_enabled').notNull().default(true),
    /** Signs the link that ends these mails. */
    mailSecret: uuid('mail_secret').notNull().defaultRandom(),
    nextDigestAt: instant('next_digest_at').notNull(),
    createdAt: createdAt(),
  },
  (settings) => [index('family_settings_due').on(settings.nextDigestAt)],
)

/** The week of a family: once for each guardian and week, shown in the app and mailed to those who want it. */
export const familyDigests = pgTable(
  'family_digests',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** The last of its seven days, by the guardian's calendar. */
    week: date('week').notNull(),
    /** What was chosen of each child; its shape belongs to the engine of digests. */
    children: jsonb('children').$type<unknown>().notNull(),
    /** As of other mails; `dropped`: shown in the app alone. */
    state: text('state', { enum: MAIL_STATES }).notNull(),
    notBefore: instant('not_before').notNull(),
    claim: uuid('claim'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (digest) => [
    unique('family_digests_week').on(digest.userId, digest.week),
    index('family_digests_due').on(digest.notBefore).where(sql`${digest.state} in ('waiting', 'claimed')`),
    index('family_digests_oldest').on(digest.createdAt),
    check('family_digests_state_known', isOneOf(digest.state, MAIL_STATES)),
  ],
)
