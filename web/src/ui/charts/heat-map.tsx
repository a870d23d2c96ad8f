import { useTranslation } from 'react-i18next'
import { ChartFrame } from './chart-frame.tsx'
import { findHeatLevel, findLabelStep } from './find-ticks.ts'

type HeatMapProps = {
  title: string
  description?: string
  rowName: string
  rows: { label: string; values: (number | null)[] }[]
  columns: string[]
  formatValue?: (value: number) => string
  /** Shows the last columns first where not all fit: for days, the newest. */
  isEndFirst?: boolean
  headingLevel?: 2 | 3 | 4
}

const HEAD_PX = 28
const CELL_PX = 24
/** For the name of the last column, which may be wider than its cells. */
const TAIL_PX = 56

/** Rows by columns, the darker the more. Scrolls sideways beside the names of the rows when it does not fit. */
export function HeatMap({
  title,
  description,
  rowName,
  rows,
  columns,
  formatValue = String,
  isEndFirst = false,
  headingLevel,
}: HeatMapProps) {
  const { t } = useTranslation('ui')
  const top = Math.max(0, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const leftPx = Math.max(0, ...rows.map(({ label }) => label.length)) * 10 + 14
  const labelStep = findLabelStep(CELL_PX, columns)
  const heightPx = HEAD_PX + rows.length * CELL_PX

  return (
    <ChartFrame
      title={title}
      description={description}
      headingLevel={headingLevel}
      head={[rowName, ...columns]}
      rows={rows.map(({ label, values }) => ({
        label,
        cells: columns.map((_, column) => {
          const value = values[column]
          return value === null || value === undefined ? '–' : formatValue(value)
        }),
      }))}
    >
      <div className="flex py-1">
        <svg
          aria-hidden="true"
          width={leftPx}
          height={heightPx}
          fontSize="16"
          className="block shrink-0 overflow-visible font-heading"
        >
          {rows.map(({ label }, row) => (
            <text
              key={label}
              x={leftPx - 10}
              y={HEAD_PX + (row + 0.5) * CELL_PX}
              dy="0.35em"
              textAnchor="end"
              fill="var(--muted)"
            >
              {label}
            </text>
          ))}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a scroll area, not a section of the page */}
        <div
          role="region"
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keys
          tabIndex={0}
          // Scrolling begins where reading does: at the right end when that is said to be the beginning.
          className={`min-w-0 overflow-x-auto ${isEndFirst ? '[direction:rtl]' : ''}`}
        >
          <svg
            aria-hidden="true"
            width={columns.length * CELL_PX + TAIL_PX}
            height={heightPx}
            fontSize="16"
            className="block font-heading [direction:ltr]"
          >
            {columns.map(
              (column, index) =>
                index % labelStep === 0 && (
                  <text key={column} x={index * CELL_PX + 2} y={16} fill="var(--muted)">
                    {column}
                  </text>
                ),
            )}
            {rows.map(({ label, values }, row) => (
              <g key={label} transform={`translate(0 ${HEAD_PX + row * CELL_PX})`}>
                {columns.map((column, index) => {
                  const value = values[index] ?? null
                  const level = findHeatLevel(value, top)
                  return (
                    <rect
                      key={column}
                      x={index * CELL_PX + 1.5}
                      y="1.5"
                      width={CELL_PX - 3}
                      height={CELL_PX - 3}
                      rx="5"
                      fill={`var(--heat-${level})`}
                    >
                      <title>{`${label}, ${column}: ${value === null ? '–' : formatValue(value)}`}</title>
                    </rect>
                  )
                })}
              </g>
            ))}
          </svg>
        </div>
      </div>
      <div aria-hidden="true" className="flex items-center gap-1.5 text-muted">
        <span>{t('chart.less')}</span>
        {[0, 1, 2, 3, 4].map((level) => (
          <span
            key={level}
            className="size-4 rounded-small"
            style={{ backgroundColor: `var(--heat-${level})` }}
          />
        ))}
        <span>{t('chart.more')}</span>
      </div>
    </ChartFrame>
  )
}
