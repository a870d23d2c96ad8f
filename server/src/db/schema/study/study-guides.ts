import { isNotNull, isNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id, instant, restorable } from '../columns.ts'
import { byNewest, descending, isBetween, isOneOf } from '../constraints.ts'
import { tsvector, wordsOf } from '../search.ts'

export type GuideResource = { type: 'text' | 'url'; content: string }

export const REPORT_REASONS = ['wrong', 'unsafe', 'copied', 'other'] as const
export const REPORT_OUTCOMES = ['kept', 'hidden'] as const

export const studyGuides = pgTable(
  'study_guides',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    title: text('title').notNull(),
    description: text('description'),
    content: text('content').notNull(),
    resources: jsonb('resources').$type<GuideResource[]>().notNull().default([]),
    subject: text('subject'),
    grade: integer('grade'),
    isPublic: boolean('is_public').notNull().default(false),
    /** Since when others may see the text as it is: of a minor once an adult has looked at it. */
    approvedAt: instant('approved_at'),
    /** Taken from the public list by an admin after a report; the owner keeps it. */
    hiddenAt: instant('hidden_at'),
    words: tsvector('words').generatedAlwaysAs(
      wordsOf([
        ['title', 'A'],
        ['subject', 'B'],
        ['description', 'C'],
        ['content', 'D'],
      ]),
    ),
    ...restorable(),
  },
  (guide) => [
    index('study_guides_newest').on(guide.userId, ...byNewest(guide)),
    index('study_guides_changed').on(guide.updatedAt),
    index('study_guides_public')
      .on(...byNewest(guide))
      .where(sql`${guide.isPublic} and ${guide.hiddenAt} is null and ${guide.deletedAt} is null`),
    index('study_guides_public_subject')
      .on(sql`lower(${guide.subject})`, ...byNewest(guide))
      .where(sql`${guide.isPublic} and ${guide.hiddenAt} is null and ${guide.deletedAt} is null`),
    index('study_guides_words').using('gin', guide.words),
    index('study_guides_deleted').on(guide.deletedAt).where(isNotNull(guide.deletedAt)),
    check('study_guides_grade_known', isBetween(guide.grade, 1, 13)),
  ],
)

/** "This guide should not be public": one word per person and guide, until an admin has decided. */
export const studyGuideReports = pgTable(
  'study_guide_reports',
  {
    id: id(),
    guideId: belongsTo('guide_id', () => studyGuides.id),
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    message: varchar('message', { length: 500 }).notNull().default(''),
    createdAt: createdAt(),
    outcome: text('outcome', { enum: REPORT_OUTCOMES }),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (report) => [
    unique('study_guide_reports_once').on(report.guideId, report.reporterId),
    index('study_guide_reports_of_reporter').on(report.reporterId),
    index('study_guide_reports_decided_by').on(report.decidedBy).where(isNotNull(report.decidedBy)),
    index('study_guide_reports_open').on(descending(report.id)).where(isNull(report.outcome)),
    index('study_guide_reports_decided').on(descending(report.id)).where(isNotNull(report.outcome)),
    check('study_guide_reports_reason_known', isOneOf(report.reason, REPORT_REASONS)),
    check('study_guide_reports_outcome_known', isOneOf(report.outcome, REPORT_OUTCOMES)),
  ],
)
