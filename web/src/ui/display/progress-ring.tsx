import type { ReactNode } from 'react'
import { clampPercent } from './clamp-percent.ts'
import { masteryTone } from './mastery-tone.ts'

const RADIUS = 42
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

type ProgressRingProps = {
  percent: number
  /** What the ring measures, for screen readers. */
  label: string
  /** Any CSS color; by default the documented traffic light (green from 90, amber from 70, else red). */
  color?: string
  /** What screen readers say instead of the percentage. */
  valueText?: string | undefined
  /** In the middle; the percentage when left out. */
  children?: ReactNode
  /** Pixels. Below 64 there is no room for text in the middle. */
  sizePx?: number
  className?: string
}

export function ProgressRing(props: ProgressRingProps) {
  const { percent, label, valueText, color, children, sizePx = 96, className } = props
  const shown = clampPercent(percent)
  return (
    <div
      role="img"
      aria-label={`${label}: ${valueText ?? `${shown}%`}`}
      className={`relative inline-grid shrink-0 place-items-center ${className ?? ''}`}
      style={{ width: sizePx, height: sizePx }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="10" stroke="var(--fill)" />
        {shown > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            strokeWidth="10"
            strokeLinecap="round"
            stroke={color ?? `var(--tone-${masteryTone(percent)})`}
            strokeDasharray={`${(shown / 100) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            className="transition-[stroke-dasharray] duration-250"
          />
        )}
      </svg>
      {sizePx >= 64 && (
        <span aria-hidden="true" className="relative font-heading font-medium tabular-nums">
          {children ?? `${shown}%`}
        </span>
      )}
    </div>
  )
}
