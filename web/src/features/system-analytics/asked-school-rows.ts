import type { SchoolFigure, schoolRows } from '#contract/admin/school-rows.ts'
import type { InputOf } from '#contract/endpoint.ts'

/** What of a figure is asked for: a role, an endpoint, answers of one kind. */
type SchoolPart = Pick<InputOf<typeof schoolRows.read>, 'role' | 'endpoint' | 'feature' | 'engine'>

export type AskedSchoolRows = {
  figure: SchoolFigure
  /** The days that are on the screen, whatever the period is called. */
  period: { from: string; to: string }
  part?: SchoolPart
  title: string
}
