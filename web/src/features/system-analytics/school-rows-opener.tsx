import type { ReactNode } from 'react'
import { RowsOpener } from '../../kit/learning/record-rows/figure-opener.tsx'
import type { AskedSchoolRows } from './asked-school-rows.ts'

async function loadDialog() {
  const { SchoolRowsDialog } = await import('./school-rows-dialog.tsx')
  return SchoolRowsDialog
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
