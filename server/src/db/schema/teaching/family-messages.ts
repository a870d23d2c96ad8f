import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { byNewest } from '../constraints.ts'
import { classes } from './classes.ts'

/** What a teacher tells the guardians of a class. It is not changed once it was sent. */
export const familyMessages = pgTable(
  'family_messages',
  {
    id: id(),
    teacherId: belongsTo('teacher_id', () => users.id),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    createdAt: createdAt(),
  },
  (message) => [
    index('family_messages_newest').on(message.teacherId, ...byNewest(message)),
    index('family_messages_of_class').on(message.classId, ...byNewest(message)),
  ],
)

/** Who it was sent to, and when they opened it. */
export const familyMessageReads = pgTable(
  'family_message_reads',
  {
    id: id(),
    messageId: belongsTo('message_id', () => familyMessages.id),
    userId: belongsTo('user_id', () => users.id),
    readAt: instant('read_at'),
  },
  (row) => [
    unique('family_message_reads_key').on(row.messageId, row.userId),
    index('family_message_reads_of_user').on(row.userId),
  ],
)
