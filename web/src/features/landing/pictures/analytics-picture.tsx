/** Activity of thirteen weeks, a row for each day from Monday to Sunday, as shades of green. */
const DAYS = [
  '0102102323432',
  '1220303222434',
  '0221112334344',
  '2010202331243',
  '1012100213442',
  '0200201121312',
  '0000010000200',
] as const
const CELL = 22

const CELLS = DAYS.flatMap((levels, row) =>
  [...levels].map((level, column) => ({ level, x: column * CELL, y: row * CELL })),
)

export function AnalyticsPicture() {
  return (
    <svg
      viewBox={`0 0 ${13 * CELL - 4} ${DAYS.length * CELL - 4}`}
      aria-hidden="true"
      className="w-full max-w-md shrink-0"
    >
      {CELLS.map(({ level, x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={CELL - 4}
          height={CELL - 4}
          rx="5"
          fill={`var(--heat-${level})`}
        />
      ))}
    </svg>
  )
}
