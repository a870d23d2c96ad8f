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
  /** The value of the darkest cell; the highest of the data when left out. */
  highest?: number
  /** Writes the values into the cells, which then are larger. */
  isValueShown?: boolean
  /** Shows the last columns first where not all fit: for days, the newest. */
  isEndFirst?: boolean
  headingLevel?: 2 | 3 | 4
}

const HEAD_PX = 28
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
  highest,
  isValueShown = false,
  isEndFirst = false,
  headingLevel,
}: HeatMapProps) {
  const { t } = useTranslation('ui')
  const top = highest ?? Math.max(0, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const longestHead = Math.max(0, ...columns.map((column) => column.length))
  const cell = isValueShown
    ? { width: Math.max(56, longestHead * 9 + 12), height: 36 }
    : { width: 24, height: 24 }
  const leftPx = Math.max(0, ...rows.map(({ label }) => label.length)) * 10 + 14
  const labelStep = findLabelStep(cell.width, columns)
  const heightPx = HEAD_PX + rows.length * cell.height

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
              y={HEAD_PX + (row + 0.5) * cell.height}
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
            width={columns.length * cell.width + TAIL_PX}
            height={heightPx}
            fontSize="16"
            className="block font-heading [direction:ltr]"
          >
            {columns.map(
              (column, index) =>
                index % labelStep === 0 && (
                  <text key={column} x={index * cell.width + 2} y={16} fill="var(--muted)">
                    {column}
                  </text>
                ),
            )}
            {rows.map(({ label, values }, row) => (
              <g key={label} transform={`translate(0 ${HEAD_PX + row * cell.height})`}>
                {columns.map((column, index) => {
                  const value = values[index] ?? null
                  const level = findHeatLevel(value, top)
                  return (
                    <g key={column} transform={`translate(${index * cell.width} 0)`}>
                      <rect
                        x="1.5"
                        y="1.5"
                        width={cell.width - 3}
                        height={cell.height - 3}
                        rx="5"
                        fill={`var(--heat-${level})`}
                      >
                        <title>{`${label}, ${column}: ${value === null ? '–' : formatValue(value)}`}</title>
                      </rect>
                      {isValueShown && value !== null && (
                        <text
                          x={cell.width / 2}
                          y={cell.height / 2}
                          dy="0.35em"
                          textAnchor="middle"
                          fill={level > 2 ? `var(--on-heat-${level})` : 'var(--text)'}
                        >
                          {formatValue(value)}
                        </text>
                      )}
                    </g>
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
