import { useTranslation } from 'react-i18next'
import { countFilledSlots, RATING_SLOTS } from './count-filled-slots.ts'

/** A level of five as dots. */
export function Dots({ level, label, className }: { level: number; label?: string; className?: string }) {
  const { t } = useTranslation('ui')
  const filled = countFilledSlots(level)
  return (
    <span
      role="img"
      aria-label={label ?? t('rating.dots', { filled, slots: RATING_SLOTS })}
      className={`inline-flex gap-1.5 ${className ?? ''}`}
    >
      {Array.from({ length: RATING_SLOTS }, (_, slot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          key={slot}
          data-filled={slot < filled}
          className={`size-3 rounded-full border-2 ${slot < filled ? 'border-brand bg-brand' : 'border-border-strong'}`}
        />
      ))}
    </span>
  )
}
