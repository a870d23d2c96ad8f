import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id } from '../columns.ts'
import { descending } from '../constraints.ts'
import { classes } from './classes.ts'

/** What was worth knowing, without words, and how much. */
export type KeptInsight = { code: string; count: number }

/** Figures of a class over a period, kept so that periods can be compared. */
export const analytics = pgTable(
  'analytics',
  {
    id: id(),
    classId: belongsTo('class_id', () => classes.id),
    teacherId: integer('teacher_id').references(() => users.id, { onDelete: 'set null' }),
    period: text('period').notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    metrics: jsonb('metrics').$type<Record<string, number | null>>().notNull().default({}),
    insights: jsonb('insights').$type<KeptInsight[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (figures) => [
    index('analytics_of_class').on(figures.classId, figures.period, descending(figures.startDate)),
    index('analytics_of_teacher').on(figures.teacherId, descending(figures.startDate)),
  ],
)
