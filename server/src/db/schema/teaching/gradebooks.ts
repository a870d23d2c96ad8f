import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, updatedAt } from '../columns.ts'
import { isBetween, isOneOf } from '../constraints.ts'
import { classes } from './classes.ts'

export const WEIGHTINGS = ['points', 'weights'] as const
export const MISSING_COUNTS = ['zero', 'leave_out'] as const

type Scale = { kind: 'percent' | 'letters' | 'standards'; bands: { name: string; from: number }[] }
type Term = { name: string; startsOn: string; endsOn: string }

/** How a class is graded; without a row by points alone, and missing work is left out. */
export const classGradebooks = pgTable(
  'class_gradebooks',
  {
    id: id(),
    classId: belongsTo('class_id', () => classes.id),
    weighting: text('weighting', { enum: WEIGHTINGS }).notNull().default('points'),
    missingCounts: text('missing_counts', { enum: MISSING_COUNTS }).notNull().default('leave_out'),
    scale: jsonb('scale').$type<Scale>().notNull().default({ kind: 'percent', bands: [] }),
    terms: jsonb('terms').$type<Term[]>().notNull().default([]),
    /** Rises with every change; who changes an older one is told so instead of overwriting it. */
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (book) => [
    unique('class_gradebooks_class').on(book.classId),
    check('class_gradebooks_weighting_known', isOneOf(book.weighting, WEIGHTINGS)),
    check('class_gradebooks_missing_counts_known', isOneOf(book.missingCounts, MISSING_COUNTS)),
  ],
)

export const gradeCategories = pgTable(
  'grade_categories',
  {
    id: id(),
    classId: belongsTo('class_id', () => classes.id),
    name: text('name').notNull(),
    /** Hundredths of a percent. */
    weight: integer('weight').notNull().default(0),
    /** Up to so many pieces are dropped. */
    dropLowest: integer('drop_lowest').notNull().default(0),
    isExtraCredit: boolean('is_extra_credit').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (category) => [
    index('grade_categories_of_class').on(category.classId, category.position),
    check('grade_categories_weight_possible', isBetween(category.weight, 0, 100_000)),
    check('grade_categories_drops_not_negative', sql`${category.dropLowest} >= 0`),
  ],
)
