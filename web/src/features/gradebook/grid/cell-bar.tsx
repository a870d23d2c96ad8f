import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { readState } from '#contract/teaching/read-states.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { Book } from '../arrange-book.ts'
import { useCellWords, usePercent } from '../use-cell-words.ts'
import { type Cell, FIRST_ASSIGNMENT, FIRST_STUDENT } from './layout.ts'

type CellBarProps = {
  book: Gradebook
  shown: Book
  cell: Cell
  onOpen: () => void
  /** Null where a bare number would pass over rubric or lateness. */
  onEdit: (() => void) | null
  onComment: () => void
  onUndo: (() => void) | null
}

/** What the chosen cell is about, and the way to the rows behind it; for fingers, which have no Enter key. */
export function CellBar({ book, shown, cell, onOpen, onEdit, onComment, onUndo }: CellBarProps) {
  const { t } = useTranslation('gradebook')
  const { text, open, isWork } = useCellFacts(book, shown, cell)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      {onUndo && (
        <Button icon={Undo2} variant="outline" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
      {isWork && onEdit && (
        <Button variant="outline" onClick={onEdit}>
          {t('cell.edit')}
        </Button>
      )}
      {isWork && (
        <Button variant="outline" onClick={onComment}>
          {t('comment.open')}
        </Button>
      )}
      {open && <Button onClick={onOpen}>{open}</Button>}
      <p className="wrap-anywhere min-w-0 flex-1 basis-60 text-muted">{text ?? t('keys')}</p>
    </div>
  )
}

function useCellFacts(book: Gradebook, { rows, averages, classAverage }: Book, { row, column }: Cell) {
  const { t } = useTranslation('gradebook')
  const words = useCellWords()
  const percent = usePercent()
  const line = rows[row - FIRST_STUDENT]
  const place = column - FIRST_ASSIGNMENT
  const assignment = book.assignments[place]
  const name = line && `${line.student.firstName} ${line.student.lastName}`
  if (line && assignment) {
    const isWork = readState(line.student, place) !== null
    return {
      text: `${name} · ${assignment.title} · ${words(line.student, assignment, place).long}`,
      open: isWork ? t('cell.open') : null,
      isWork,
    }
  }
  if (line && column === 1)
    return {
      text: [name, percent(line.average), line.band].filter(Boolean).join(' · '),
      open: t('student.open'),
    }
  if (line) return { text: name, open: t('cell.openStudent') }
  if (assignment) {
    const scored = rows.filter(({ student }) => readState(student, place) === 'graded').length
    return {
      text: `${assignment.title} · ${t('cell.average', { percent: percent(averages[place] ?? null), count: scored })}`,
      open: t('cell.openAssignment'),
    }
  }
  if (row === 1) {
    const scored = rows.filter(({ average }) => average !== null).length
    return { text: t('cell.classAverage', { percent: percent(classAverage), count: scored }) }
  }
  return {}
}
