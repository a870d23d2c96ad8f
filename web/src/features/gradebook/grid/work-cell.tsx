import { Clock } from 'lucide-react'
import type { GradebookAssignment, GradebookPupil } from '#contract/teaching/gradebook.ts'
import { isLate } from '#contract/teaching/read-states.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { useCellWords } from '../use-cell-words.ts'

const INKS: Record<WorkState, string> = {
  notDue: 'text-muted',
  missing: 'text-destructive-ink',
  handedIn: 'font-medium text-info-ink',
  returned: 'text-warning-ink',
  graded: 'font-heading font-medium tabular-nums',
  excused: 'text-muted italic',
}

type WorkCellProps = { pupil: GradebookPupil; assignment: GradebookAssignment; place: number }

export function WorkCell({ pupil, assignment, place }: WorkCellProps) {
  const words = useCellWords()(pupil, assignment, place)
  return (
    <>
      {isLate(pupil, place) && <Clock aria-hidden="true" className="me-1.5 size-4 shrink-0 text-muted" />}
      <span aria-hidden="true" className={`truncate ${words.state ? INKS[words.state] : ''}`}>
        {words.short}
      </span>
      <span className="sr-only">{words.long}</span>
    </>
  )
}
