const STEPS = [
  { x: 28, y: 88, mastery: 1 },
  { x: 124, y: 36, mastery: 1 },
  { x: 220, y: 88, mastery: 0.6 },
  { x: 316, y: 36, mastery: 0 },
  { x: 412, y: 88, mastery: 0 },
] as const

/** A way through five skills: two done, one under way, two to come. */
export function PathPicture() {
  return (
    <svg
      viewBox="0 0 440 132"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className="mt-auto w-full"
    >
      <path d="M28 88C60 88 92 36 124 36S188 88 220 88" stroke="var(--leaf-deep)" strokeWidth="6" />
      <path
        d="M220 88C252 88 284 36 316 36S380 88 412 88"
        stroke="var(--border-strong)"
        strokeWidth="3"
        strokeDasharray="1 10"
      />
      {STEPS.map(({ x, y, mastery }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="24" fill="var(--surface)" stroke="var(--heat-0)" strokeWidth="6" />
          {mastery > 0 && (
            <circle
              r="24"
              pathLength="1"
              stroke={mastery === 1 ? 'var(--leaf-deep)' : 'var(--tone-amber)'}
              strokeWidth="6"
              strokeDasharray={`${mastery} 1`}
              transform="rotate(-90)"
            />
          )}
          {mastery === 1 && (
            <path d="M-9 1-3 7 9-6" stroke="var(--leaf-deep)" strokeWidth="4" strokeLinejoin="round" />
          )}
          {mastery === 0.6 && <circle r="7" fill="var(--tone-amber)" />}
        </g>
      ))}
    </svg>
  )
}
