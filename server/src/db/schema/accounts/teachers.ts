import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../columns.ts'
import { users } from './users.ts'

export type OfficeHours = { day: string; from: string; to: string; place?: string }

/** What a teacher tells about themself; who *is* a teacher stands in users.isTeacher. */
export const teachers = pgTable('teachers', {
  id: id(),
  userId: integer('user_id')
    .notNull()
    .unique('teachers_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text('bio'),
  subjects: text('subjects').array().notNull().default([]),
  grades: integer('grades').array().notNull().default([]),
  credentials: text('credentials'),
  // These two property names are the documented ones.
  office_hours: jsonb('office_hours').$type<OfficeHours[]>().notNull().default([]),
  avatar_url: text('avatar_url'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
