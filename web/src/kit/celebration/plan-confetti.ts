import { createDice } from '#engines/dice/index.ts'

const PIECES = 48
const COLORS = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'] as const

/** Where each piece falls, how late and how far it turns: the same for the same quiz result. */
export function planConfetti(seed: string) {
  const dice = createDice(`confetti:${seed}`)
  return Array.from({ length: PIECES }, (_, piece) => ({
    id: piece,
    color: `var(${COLORS[piece % COLORS.length]})`,
    leftPercent: dice.int(2, 98),
    driftPx: dice.int(-60, 60),
    turnDegrees: dice.int(180, 900),
    delayMs: dice.int(0, 350),
    fallMs: dice.int(1300, 2200),
  }))
}
