import type { OpenedFigure } from '#contract/profile/record-rows.ts'

export type AskedRows = {
  learner: { id: number }
  figure: OpenedFigure
  /** Only what was done in it. */
  subject?: string | undefined
  /** Only what was done on this day of the learner's calendar or later. */
  since?: string | undefined
  /** The same for the last days of one's own, 1 for today. */
  lastDays?: number | undefined
}
