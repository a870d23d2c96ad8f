import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id } from '../fields.ts'
import { pageOf, ROWS_PER_PAGE, RowsOffset } from '../profile/record-rows.ts'
import { AskedPeriod } from '../study/periods.ts'

/** What professionals make and nobody else sees; study time, cards and lessons are rows of `recordRows`. */
export const MADE_FIGURES = ['notes', 'sessions'] as const
export type MadeFigure = (typeof MADE_FIGURES)[number]

export const MadeRow = z.object({
  id: Id,
  title: z.string(),
  /** On which it was begun, by the caller's own calendar. */
  day: Day,
})
export type MadeRow = z.output<typeof MadeRow>

export const professionalRows = {
  read: endpoint({
    method: 'GET',
    path: '/api/professional/record/:figure',
    access: 'professional',
    summary: `The notes written, or the sessions begun with the tutor, that a figure of the caller's analytics counts, newest first, ${ROWS_PER_PAGE} at a time.`,
    input: z.object({ figure: z.enum(MADE_FIGURES), period: AskedPeriod, offset: RowsOffset }),
    output: pageOf(MadeRow),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
}
