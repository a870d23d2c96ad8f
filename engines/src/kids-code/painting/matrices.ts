import { cos, sin } from '../../arithmetic/index.ts'
import type { Matrix, Point } from './drawing.ts'

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

const CALL = /(translate|scale|rotate|matrix)\(([^)]*)\)/g

/** What a `transform` says; nothing when it holds something else. */
export function readTransform(text: string): Matrix | undefined {
  if (text.replace(CALL, '').trim() !== '') return undefined
  let matrix = IDENTITY
  for (const [, name = '', values = ''] of text.matchAll(CALL)) {
    const step = readStep(name, readNumbers(values))
    if (!step) return undefined
    matrix = combine(matrix, step)
  }
  return matrix
}

function readStep(name: string, numbers: readonly number[]): Matrix | undefined {
  const [a = 0, b, c, d, e, f] = numbers
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0]
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0]
  if (name === 'rotate') {
    const [up, across] = [sin((a * Math.PI) / 180), cos((a * Math.PI) / 180)]
    const [x, y] = [b ?? 0, c ?? 0]
    return combine(combine([1, 0, 0, 1, x, y], [across, up, -up, across, 0, 0]), [1, 0, 0, 1, -x, -y])
  }
  if (b === undefined || c === undefined || d === undefined || e === undefined || f === undefined)
    return undefined
  return [a, b, c, d, e, f]
}

/** Numbers of a path or a list of points, also those that stand together as in `1.5.5-2`. */
export function readNumbers(text: string): number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number)
}
