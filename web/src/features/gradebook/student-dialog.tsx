import { FileText, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { listBookPieces } from '#contract/teaching/read-states.ts'
import { changeGrades, findBand, scoreBook } from '#engines/gradebook/index.ts'
import { isScored, toPercent } from '#engines/record/index.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { BookRow } from './arrange-book.ts'
import { isPossible, readPoints } from './points/read-points.ts'
import { ScoreParts } from './score-parts.tsx'
import { useCellWords, usePercent } from './use-cell-words.ts'

type StudentDialogProps = {
  book: Gradebook
  row: BookRow
  term: string | null
  /** The report card of this student alone. */
  onPrint: () => void
  onClose: () => void
}

/** What the score of a student is made of, and what it would be with other points. Nothing of that is saved. */
export function StudentDialog({ book, row, term, onPrint, onClose }: StudentDialogProps) {
  const { t } = useTranslation('gradebook')
  const percent = usePercent()
  const words = useCellWords()
  const [tried, setTried] = useState<Readonly<Record<number, string>>>({})
  const { student } = row
  const { assignments, rules } = book
  const changes = new Map<number, number>()
  for (const [place, text] of Object.entries(tried)) {
    const [points, most] = [readPoints(text), assignments[Number(place)]?.points ?? 0]
    if (isPossible(points, most)) changes.set(Number(place), points)
  }
  const pieces = changeGrades(listBookPieces(student, assignments), changes)
  const score = scoreBook(pieces, rules)
  const band = findBand(score.score, rules.scale)
  const name = `${student.firstName} ${student.lastName}`
  return (
    <Dialog
      title={t('student.title', { name })}
      description={[student.username, term].filter(Boolean).join(' · ')}
      width="large"
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p role="status" className="font-heading font-medium text-2xl tabular-nums">
          {[percent(toPercent(score.score)), band].filter(Boolean).join(' · ')}
          {changes.size > 0 && (
            <span className="ms-2 font-normal text-base text-muted">
              {t('student.instead', { percent: percent(row.average) })}
            </span>
          )}
        </p>
        <ScoreParts rules={rules} score={score} />
        <Button icon={FileText} variant="outline" className="self-start" onClick={onPrint}>
          {t('cards.one')}
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-medium text-lg">{t('student.whatIf')}</h3>
          {Object.keys(tried).length > 0 && (
            <Button icon={RotateCcw} variant="outline" onClick={() => setTried({})}>
              {t('student.reset')}
            </Button>
          )}
        </div>
        <p className="text-muted">{t('student.whatIfText')}</p>
        <ul className="flex flex-col divide-y divide-border">
          {assignments.map((assignment, place) => {
            const said = words(student, assignment, place)
            if (said.state === null) return null
            const text = tried[place] ?? ''
            const typed = readPoints(text)
            const notes = [
              score.dropped.has(place) && t('dropped'),
              assignment.isExtraCredit && t('extraCredit'),
              score.uncategorized.includes(place) && t('noCategory'),
            ].filter(Boolean)
            return (
              <li key={assignment.id} className="flex items-center gap-3 py-1.5">
                <div className="min-w-0 flex-1">
                  <AppLink
                    to="/teacher/assignments/$id/grade/$studentId"
                    params={{ id: String(assignment.id), studentId: String(student.id) }}
                    className="wrap-anywhere"
                  >
                    {assignment.title}
                  </AppLink>
                  <p className="text-muted text-sm">{[said.long, ...notes].join(' · ')}</p>
                </div>
                {isScored(assignment) && (
                  <input
                    value={text}
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder={said.short}
                    aria-label={t('student.tryLabel', { title: assignment.title, points: assignment.points })}
                    aria-invalid={(typed !== null && !isPossible(typed, assignment.points)) || undefined}
                    onChange={({ target }) => setTried({ ...tried, [place]: target.value })}
                    className="h-11 w-28 shrink-0 rounded-control border border-border-strong bg-surface px-2 text-end font-heading tabular-nums placeholder:text-muted aria-invalid:border-2 aria-invalid:border-destructive"
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
