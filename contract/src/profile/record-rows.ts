import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, wholeNumber } from '../fields.ts'

export const ROWS_PER_PAGE = 50
const MOST_ROWS = 100_000

/** Figures of a learner's own record that open to their rows; `engines/src/record/SPEC.md` says what each means. */
export const OPENED_FIGURES = ['time', 'streak', 'lessons', 'problems', 'quizzes', 'cards'] as const
export type OpenedFigure = (typeof OPENED_FIGURES)[number]

/** What every figure answers that opens to its rows, and how its next page is asked for. */
export const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ rows: z.array(row), hasMore: z.boolean() })
export const RowsOffset = z.optional(wholeNumber(0, MOST_ROWS))

export const RecordRow = z.object({
  /** Tells it apart from the others of its list. */
  key: z.string(),
  /** Of a lesson, a quiz or a skill; null for a day. */
  name: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** Of the learner's own calendar: the day itself, or that on which it was done. */
  day: z.nullable(Day),
  /** Of a planned pause, which breaks no streak; null for everything else. */
  lastDay: z.nullable(Day),
  /** Seconds of a day, its learning events or cards, points of a quiz, or problems solved. */
  amount: z.int(),
  /** Points of a quiz that could be had, or problems tried. */
  of: z.nullable(z.int()),
  /** A quiz that was taken again counts in no average, and a lesson that was hardly read for no badge or points. */
  isEvidence: z.boolean(),
})
export type RecordRow = z.output<typeof RecordRow>

export const recordRows = {
  read: endpoint({
    method: 'GET',
    path: '/api/users/:userId/record/:figure',
    access: 'selfOrStaff',
    summary: `The rows that a figure of the learner's record is made of, newest first, ${ROWS_PER_PAGE} at a time; of one subject when it is named, and since a day of the learner's calendar.`,
    input: z.object({
      userId: Id,
      figure: z.enum(OPENED_FIGURES),
      subject: z.optional(z.string().check(z.maxLength(50))),
      since: z.optional(Day),
      offset: RowsOffset,
    }),
    output: pageOf(RecordRow),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
    offline: 'lastSeen',
  }),
}
