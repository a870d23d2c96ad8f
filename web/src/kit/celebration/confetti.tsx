import { type CSSProperties, useState } from 'react'
import { useReducedMotion } from '../../ui/layout/use-reduced-motion.ts'
import { planConfetti } from './plan-confetti.ts'
import './confetti.css'

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
