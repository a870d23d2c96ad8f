import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { arrangeBook, WHOLE_BOOK } from './arrange-book.ts'
import { GradebookFilters } from './gradebook-filters.tsx'
import { GradeGrid } from './grid/grade-grid.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { usePercent } from './use-percent.ts'

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
