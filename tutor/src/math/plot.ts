import { evaluate, parseExpression } from '#engines/algebra/index.ts'
import { makeRational, toNumber } from '#engines/algebra/numbers/rational.ts'
import { nearest } from '#engines/algebra/numbers/value.ts'
import type { Plot } from './solution.ts'

/** As many as a wide screen has use for. */
const POINTS = 200
const HIGHEST = 1e6
/** Between two neighbors further apart than this share of the span, with a change of sign, lies a pole and no steep piece. */
const JUMP_PER_SPAN = 2
/** Ends of the span are multiples of this, so that points stay short fractions. */
const GRAIN = 10_000

export type Span = { from: number; to: number }

/** Points within the span, parted where the function has no value or jumps; null where it cannot be drawn. */
export function samplePlot(
  expression: string,
  letter: string,
  { from, to }: Span = { from: -10, to: 10 },
): Plot | null {
  const parsed = parseExpression(expression)
  if (!parsed.ok || !(to > from)) return null
  const [start, end] = [BigInt(Math.round(from * GRAIN)), BigInt(Math.round(to * GRAIN))]
  const pieces: { x: number; y: number }[][] = [[]]
  for (let index = 0; index <= POINTS; index++) {
    const place = makeRational(
      start * BigInt(POINTS) + (end - start) * BigInt(index),
      BigInt(GRAIN) * BigInt(POINTS),
    )
    const value = evaluate(parsed.expression, new Map([[letter, place]]))
    const y = value ? nearest(value) : Number.NaN
    const piece = pieces.at(-1) ?? []
    const last = piece.at(-1)
    const isBreak = !(Math.abs(y) < HIGHEST)
    const isJump =
      last !== undefined &&
      Math.sign(last.y) !== Math.sign(y) &&
      Math.abs(last.y - y) > JUMP_PER_SPAN * (to - from)
    if ((isBreak || isJump) && piece.length > 0) pieces.push([])
    if (!isBreak) pieces.at(-1)?.push({ x: round(toNumber(place)), y: round(y) })
  }
  const drawn = pieces.filter((piece) => piece.length > 1)
  return drawn.length > 0 ? { expression, letter, pieces: drawn } : null
}

function round(value: number): number {
  return Number(value.toFixed(6))
}
