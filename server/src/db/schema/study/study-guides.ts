import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, deletedAt, id, isBetween, updatedAt } from '../columns.ts'

export type GuideResource = { type: 'text' | 'url'; content: string }

export const studyGuides = pgTable(
  'study_guides',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    content: text('content').notNull(),
    resources: jsonb('resources').$type<GuideResource[]>().notNull().default([]),
    subject: text('subject'),
    grade: integer('grade'),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (guide) => [
    index('study_guides_newest').on(
      guide.userId,
      guide.createdAt.desc().nullsFirst(),
      guide.id.desc().nullsFirst(),
    ),
    index('study_guides_public')
      .on(guide.createdAt.desc().nullsFirst(), guide.id.desc().nullsFirst())
      .where(sql`${guide.isPublic} and ${guide.deletedAt} is null`),
    index('study_guides_deleted').on(guide.deletedAt).where(sql`${guide.deletedAt} is not null`),
    check('study_guides_grade_known', isBetween(guide.grade, 1, 13)),
  ],
)
