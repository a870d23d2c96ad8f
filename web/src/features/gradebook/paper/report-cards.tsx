import '../../../kit/print-sheet.css'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import type { BookRow } from '../arrange-book.ts'
import { ScoreParts } from '../score-parts.tsx'
import { useCellWords, usePercent } from '../use-cell-words.ts'

type ReportCardsProps = { book: Gradebook; rows: readonly BookRow[]; term: string | null; onDone: () => void }

/** A page for each student, drawn only while it is printed or saved as PDF. */
export function ReportCards({ book, rows, term, onDone }: ReportCardsProps) {
  const { t, i18n } = useTranslation('gradebook')
  const percent = usePercent()
  const words = useCellWords()
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const end = () => finish()
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [])
  const today = new Date().toLocaleDateString(i18n.language, { dateStyle: 'long' })
  return (
    <div data-print-sheet className="hidden print:block">
      {rows.map(({ student, score, average, band }) => (
        <section key={student.id} className="break-after-page">
          <h1>{t('cards.title', { name: `${student.firstName} ${student.lastName}` })}</h1>
          <p>
            {[book.className, term ?? (book.terms.length > 0 && t('allTerms')), today]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="my-4 font-medium text-xl">
            {`${t('average')}: ${[percent(average), band].filter(Boolean).join(' · ')}`}
          </p>
          <ScoreParts rules={book.rules} score={score} />
          <table className="mt-4 w-full border-collapse text-left">
            <thead>
              <tr>
                <th scope="col" className="border p-1">
                  {t('cards.assignment')}
                </th>
                <th scope="col" className="border p-1">
                  {t('cards.result')}
                </th>
              </tr>
            </thead>
            <tbody>
              {book.assignments.map((assignment, place) => {
                const { state, long } = words(student, assignment, place)
                if (state === null) return null
                const notes = [
                  score.dropped.has(place) && t('dropped'),
                  assignment.isExtraCredit && t('extraCredit'),
                ]
                return (
                  <tr key={assignment.id}>
                    <th scope="row" className="border p-1 font-normal">
                      {assignment.title}
                    </th>
                    <td className="border p-1">{[long, ...notes].filter(Boolean).join(', ')}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
