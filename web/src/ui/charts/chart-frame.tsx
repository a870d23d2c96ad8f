import { ChartNoAxesColumn, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'

export type ChartSeries = {
  name: string
  /** One for each category; null where nothing was measured. */
  values: (number | null)[]
  /** Any CSS color; the next chart color when left out. */
  color?: string
}

type ChartFrameProps = {
  title: string
  /** What the picture shows, in one sentence. */
  description?: string | undefined
  head: string[]
  rows: { label: string; cells: string[] }[]
  /** `dash` draws a piece of line (SVG dash pattern, or none) instead of a patch of color. */
  legend?: { name: string; color: string; dash?: string }[]
  headingLevel?: 2 | 3 | 4
  children: ReactNode
}

/** Title, picture and the table behind it: always there for screen readers, and for everybody at the press of a button. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, description, head, rows, legend, headingLevel = 3, children } = props
  const { t } = useTranslation('ui')
  const id = useId()
  const [isTable, setTable] = useState(false)
  const Heading = `h${headingLevel}` as const
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <figcaption>
        <Heading id={id} className="font-semibold text-lg">
          {title}
        </Heading>
        {description && <p className="text-muted">{description}</p>}
      </figcaption>
      {!isTable &&
        (rows.length > 0 ? children : <p className="py-8 text-center text-muted">{t('chart.noData')}</p>)}
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
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        {legend && legend.length > 1 && !isTable && <Legend entries={legend} />}
        {rows.length > 0 && (
          <Button variant="ghost" className="-ml-4 print:hidden" onClick={() => setTable(!isTable)}>
            {isTable ? <ChartNoAxesColumn aria-hidden="true" /> : <Table aria-hidden="true" />}
            {isTable ? t('chart.showChart') : t('chart.showTable')}
          </Button>
        )}
      </div>
    </figure>
  )
}

/** For the eye only: the table names every series for screen readers. */
function Legend({ entries }: { entries: NonNullable<ChartFrameProps['legend']> }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1">
      {entries.map(({ name, color, dash }) => (
        <li key={name} className="flex items-center gap-2">
          {dash ? (
            <svg width="32" height="8" aria-hidden="true">
              <path d="M2 4H30" stroke={color} strokeWidth="3" strokeLinecap="round" strokeDasharray={dash} />
            </svg>
          ) : (
            <span className="size-3.5 rounded-small" style={{ backgroundColor: color }} />
          )}
          {name}
        </li>
      ))}
    </ul>
  )
}

const CHART_COLORS = 6

export function chooseColor(series: ChartSeries, index: number) {
  return series.color ?? `var(--chart-${(index % CHART_COLORS) + 1})`
}
