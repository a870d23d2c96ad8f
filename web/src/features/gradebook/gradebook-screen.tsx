import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { isScored } from '#engines/record/index.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { isPossibleId, ThingPage } from '../../kit/thing-page.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { useMediaQuery } from '../../ui/layout/use-media-query.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { arrangeBook, cutToTerm, WHOLE_BOOK } from './arrange-book.ts'
import { BookFilters } from './book-filters.tsx'
import { BookMenu, type BookTask } from './book-menu.tsx'
import { CellDialog } from './cell-dialog.tsx'
import { gradebookQuery } from './gradebook.data.ts'
import { GradeGrid } from './grid/grade-grid.tsx'
import { PrintSheet } from './paper/print-sheet.tsx'
import { ReportCards } from './paper/report-cards.tsx'
import { PhoneBook } from './phone/phone-book.tsx'
import { FailedPointsNote } from './points/failed-points-note.tsx'
import { useEnterPoints } from './points/use-enter-points.ts'
import { RulesDialog } from './rules/rules-dialog.tsx'
import { StandardsDialog } from './standards-dialog.tsx'
import { StudentDialog } from './student-dialog.tsx'
import { usePercent } from './use-cell-words.ts'

export function GradebookScreen() {
  const { t } = useTranslation(['gradebook', 'classes'])
  const id = Number(useParams({ from: '/teacher/classes/$id/gradebook' }).id)
  const isPossible = isPossibleId(id)
  const found = useQuery({ ...gradebookQuery(id), enabled: isPossible })
  return (
    <ThingPage
      back={
        isPossible && !found.isLoadingError
          ? { to: '/teacher/classes/$id', params: { id: String(id) }, text: t('back') }
          : { to: '/teacher/classes', text: t('classes:page.back') }
      }
      isPossible={isPossible}
      read={found}
      words={{ goneTitle: t('goneTitle'), goneText: t('goneText'), failed: t('failed') }}
      waiting={<SkeletonBlocks blocks={['h-10 w-64', 'h-11', 'h-[60dvh]']} />}
      className="-mt-6 max-w-none gap-1"
    >
      {(book) => <OpenGradebook saved={book} />}
    </ThingPage>
  )
}

/** Narrower ones show one student or one assignment at a time. */
const WIDE = '(min-width: 640px)'

function OpenGradebook({ saved }: { saved: Gradebook }) {
  const { t } = useTranslation('gradebook')
  const percent = usePercent()
  const points = useEnterPoints(saved)
  const [view, setView] = useState(WHOLE_BOOK)
  const [task, setTask] = useState<BookTask | null>(null)
  const [studentId, setStudentId] = useState<number | null>(null)
  const [commented, setCommented] = useState<{ studentId: number; assignmentId: number } | null>(null)
  const isWide = useMediaQuery(WIDE)
  const book = cutToTerm(points.book, view.term)
  // Typing stays quick: the table of hundreds follows a moment later.
  const shown = arrangeBook(book, useDeferredValue(view))
  useTabTitle(`${t('title')} ${book.className}`)
  const { rules } = book
  const loose =
    rules.weighting === 'weights'
      ? book.assignments.filter((given) => given.categoryId === null && isScored(given)).length
      : 0
  const isEmpty = saved.pupils.length === 0 || saved.assignments.length === 0
  const close = () => setTask(null)
  const cell = commented && {
    student: book.pupils.find(({ id }) => id === commented.studentId),
    assignment: book.assignments.find(({ id }) => id === commented.assignmentId),
  }
  const menu = <BookMenu book={book} view={view} isEmpty={isEmpty} onTask={setTask} />
  const chosen = shown.rows.find(({ student }) => student.id === studentId)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1
          title={book.className}
          className="wrap-anywhere min-w-0 flex-1 basis-full font-semibold text-2xl sm:basis-40 sm:truncate"
        >{`${t('title')}: ${book.className}`}</h1>
        {menu}
      </div>
      {isEmpty ? (
        <EmptyState
          drawing={<Sprout stage={0} />}
          title={t('emptyTitle')}
          description={t('emptyText')}
          action={
            <LinkButton to="/teacher/assignments/create" search={{ class: book.classId }}>
              {t('emptyAction')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <BookFilters book={saved} view={view} onChange={setView} />
            <p role="status" className="min-w-0 text-muted text-sm sm:max-w-64">
              {t('count', { count: shown.rows.length })}
              {' · '}
              {shown.classAverage === null
                ? t('noAverage')
                : t('classAverage', { percent: percent(shown.classAverage) })}
            </p>
          </div>
          {loose > 0 && <p className="text-warning-ink">{t('rules.loose', { count: loose })}</p>}
          <FailedPointsNote book={saved} points={points} />
          {shown.rows.length === 0 ? (
            <EmptyState
              drawing={<Sprout stage={0} />}
              title={t('nobody')}
              action={
                <Button
                  variant="outline"
                  onClick={() => setView({ ...WHOLE_BOOK, term: view.term, sort: view.sort })}
                >
                  {t('clear')}
                </Button>
              }
            />
          ) : isWide ? (
            <GradeGrid
              book={book}
              shown={shown}
              sort={view.sort}
              points={points}
              onSort={(sort) => setView({ ...view, sort })}
              onStudent={setStudentId}
              onComment={(student, assignment) =>
                setCommented({ studentId: student, assignmentId: assignment })
              }
            />
          ) : (
            <PhoneBook book={book} shown={shown} points={points} onStudent={setStudentId} />
          )}
        </>
      )}
      {task === 'print' && <PrintSheet book={book} shown={shown} onDone={close} />}
      {task === 'cards' && <ReportCards book={book} rows={shown.rows} term={view.term} onDone={close} />}
      {chosen && task === 'card' && (
        <ReportCards book={book} rows={[chosen]} term={view.term} onDone={close} />
      )}
      {task === 'rules' && <RulesDialog book={saved} onClose={close} />}
      {task === 'standards' && <StandardsDialog classId={book.classId} onClose={close} />}
      {cell?.student && cell.assignment && (
        <CellDialog student={cell.student} assignment={cell.assignment} onClose={() => setCommented(null)} />
      )}
      {chosen && (
        <StudentDialog
          book={book}
          row={chosen}
          term={view.term}
          onPrint={() => setTask('card')}
          onClose={() => setStudentId(null)}
        />
      )}
    </>
  )
}
