import { ChartNoAxesColumn, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'

export type ChartSeries = {
  name: string
  /** One for each category; null where nothing was measured. */
  values: (number | null)[]
  /** Any CSS colour; the next chart colour when left out. */
  color?: string
}

type ChartFrameProps = {
  title: string
  /** What the picture shows, in one sentence. */
  description?: string | undefined
  head: string[]
  rows: { label: string; cells: string[] }[]
  legend?: { name: string; color: string }[]
  headingLevel?: 2 | 3 | 4
  children: ReactNode
}

/** Title, picture and the table behind it: always there for screen readers, and for everybody at the press of a button. */
export function ChartFrame({
  title,
  description,
  head,
  rows,
  legend,
  headingLevel = 3,
  children,
}: ChartFrameProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const [isTable, setTable] = useState(false)
  const Heading = `h${headingLevel}` as const
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <figcaption className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <Heading id={id} className="font-semibold text-lg">
            {title}
          </Heading>
          {description && <p className="text-muted">{description}</p>}
        </div>
        <Button variant="ghost" className="print:hidden" onClick={() => setTable(!isTable)}>
          {isTable ? <ChartNoAxesColumn aria-hidden="true" /> : <Table aria-hidden="true" />}
          {isTable ? t('chart.showChart') : t('chart.showTable')}
        </Button>
      </figcaption>
      {!isTable && (
        <>
          {rows.length > 0 ? children : <p className="py-8 text-center text-muted">{t('chart.noData')}</p>}
          {legend && legend.length > 1 && (
            <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1">
              {legend.map(({ name, color }) => (
                <li key={name} className="flex items-center gap-2">
                  <span className="size-3.5 rounded-small" style={{ backgroundColor: color }} />
                  {name}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <div className={isTable ? 'overflow-x-auto' : 'sr-only'} tabIndex={isTable ? 0 : undefined}>
        <table className="w-full text-left">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-border border-b">
              {head.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 py-2 font-medium first:pl-0 ${column > 0 ? 'text-right' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label} className="border-border border-b last:border-b-0">
                <th scope="row" className="px-3 py-2 font-normal first:pl-0">
                  {label}
                </th>
                {cells.map((cell, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                    key={column}
                    className="px-3 py-2 text-right tabular-nums"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const CHART_COLOURS = 6

export function chooseColor(series: ChartSeries, index: number) {
  return series.color ?? `var(--chart-${(index % CHART_COLOURS) + 1})`
}
