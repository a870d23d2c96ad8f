import '../../kit/print-sheet.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { WORK_STATES, type WorkState } from '#engines/assignments/index.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { isPossibleId, ThingPage } from '../../kit/thing-page.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { arrangeBook, type Book, type BookView, WHOLE_BOOK } from './arrange-book.ts'
import { gradebookQuery } from './gradebook.data.ts'
import { GradeGrid } from './grid/grade-grid.tsx'
import { useCellWords, usePercent } from './use-cell-words.ts'

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
      className="max-w-none gap-4"
    >
      {(book) => <OpenGradebook book={book} />}
    </ThingPage>
  )
}

const ALL = 'all'

type GradebookFiltersProps = {
  book: Gradebook
  view: BookView
  onChange: (view: BookView) => void
  onPrint: () => void
}

function GradebookFilters({ book, view, onChange, onPrint }: GradebookFiltersProps) {
  const { t } = useTranslation(['gradebook', 'grading'])
  const query = new URLSearchParams({
    ...(view.groupId !== null && { groupId: String(view.groupId) }),
    ...(view.isMissingZero && { missing: 'zero' }),
  })
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <search className="contents">
        <SearchInput
          value={view.search}
          onValueChange={(search) => onChange({ ...view, search })}
          maxLength={100}
          label={t('search')}
          className="min-w-48 flex-1 basis-56 sm:max-w-80"
        />
        {book.groups.length > 0 && (
          <Select
            value={view.groupId === null ? ALL : String(view.groupId)}
            onValueChange={(value) => onChange({ ...view, groupId: value === ALL ? null : Number(value) })}
            aria-label={t('group')}
            className="w-full sm:w-52"
          >
            <SelectItem value={ALL}>{t('allGroups')}</SelectItem>
            {book.groups.map(({ id, name }) => (
              <SelectItem key={id} value={String(id)}>
                {name}
              </SelectItem>
            ))}
          </Select>
        )}
        <Select
          value={view.state ?? ALL}
          onValueChange={(value) => onChange({ ...view, state: value === ALL ? null : (value as WorkState) })}
          aria-label={t('state')}
          className="w-full sm:w-60"
        >
          <SelectItem value={ALL}>{t('allStates')}</SelectItem>
          <SelectItems
            values={WORK_STATES}
            nameOf={(state) => t('stateOption', { state: t(`grading:state.${state}`) })}
          />
        </Select>
      </search>
      <Field label={t('missingZero')} layout="inline">
        <Switch
          checked={view.isMissingZero}
          onCheckedChange={(isMissingZero) => onChange({ ...view, isMissingZero })}
        />
      </Field>
      <div className="flex gap-2 sm:ms-auto">
        <Button asChild variant="outline">
          <a href={`/api/teacher/classes/${book.classId}/gradebook/export?${query}`} download>
            <Download aria-hidden="true" />
            {t('csv')}
          </a>
        </Button>
        <Button icon={Printer} variant="outline" onClick={onPrint}>
          {t('print')}
        </Button>
      </div>
    </div>
  )
}

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
          <table key={start} className="mb-6 w-full break-after-page border-collapse text-left">
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
              {shown.rows.map(({ student, average }) => (
                <tr key={student.id}>
                  <th
                    scope="row"
                    className="border p-1 font-normal"
                  >{`${student.lastName}, ${student.firstName}`}</th>
                  <td className="border p-1">{percent(average)}</td>
                  {part.map((assignment, place) => (
                    <td key={assignment.id} className="border p-1">
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

function OpenGradebook({ book }: { book: Gradebook }) {
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
            <LinkButton to="/teacher/assignments/create" search={{ class: book.classId }}>
              {t('emptyAction')}
            </LinkButton>
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
