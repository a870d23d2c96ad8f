import type { ModelName } from './models.ts'

type PlotMarkProps = { model: ModelName; x: number; y: number; radiusPx: number; title: string }

/** A circle, a square or a triangle, so that nobody needs the colour to tell the models apart. */
export function PlotMark({ model, x, y, radiusPx: r, title }: PlotMarkProps) {
  const shape = { fill: 'var(--surface)', strokeWidth: 2.5, strokeLinejoin: 'round' as const }
  if (model === 'engine') {
    return (
      <circle cx={x} cy={y} r={r} {...shape}>
        <title>{title}</title>
      </circle>
    )
  }
  const corners =
    model === 'elo'
      ? [
          [-0.9, -0.9],
          [0.9, -0.9],
          [0.9, 0.9],
          [-0.9, 0.9],
        ]
      : [
          [0, -1.1],
          [1, 0.8],
          [-1, 0.8],
        ]
  return (
    <polygon points={corners.map(([dx = 0, dy = 0]) => `${x + dx * r},${y + dy * r}`).join(' ')} {...shape}>
      <title>{title}</title>
    </polygon>
  )
}
