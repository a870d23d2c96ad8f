import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { countFilledSlots, RATING_SLOTS } from './count-filled-slots.ts'

/** Shows a rating: always five stars, filled up to the rating. */
export function StarRating({
  rating,
  label,
  className,
}: {
  rating: number
  label?: string
  className?: string
}) {
  const { t } = useTranslation('ui')
  const filled = countFilledSlots(rating)
  return (
    <span
      role="img"
      aria-label={label ?? t('rating.stars', { filled, slots: RATING_SLOTS })}
      className={`inline-flex gap-0.5 ${className ?? ''}`}
    >
      {Array.from({ length: RATING_SLOTS }, (_, slot) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          key={slot}
          aria-hidden="true"
          data-filled={slot < filled}
          className={`size-5 ${slot < filled ? 'fill-star text-star' : 'text-border-strong'}`}
        />
      ))}
    </span>
  )
}
