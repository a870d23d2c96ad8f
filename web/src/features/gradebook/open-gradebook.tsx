import '../../kit/print-sheet.css'
import { useDeferredValue, useState, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { arrangeBook, WHOLE_BOOK, type Book } from './arrange-book.ts'
import { GradebookFilters } from './gradebook-filters.tsx'
import { GradeGrid } from './grid/grade-grid.tsx'
import { usePercent } from './use-percent.ts'
import { useCellWords } from './use-cell-words.ts'

/** As many as a sheet across can hold; the names stand beside each part. */
const COLUMNS_A_SHEET = 8

/** The whole table for paper, in parts of a few assignments; drawn only while it is printed. */
function PrintSheet({ book, shown, onDone }: { book: Gradebook; shown: Book; onDone: () => void }) {
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
      <h1>{`${t('title')}: ${book.className}`}</h1>
      <p>{new Date().toLocaleDateString(i18n.language, { dateStyle: 'long' })}</p>
      {starts.map((start) => {
        const part = book.assignments.slice(start, start + COLUMNS_A_SHEET)
        return (
          <table key={start} className="mb-6 w-full break-after-page border-collapse text-left text-sm">
            <thead>
              <tr>
                <th scope="col" className="border p-1">
                  {t('name')}
                </th>
                <th scope="col" className="border p-1">
                  {t('average')}
                </th>
                {part.map(({ id, title, points }) => (
                  <th key={id} scope="col" className="border p-1">
                    {`${title} (${points})`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.rows.map(({ pupil, average }) => (
                <tr key={pupil.id}>
                  <th
                    scope="row"
                    className="border p-1 font-normal"
                  >{`${pupil.lastName}, ${pupil.firstName}`}</th>
                  <td className="border p-1">{percent(average)}</td>
                  {part.map((assignment, place) => (
                    <td key={assignment.id} className="border p-1">
                      {words(pupil, assignment, start + place).short}
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

export function OpenGradebook({ book }: { book: Gradebook }) {
  const { t } = useTranslation('gradebook')
  const percent = usePercent()
  const [view, setView] = useState(WHOLE_BOOK)
  const [isPrinting, setPrinting] = useState(false)
  // Typing stays quick: the table of hundreds follows a moment later.
  const shown = arrangeBook(book, useDeferredValue(view))
  useTabTitle(`${t('title')} ${book.className}`)
  const isEmpty = book.pupils.length === 0 || book.assignments.length === 0
  return (
    <>
      <div>
        <h1 className="wrap-anywhere font-semibold text-3xl">{`${t('title')}: ${book.className}`}</h1>
        {!isEmpty && (
          <p role="status" className="text-muted">
            {t('count', { count: shown.rows.length })}
            {' · '}
            {shown.classAverage === null
              ? t('noAverage')
              : t('classAverage', { percent: percent(shown.classAverage) })}
          </p>
        )}
      </div>
      {isEmpty ? (
        <EmptyState
          drawing={<Sprout stage={0} />}
          title={t('emptyTitle')}
          description={t('emptyText')}
          action={
            <Button asChild>
              <AppLink to="/teacher/assignments/create" search={{ class: book.classId }}>
                {t('emptyAction')}
              </AppLink>
            </Button>
          }
        />
      ) : (
        <>
          <GradebookFilters book={book} view={view} onChange={setView} onPrint={() => setPrinting(true)} />
          {shown.rows.length === 0 ? (
            <EmptyState
              drawing={<Sprout stage={0} />}
              title={t('nobody')}
              action={
                <Button variant="outline" onClick={() => setView({ ...WHOLE_BOOK, sort: view.sort })}>
                  {t('clear')}
                </Button>
              }
            />
          ) : (
            <GradeGrid
              book={book}
              shown={shown}
              sort={view.sort}
              onSort={(sort) => setView({ ...view, sort })}
            />
          )}
        </>
      )}
      {isPrinting && <PrintSheet book={book} shown={shown} onDone={() => setPrinting(false)} />}
    </>
  )
}
