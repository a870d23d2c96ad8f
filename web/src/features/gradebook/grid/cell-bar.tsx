import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { readState } from '#contract/teaching/read-states.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useCellWords } from '../use-cell-words.ts'

type CellBarProps = {
  student: GradebookStudent | undefined
  assignment: GradebookAssignment | undefined
  place: number
  onOpen: () => void
  /** Null where a bare number would pass over rubric or lateness. */
  onEdit: (() => void) | null
  onComment: () => void
  onUndo: (() => void) | null
}

/** What the chosen cell is about, and what can be done there; for fingers, which have no Enter key. */
export function CellBar({ student, assignment, place, onOpen, onEdit, onComment, onUndo }: CellBarProps) {
  const { t } = useTranslation('gradebook')
  const words = useCellWords()
  const isWork = student && assignment && readState(student, place) !== null
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      {onUndo && (
        <Button icon={Undo2} variant="outline" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
      {isWork && (
        <>
          {onEdit && (
            <Button variant="outline" onClick={onEdit}>
              {t('cell.edit')}
            </Button>
          )}
          <Button variant="outline" onClick={onComment}>
            {t('comment.open')}
          </Button>
          <Button onClick={onOpen}>{t('cell.open')}</Button>
        </>
      )}
      <p className="wrap-anywhere min-w-0 flex-1 basis-60 text-muted">
        {student && assignment
          ? `${student.firstName} ${student.lastName} · ${assignment.title} · ${words(student, assignment, place).long}`
          : t('keys')}
      </p>
    </div>
  )
}
