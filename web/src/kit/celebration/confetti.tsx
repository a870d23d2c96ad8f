import './confetti.css'
import { type CSSProperties, useState } from 'react'
import { createDice } from '#engines/dice/index.ts'
import { useReducedMotion } from '../../ui/layout/use-media-query.ts'

const PIECES = 48
const COLORS = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'] as const

/** Where each piece falls, how late and how far it turns: the same for the same quiz result. */
function planConfetti(seed: string) {
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

/** Falls once, over what stands below it, and is gone. Nothing falls for readers who asked for stillness. */
export function Confetti({ seed }: { seed: string }) {
  const wantsStillness = useReducedMotion()
  const [fallen, setFallen] = useState(0)
  const pieces = planConfetti(seed)
  if (wantsStillness || fallen === pieces.length) return null
  return (
    <div
      aria-hidden="true"
      data-testid="confetti"
      onAnimationEnd={() => setFallen((count) => count + 1)}
      className="pointer-events-none absolute inset-x-0 top-0 z-10 h-96 overflow-hidden"
    >
      {pieces.map(({ id, color, leftPercent, driftPx, turnDegrees, delayMs, fallMs }) => {
        const style: CSSProperties & Record<`--${string}`, string> = {
          left: `${leftPercent}%`,
          backgroundColor: color,
          '--drift': `${driftPx}px`,
          '--turn': `${turnDegrees}deg`,
          '--delay': `${delayMs}ms`,
          '--fall': `${fallMs}ms`,
        }
        return <span key={id} className="confetti-piece" style={style} />
      })}
    </div>
  )
}
