import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/drawings/logo.tsx'
import { LogoMark } from '../../ui/drawings/logo-mark.tsx'
import { OfflineCloud } from '../../ui/drawings/offline-cloud.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { GROWTH_STAGES, Sprout } from '../../ui/drawings/sprout.tsx'
import { WateringCan } from '../../ui/drawings/watering-can.tsx'
import { WiltedPlant } from '../../ui/drawings/wilted-plant.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { GalleryGroup, GallerySection } from './gallery-parts.tsx'

const SURFACES = ['background', 'surface', 'raised', 'sunken'] as const
const SUBJECTS = [
  'default',
  'mathematics',
  'english',
  'science',
  'history',
  'geography',
  'art',
  'music',
  'physical-education',
  'computer-science',
] as const

export function FoundationsSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="gallery-foundations" title={t('section.foundations')}>
      <GalleryGroup title={t('foundations.logo')}>
        <LogoMark className="size-6" />
        <Logo />
        <Logo size="large" />
        <LogoMark className="size-32" />
      </GalleryGroup>
      <div className="flex flex-col gap-3">
        <h3 className="font-medium text-lg text-muted">{t('foundations.type')}</h3>
        <p className="font-heading font-semibold text-5xl">{t('foundations.heading')}</p>
        <p className="max-w-reading text-lg">{t('foundations.body')}</p>
        <p>
          <em>{t('foundations.emphasis')}</em> <strong>{t('foundations.emphasis')}</strong>
        </p>
      </div>
      <GalleryGroup title={t('foundations.growth')}>
        {GROWTH_STAGES.map((stage) => (
          <figure key={stage} className="flex flex-col items-center gap-1">
            <Sprout stage={stage} className="size-28" />
            <figcaption className="text-muted">{t('foundations.stage', { stage })}</figcaption>
          </figure>
        ))}
      </GalleryGroup>
      <GalleryGroup title={t('foundations.drawings')}>
        <PottedSeedling />
        <WateringCan />
        <OpenBook />
        <Signpost />
        <OfflineCloud />
        <WiltedPlant title={t('foundations.titled')} />
      </GalleryGroup>
      <GalleryGroup title={t('foundations.surfaces')}>
        {SURFACES.map((surface) => (
          <div
            key={surface}
            className="rounded-card border border-border p-4"
            style={{ backgroundColor: `var(--${surface})` }}
          >
            <p>{t('foundations.sample')}</p>
            <p className="text-muted">{t('foundations.sampleMuted')}</p>
            <code>{surface}</code>
          </div>
        ))}
      </GalleryGroup>
      <GalleryGroup title={t('foundations.subjects')}>
        {SUBJECTS.map((subject) => (
          <Card key={subject} padding="small" accent={`var(--subject-${subject})`}>
            {subject}
          </Card>
        ))}
      </GalleryGroup>
    </GallerySection>
  )
}
