import { BookMarked, Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/display/badge.tsx'
import { PictureCard } from './picture-card.tsx'

/** Minutes of each day against a goal of thirty. */
const MINUTES = [30, 22, 34, 18, 0, 0, 0] as const
const GOAL_MINUTES = 30
const TALLEST_MINUTES = 36

export function WorkNotePicture() {
  const { t } = useTranslation('landing')
  return (
    <div className="flex w-full max-w-md flex-col gap-4">
      <PictureCard>
        <span className="text-muted">{t('workNote.kind')}</span>
        <span className="block font-heading font-semibold text-lg">{t('workNote.title')}</span>
        <div className="mt-3 rounded-control bg-cyan-soft px-4 py-3 text-cyan-ink">
          <span className="block font-medium">{t('workNote.summaryLabel')}</span>
          {t('workNote.summary')}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Badge tone="outline">
            <BookMarked />
            {t('workNote.references')}
          </Badge>
          <Badge tone="outline">
            <Layers />
            {t('workNote.cards')}
          </Badge>
        </div>
      </PictureCard>
      <PictureCard>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-heading font-semibold">{t('workNote.week')}</span>
          <span className="text-muted">{t('workNote.goal')}</span>
        </div>
        <div className="mt-4 grid grid-cols-7 gap-2 text-center text-muted">
          {t('workNote.days')
            .split(' ')
            .map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
              <DayBar key={index} day={day} minutes={MINUTES[index] ?? 0} />
            ))}
        </div>
      </PictureCard>
    </div>
  )
}

function DayBar({ day, minutes }: { day: string; minutes: number }) {
  return (
    <span>
      <span className="relative block h-16 overflow-hidden rounded-small bg-heat-0">
        <span
          className="absolute inset-x-0 bottom-0 rounded-small"
          style={{
            height: `${(minutes / TALLEST_MINUTES) * 100}%`,
            backgroundColor: minutes >= GOAL_MINUTES ? 'var(--chart-1)' : 'var(--chart-5)',
          }}
        />
      </span>
      {day}
    </span>
  )
}
