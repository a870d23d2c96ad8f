type LeafProps = {
  x: number
  y: number
  /** Degrees; 0 points right, -90 up. */
  angle: number
  size?: number
  isLight?: boolean
}

/** The leaf that every drawing shares: 30 units long, its lower half in the deeper green. */
export function Leaf({ x, y, angle, size = 1, isLight = false }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>
      <path d="M0 0C4-11 19-13 30-2 21 9 7 10 0 0Z" fill={isLight ? 'var(--leaf-light)' : 'var(--leaf)'} />
      <path d="M0 0C9 2 19 1 30-2 21 9 7 10 0 0Z" fill={isLight ? 'var(--leaf)' : 'var(--leaf-deep)'} />
    </g>
  )
}

/** Five petals around a warm middle: what a plant shows when everything is mastered. */
export function Flower({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 72, 144, 216, 288].map((angle) => (
        <ellipse
          key={angle}
          cx="0"
          cy="-6"
          rx="4.2"
          ry="5.6"
          fill="var(--pot)"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="3.6" fill="var(--star)" />
    </g>
  )
}
