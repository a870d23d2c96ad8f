import { isNotNull, isNull, sql } from 'drizzle-orm'
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
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { descending, isOneOf } from '../constraints.ts'
import { users } from './users.ts'

/**
 * `waiting`: to be sent. `claimed`: a server has it and has not begun to send. `sending`: the mail server may have it, so
 * nobody sends it again. `sent`, `refused` (by the mail server, for good) and `dropped` (nobody wants it any more) are ends.
 */
export const MAIL_STATES = ['waiting', 'claimed', 'sending', 'sent', 'refused', 'dropped'] as const

/** One for each person: when the product may speak up, and when it looks after them next. */
export const notificationSchedules = pgTable(
  'notification_schedules',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique('notification_schedules_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'HH:MM' by the person's own clock; empty as long as their preferred time of study decides. */
    remindAt: varchar('reminder_time', { length: 5 }),
    quietFrom: varchar('quiet_from', { length: 5 }).notNull().default('21:00'),
    quietTo: varchar('quiet_to', { length: 5 }).notNull().default('07:00'),
    mailEnabled: boolean('mail_enabled').notNull().default(true),
    /** Signs the links of this person's mails. */
    mailSecret: uuid('mail_secret').notNull().defaultRandom(),
    nextLookAt: instant('next_look_at').notNull(),
    createdAt: createdAt(),
  },
  (schedule) => [index('notification_schedules_due').on(schedule.nextLookAt)],
)

/** The mails of notifications, at most one for each person and day. Written before they are sent. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** By the person's own calendar. */
    day: date('day').notNull(),
    state: text('state', { enum: MAIL_STATES }).notNull().default('waiting'),
    /** Not to be taken before: the next try of a waiting mail, the end of the time that who claimed it has to begin. */
    notBefore: instant('not_before').notNull(),
    /** Of whoever claimed it last; who was too slow finds another one here and lets it be. */
    claim: uuid('claim'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (mail) => [
    unique('notification_mails_day').on(mail.userId, mail.day),
    index('notification_mails_due').on(mail.notBefore).where(sql`${mail.state} in ('waiting', 'claimed')`),
    index('notification_mails_oldest').on(mail.createdAt),
    check('notification_mails_state_known', isOneOf(mail.state, MAIL_STATES)),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** Which words it is told with; `data` fills them. */
    kind: varchar('kind', { length: 50 }).notNull(),
    data: jsonb('data').$type<Record<string, string | number>>().notNull().default({}),
    /** The page it leads to. */
    link: varchar('link', { length: 500 }).notNull(),
    /** What it is about, `badge:4` or a day: nobody is told of the same thing twice. */
    occasion: varchar('occasion', { length: 100 }).notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** The mail that tells it as well. */
    mailId: integer('mail_id').references(() => notificationMails.id, { onDelete: 'set null' }),
  },
  (notification) => [
    unique('notifications_occasion').on(notification.userId, notification.kind, notification.occasion),
    index('notifications_newest').on(notification.userId, descending(notification.id)),
    index('notifications_unread').on(notification.userId).where(isNull(notification.readAt)),
    index('notifications_of_mail').on(notification.mailId).where(isNotNull(notification.mailId)),
    index('notifications_oldest').on(notification.createdAt),
  ],
)
