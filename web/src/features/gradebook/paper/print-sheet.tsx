import '../../../kit/print-sheet.css'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { isScored } from '#engines/record/index.ts'
import type { Book } from '../arrange-book.ts'
import { useCellWords, usePercent } from '../use-cell-words.ts'

/** As many as a sheet across can hold; the names stand beside each part. */
const COLUMNS_A_SHEET = 8

/** The whole table for paper, in parts of a few assignments; drawn only while it is printed. */
export function PrintSheet({ book, shown, onDone }: { book: Gradebook; shown: Book; onDone: () => void }) {
  const { t, i18n } = useTranslation('gradebook')
  const words = useCellWords()
  const percent = usePercent()
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const end = () => finish()
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [])
  const starts = Array.from(
    { length: Math.ceil(book.assignments.length / COLUMNS_A_SHEET) },
    (_, part) => part * COLUMNS_A_SHEET,
  )
  return (
    <div data-print-sheet className="hidden print:block">
      <h1 className="font-semibold text-xl">{`${t('title')}: ${book.className}`}</h1>
      <p>{new Date().toLocaleDateString(i18n.language, { dateStyle: 'long' })}</p>
      {starts.map((start) => {
        const part = book.assignments.slice(start, start + COLUMNS_A_SHEET)
        return (
          <table
            key={start}
            className="mb-6 w-full table-fixed break-after-page border-collapse text-left text-xs leading-tight"
          >
            {/* Names of usual length on one line: a class of thirty is one page. */}
            <colgroup>
              <col className="w-[24%]" />
              <col className="w-[9%]" />
            </colgroup>
            <thead>
              <tr>
                <th scope="col" className="border p-1">
                  {t('name')}
                </th>
                <th scope="col" className="border p-1">
                  {t('average')}
                </th>
                {part.map(({ id, title, kind, points }) => (
                  <th key={id} scope="col" className="wrap-anywhere border p-1 align-top font-medium">
                    {isScored({ kind, points }) ? `${title} (${points})` : title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.rows.map(({ student, average, band }) => (
                <tr key={student.id}>
                  <th
                    scope="row"
                    className="wrap-anywhere border px-1 py-0.5 font-normal"
                  >{`${student.lastName}, ${student.firstName}`}</th>
                  <td className="border px-1 py-0.5">{[band, percent(average)].filter(Boolean).join(' ')}</td>
                  {part.map((assignment, place) => (
                    <td key={assignment.id} className="border px-1 py-0.5">
                      {words(student, assignment, start + place).short}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
    </div>
  )
}
