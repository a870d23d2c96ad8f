import { useTranslation } from 'react-i18next'
import type { DueCard } from '#contract/study/flashcards.ts'
import { RATINGS, type Rating } from '#engines/flashcards/index.ts'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { formatInterval } from './format-interval.ts'

const EDGES: Record<Rating, string> = {
  again: 'border-b-tone-red',
  hard: 'border-b-tone-amber',
  good: 'border-b-tone-green',
  easy: 'border-b-info',
}

type RatingButtonsProps = { card: DueCard; isYoung: boolean; onRate: (rating: Rating) => void }

/** Each says when the card comes back if it is pressed. */
export function RatingButtons({ card, isYoung, onRate }: RatingButtonsProps) {
  const { t, i18n } = useTranslation('flashcards')
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('review.howWell')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
        {RATINGS.map((rating, place) => (
          <button
            key={rating}
            type="button"
            aria-keyshortcuts={String(place + 1)}
            onClick={() => onRate(rating)}
            className={`relative flex flex-col items-center justify-center rounded-control border border-border-strong border-b-4 bg-surface px-3 py-2 hover:bg-fill active:bg-fill ${EDGES[rating]} ${isYoung ? 'min-h-20 text-xl' : 'min-h-16 text-lg'}`}
          >
            <span className="font-heading font-medium">{t(`rating.${rating}`)}</span>{' '}
            <span className="text-base text-muted tabular-nums">
              {formatInterval(card.next[rating].intervalSeconds, i18n.language)}
            </span>
            <span aria-hidden="true" className="absolute top-2 right-2 hidden md:block">
              <Kbd>{place + 1}</Kbd>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
