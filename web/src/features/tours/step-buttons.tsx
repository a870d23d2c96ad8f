import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourOutcome } from '#contract/profile/tours.ts'
import { Button } from '../../ui/actions/button.tsx'

type StepButtonsProps = {
  isFirst: boolean
  isLast: boolean
  next: RefObject<HTMLButtonElement | null>
  onBack: () => void
  onNext: () => void
  onEnd: (outcome: TourOutcome) => void
}

export function StepButtons({ isFirst, isLast, next, onBack, onNext, onEnd }: StepButtonsProps) {
  const { t } = useTranslation('tours')
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pt-4 pb-5">
      {!isLast && (
        <Button variant="link" className="-ml-4" onClick={() => onEnd('skipped')}>
          {t('skip')}
        </Button>
      )}
      <div className="ml-auto flex gap-2">
        {!isFirst && (
          <Button variant="outline" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button ref={next} onClick={() => (isLast ? onEnd('finished') : onNext())}>
          {isLast ? t('done') : t('next')}
        </Button>
      </div>
    </div>
  )
}
