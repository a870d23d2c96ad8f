import type { CSSProperties } from 'react'
import { clampPercent } from './clamp-percent.ts'

type ProgressBarProps = {
  percent: number
  /** What progresses; shown above the bar unless hidden. */
  label: string
  isLabelHidden?: boolean
  /** Right of the label; "45%" when left out. */
  valueText?: string | undefined
  /** Any CSS color, for example a subject's. */
  color?: string
  className?: string
}

export function ProgressBar(props: ProgressBarProps) {
  const { percent, label, isLabelHidden = false, valueText, color, className } = props
  const shown = clampPercent(percent)
  const text = valueText ?? `${shown}%`
  const fill: CSSProperties = { width: `${shown}%`, backgroundColor: color }
  return (
    <div className={`flex flex-col gap-1.5 ${className ?? ''}`}>
      {!isLabelHidden && (
        <div className="flex items-baseline justify-between gap-3">
          <span>{label}</span>
          <span className="font-heading text-muted tabular-nums">{text}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-full border border-border bg-fill in-[.bg-brand-soft]:bg-surface"
      >
        <div className="h-full rounded-full bg-brand transition-[width] duration-250" style={fill} />
      </div>
    </div>
  )
}
