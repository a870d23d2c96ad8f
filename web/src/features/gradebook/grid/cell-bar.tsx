import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookPupil } from '#contract/teaching/gradebook.ts'
import { readState } from '#contract/teaching/read-states.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useCellWords } from '../use-cell-words.ts'

type CellBarProps = {
  pupil: GradebookPupil | undefined
  assignment: GradebookAssignment | undefined
  place: number
  onOpen: () => void
  /** Null where a bare number would pass over rubric or lateness. */
  onEdit: (() => void) | null
}

/** What the chosen cell is about, and what can be done there; for fingers, which have no Enter key. */
export function CellBar({ pupil, assignment, place, onOpen, onEdit }: CellBarProps) {
  const { t } = useTranslation('gradebook')
  const words = useCellWords()
  const isWork = pupil && assignment && readState(pupil, place) !== null
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      {isWork && (
        <>
          {onEdit && (
            <Button variant="outline" onClick={onEdit}>
              {t('cell.edit')}
            </Button>
          )}
          <Button onClick={onOpen}>{t('cell.open')}</Button>
        </>
      )}
      <p className="wrap-anywhere min-w-0 flex-1 basis-60 text-muted">
        {pupil && assignment
          ? `${pupil.firstName} ${pupil.lastName} · ${assignment.title} · ${words(pupil, assignment, place).long}`
          : t('keys')}
      </p>
    </div>
  )
}
