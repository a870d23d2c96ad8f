import { evaluate, parseExpression } from '#engines/algebra/index.ts'
import { makeRational } from '#engines/algebra/numbers/rational.ts'
import { nearest } from '#engines/algebra/numbers/value.ts'
import type { Plot } from './solution.ts'

const REACH = 10
const POINTS_PER_UNIT = 10
const HIGHEST = 1e6
/** Between two neighbours further apart than this, with a change of sign, lies a pole and no steep piece. */
const JUMP = 40

/** Points from -10 to 10, parted where the function has no value or jumps; null where it cannot be drawn. */
export function samplePlot(expression: string, letter: string): Plot | null {
  const parsed = parseExpression(expression)
  if (!parsed.ok) return null
  const pieces: { x: number; y: number }[][] = [[]]
  for (let index = -REACH * POINTS_PER_UNIT; index <= REACH * POINTS_PER_UNIT; index++) {
    const value = evaluate(
      parsed.expression,
      new Map([[letter, makeRational(BigInt(index), BigInt(POINTS_PER_UNIT))]]),
    )
    const y = value ? nearest(value) : Number.NaN
    const piece = pieces.at(-1) ?? []
    const last = piece.at(-1)
    const isBreak = !(Math.abs(y) < HIGHEST)
    const isJump = last !== undefined && Math.sign(last.y) !== Math.sign(y) && Math.abs(last.y - y) > JUMP
    if ((isBreak || isJump) && piece.length > 0) pieces.push([])
    if (!isBreak) pieces.at(-1)?.push({ x: index / POINTS_PER_UNIT, y: Number(y.toFixed(6)) })
  }
  const drawn = pieces.filter((piece) => piece.length > 1)
  return drawn.length > 0 ? { expression, letter, pieces: drawn } : null
}
