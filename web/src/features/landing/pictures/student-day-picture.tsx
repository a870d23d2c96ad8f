import { Award, Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { PictureCard } from './picture-card.tsx'

export function StudentDayPicture() {
  const { t } = useTranslation('landing')
  return (
    <PictureCard>
      <span className="font-heading font-semibold text-lg">{t('studentDay.title')}</span>
      <div className="mt-3 rounded-card border border-brand-edge bg-brand-soft p-4">
        <div className="flex items-center gap-4">
          <Sprout stage={2} className="size-20 shrink-0" />
          <span className="min-w-0">
            <span className="block text-brand-ink">{t('studentDay.nextStep')}</span>
            <span className="block font-heading font-semibold text-xl">{t('studentDay.skill')}</span>
            <span className="block text-brand-ink">{t('studentDay.minutes')}</span>
          </span>
        </div>
        <span className="mt-4 flex min-h-12 items-center justify-center rounded-control bg-brand font-heading font-medium text-lg text-on-brand">
          {t('studentDay.start')}
        </span>
      </div>
      <span className="mt-4 flex items-center gap-3">
        <Layers className="size-6 shrink-0 text-emerald-ink" />
        {t('studentDay.cards')}
      </span>
      <span className="mt-3 flex items-center gap-3">
        <Award className="size-6 shrink-0 text-amber-ink" />
        {t('studentDay.badge')}
      </span>
    </PictureCard>
  )
}
