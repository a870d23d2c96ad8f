import { useTranslation } from 'react-i18next'
import type { Gradebook, GradebookAssignment } from '#contract/teaching/gradebook.ts'
import { isScored } from '#engines/record/index.ts'
import { useDueDayText } from '../../../kit/classroom/work/use-due-text.ts'
import { SortButton } from '../../../ui/table/sort-button.tsx'
import type { BookSort } from '../arrange-book.ts'
import { usePercent } from '../use-cell-words.ts'
import { GridCell } from './grid-cell.tsx'
import {
  type Cell,
  COLUMN_WIDTH,
  FIRST_ASSIGNMENT,
  HEAD_HEIGHT,
  type Range,
  ROW_HEIGHT,
  type Sides,
} from './layout.ts'

type GridHeadProps = {
  book: Gradebook
  averages: readonly (number | null)[]
  classAverage: number | null
  sort: BookSort
  sides: Sides
  range: Range
  active: Cell
  onChoose: (cell: Cell) => void
  onOpen: (cell: Cell) => void
}

/** What each column is, and how it went on average; stays in sight. */
export function GridHead(props: GridHeadProps) {
  const { book, averages, classAverage, sort, sides, range, active, onChoose, onOpen } = props
  const { t } = useTranslation('gradebook')
  const percent = usePercent()
  const categories = new Map(book.rules.categories.map(({ id, name }) => [id, name]))
  const places = Array.from({ length: book.assignments.length }, (_, place) => place).filter(
    (place) =>
      (place >= range.firstColumn && place < range.lastColumn) ||
      (active.row < 2 && place === active.column - FIRST_ASSIGNMENT),
  )
  const direction = sort.isDescending ? 'descending' : 'ascending'
  const cell = (row: number, column: number) => ({
    cell: { row, column },
    isActive: active.row === row && active.column === column,
    onChoose,
    onOpen,
  })
  const leftOf = (place: number) => sides.name + sides.average + place * COLUMN_WIDTH
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot leave out the columns that are not in sight
    <div role="rowgroup" className="sticky top-0 z-20 bg-sunken">
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus */}
      <div role="row" aria-rowindex={1} className="relative flex" style={{ height: HEAD_HEIGHT }}>
        {(['name', 'average'] as const).map((by, column) => (
          <GridCell
            key={by}
            {...cell(0, column)}
            role="columnheader"
            sort={sort.by === by ? direction : undefined}
            stickyLeft={column === 0 ? 0 : sides.isWide ? sides.name : null}
            width={column === 0 ? sides.name : sides.average}
            className="overflow-hidden bg-sunken [&>button]:gap-1 [&>button]:px-0"
          >
            <SortButton
              tabIndex={-1}
              direction={sort.by === by ? direction : null}
              onClick={() => onOpen({ row: 0, column })}
            >
              {t(by)}
            </SortButton>
          </GridCell>
        ))}
        {places.map((place) => {
          const assignment = book.assignments[place]
          return (
            assignment && (
              <GridCell
                key={assignment.id}
                {...cell(0, place + FIRST_ASSIGNMENT)}
                role="columnheader"
                left={leftOf(place)}
                width={COLUMN_WIDTH}
                className="flex-col items-start! justify-center bg-sunken"
              >
                <span
                  title={[
                    assignment.title,
                    categories.get(assignment.categoryId ?? 0),
                    assignment.isExtraCredit && t('extraCredit'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  className="line-clamp-2 w-full hyphens-auto break-words font-medium text-xs leading-tight"
                >
                  {assignment.title}
                </span>
                <HeadFacts assignment={assignment} />
              </GridCell>
            )
          )
        })}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus */}
      <div role="row" aria-rowindex={2} className="relative flex" style={{ height: ROW_HEIGHT }}>
        <GridCell
          {...cell(1, 0)}
          role="rowheader"
          stickyLeft={0}
          width={sides.name}
          className="bg-sunken font-medium"
        >
          {t('averageRow')}
        </GridCell>
        <GridCell
          {...cell(1, 1)}
          stickyLeft={sides.isWide ? sides.name : null}
          width={sides.average}
          className="justify-end bg-sunken font-heading font-medium tabular-nums"
        >
          {percent(classAverage)}
        </GridCell>
        {places.map((place) => (
          <GridCell
            key={book.assignments[place]?.id}
            {...cell(1, place + FIRST_ASSIGNMENT)}
            left={leftOf(place)}
            width={COLUMN_WIDTH}
            className="justify-end bg-sunken font-heading tabular-nums"
          >
            {percent(averages[place] ?? null)}
          </GridCell>
        ))}
      </div>
    </div>
  )
}

/** In two short words for the eye: "/20 · Mar 6". */
function HeadFacts({ assignment }: { assignment: GradebookAssignment }) {
  const { t } = useTranslation(['gradebook', 'work'])
  const sayDueDay = useDueDayText()
  const { dueDate, points, kind, isExtraCredit } = assignment
  const due = dueDate ? sayDueDay(dueDate) : t('noDue')
  const worth = isScored(assignment) ? t('points', { count: points }) : t(`work:kinds.${kind}`)
  return (
    <>
      {/* With the name of a zone it is longer than a column is wide. */}
      <span
        aria-hidden="true"
        title={`${worth} · ${due}`}
        className="-mx-0.5 w-[calc(100%+0.25rem)] truncate text-muted text-xs"
      >
        {`${isScored(assignment) ? `/${points}` : worth}${isExtraCredit ? ' +' : ''} · ${due}`}
      </span>
      <span className="sr-only">{`${worth} · ${due}`}</span>
    </>
  )
}
