import type { ReactNode } from 'react'
import type { SchoolFigure, schoolRows } from '#contract/admin/school-rows.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { RowsOpener } from '../../kit/learning/record-rows/figure-opener.tsx'

async function loadDialog() {
  const { SchoolRowsDialog } = await import('./school-rows-dialog.tsx')
  return SchoolRowsDialog
}

/** What of a figure is asked for: a role, an endpoint, answers of one kind. */
export type SchoolPart = Pick<InputOf<typeof schoolRows.read>, 'role' | 'endpoint' | 'feature' | 'engine'>

export type AskedSchoolRows = {
  figure: SchoolFigure
  /** The days that are on the screen, whatever the period is called. */
  period: { from: string; to: string }
  part?: SchoolPart
  title: string
}

type SchoolRowsOpenerProps = AskedSchoolRows & {
  isWholeCard?: boolean
  /** Where a number is all that can be seen. */
  label?: string
  children: ReactNode
}

/** The name of a figure of the school, or the figure itself, which opens to the days that it adds up. */
export function SchoolRowsOpener({ isWholeCard = false, label, children, ...asked }: SchoolRowsOpenerProps) {
  return (
    <RowsOpener load={loadDialog} asked={asked} isWholeCard={isWholeCard} {...(label && { label })}>
      {children}
    </RowsOpener>
  )
}
