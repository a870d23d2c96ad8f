/** A clay pot, 48 units wide, its rim's middle at x, y. */
export function Pot({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-20 8H20L15.5 36.5A4 4 0 0 1 11.5 40H-11.5A4 4 0 0 1-15.5 36.5Z" fill="var(--pot)" />
      <path d="M20 8 15.5 36.5A4 4 0 0 1 11.5 40H4C9 32 11 20 11 8Z" fill="var(--pot-deep)" opacity=".55" />
      <ellipse cx="0" cy="1" rx="20" ry="3.5" fill="var(--soil)" />
      <path
        d="M-24 3.5A3.5 3.5 0 0 1-20.5 0H20.5A3.5 3.5 0 0 1 24 3.5V7A3.5 3.5 0 0 1 20.5 10.5H-20.5A3.5 3.5 0 0 1-24 7Z"
        fill="var(--pot)"
      />
      <path d="M-20 8.8H20V10.5H-20Z" fill="var(--pot-deep)" opacity=".45" />
    </g>
  )
}

/** The soft patch of ground that a drawing stands on. */
export function Ground({ x, y, width }: { x: number; y: number; width: number }) {
  return <ellipse cx={x} cy={y} rx={width / 2} ry={width / 22} fill="var(--drawing-line)" opacity=".13" />
}
