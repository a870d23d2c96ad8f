import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'
import { SearchInput } from '../forms/search-input.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { filterRows, nextSort, sortRows } from './arrange-rows.ts'
import { type Column, type Sort, writeValue } from './column.ts'
import { downloadText } from './download-text.ts'
import { SortButton } from './sort-button.tsx'
import { writeCsv } from './write-csv.ts'

type DataTableProps<Row> = {
  /** Names the table; shown above it. */
  caption: string
  isCaptionHidden?: boolean
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  getRowId: (row: Row) => string | number
  initialSort?: Sort
  isFilterable?: boolean
  /** Shows the export button; what is filtered and sorted goes into the file. */
  csvFileName?: string
  /** Stand first in the file alone: what tells rows apart that look alike. */
  csvColumns?: readonly Column<Row>[]
  pageSize?: number
  /** Shown instead of rows when there are none at all. */
  empty?: ReactNode
}

/** A longer table scrolls in itself, with its head in sight. */
const MOST_UNSCROLLED = 20

export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  rows,
  columns,
  getRowId,
  initialSort,
  isFilterable = true,
  csvFileName,
  csvColumns = [],
  pageSize = 25,
  empty,
}: DataTableProps<Row>) {
  const { t } = useTranslation('ui')
  const [sort, setSort] = useState<Sort | null>(initialSort ?? null)
  const [filter, setFilter] = useState('')
  const [askedPage, setAskedPage] = useState(1)

  const arranged = sortRows(filterRows(rows, columns, filter), columns, sort)
  const pageCount = Math.ceil(arranged.length / pageSize)
  const page = Math.min(askedPage, Math.max(1, pageCount))
  const shown = arranged.slice((page - 1) * pageSize, page * pageSize)
  const rowHeaderId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id

  function changeFilter(next: string) {
    setFilter(next)
    setAskedPage(1)
  }

  const hasTools = isFilterable || csvFileName !== undefined
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    <div className="flex flex-col gap-3">
      {hasTools && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {isFilterable && rows.length > 0 && (
            <SearchInput
              value={filter}
              onValueChange={changeFilter}
              aria-label={`${t('table.filter')}: ${caption}`}
              placeholder={t('table.filter')}
              className="w-full sm:w-72"
            />
          )}
          <span role="status" className="text-muted tabular-nums">
            {filter
              ? t('table.rowCountFiltered', { shown: arranged.length, total: rows.length })
              : t('table.rowCount', { count: rows.length })}
          </span>
          {csvFileName && rows.length > 0 && (
            <Button
              icon={Download}
              variant="outline"
              className="sm:ml-auto"
              disabled={arranged.length === 0}
              onClick={() => downloadText(writeCsv(arranged, [...csvColumns, ...columns]), csvFileName)}
            >
              {t('table.export')}
            </Button>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a scroll area, not a section of the page */}
      <div
        role="region"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keys
        tabIndex={0}
        className={`overflow-auto rounded-card border border-border bg-surface print:max-h-none print:overflow-visible ${shown.length > MOST_UNSCROLLED ? 'max-h-[70dvh]' : ''}`}
      >
        <table className="w-full border-separate border-spacing-0 text-left">
          <caption
            className={
              isCaptionHidden ? 'sr-only' : 'px-4 pt-4 pb-2 text-left font-heading font-semibold text-lg'
            }
          >
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
                  className={`sticky top-0 z-10 whitespace-nowrap border-border border-b bg-sunken px-2 font-medium ${column.align === 'end' ? 'text-right' : ''}`}
                >
                  {column.isSortable === false || rows.length === 0 ? (
                    <span className="inline-flex min-h-11 items-center px-2">{column.header}</span>
                  ) : (
                    <SortButton
                      direction={sort?.columnId === column.id ? sort.direction : null}
                      onClick={() => setSort(nextSort(sort, column.id))}
                    >
                      {column.header}
                    </SortButton>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="[&_tr:last-child>*]:border-b-0">
            {shown.map((row) => (
              <tr key={getRowId(row)} className="hover:bg-fill">
                {columns.map((column) => {
                  const Cell = column.id === rowHeaderId ? 'th' : 'td'
                  return (
                    <Cell
                      key={column.id}
                      scope={Cell === 'th' ? 'row' : undefined}
                      className={`border-border border-b px-4 py-2 ${Cell === 'th' ? 'min-w-32 font-medium' : 'font-normal'} ${column.align === 'end' ? 'text-right font-heading tabular-nums' : ''}`}
                    >
                      {column.cell ? column.cell(row) : writeValue(column.value(row))}
                    </Cell>
                  )
                })}
              </tr>
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={columns.length} className="px-4 py-8 text-center text-muted">
                  {filter ? t('table.noMatch') : t('table.empty')}
                  {filter && (
                    <Button variant="link" onClick={() => changeFilter('')}>
                      {t('table.clearFilter')}
                    </Button>
                  )}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        onPageChange={setAskedPage}
        label={`${t('table.pages')}: ${caption}`}
        className="print:hidden"
      />
    </div>
  )
}
