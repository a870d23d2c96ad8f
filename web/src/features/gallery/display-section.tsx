import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'
import { Dots } from '../../ui/display/dots.tsx'
import { Kbd } from '../../ui/display/kbd.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { ProgressRing } from '../../ui/display/progress-ring.tsx'
import { StarRating } from '../../ui/display/star-rating.tsx'
import { GalleryGroup, GallerySection } from './gallery-parts.tsx'

const TONES: BadgeTone[] = [
  'neutral',
  'outline',
  'primary',
  'emerald',
  'amber',
  'cyan',
  'purple',
  'info',
  'success',
  'warning',
  'destructive',
]

export function DisplaySection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="gallery-display" title={t('section.display')}>
      <GalleryGroup title={t('display.badges')}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </GalleryGroup>
      <GalleryGroup title={t('display.avatars')}>
        <Avatar firstName="Ada" lastName="Lovelace" size="small" />
        <Avatar firstName="Ada" lastName="Lovelace" />
        <Avatar firstName="Ada" lastName="Lovelace" size="large" />
        <Avatar />
      </GalleryGroup>
      <GalleryGroup title={t('display.progress')} isColumn>
        <ProgressBar label={t('display.reading')} percent={0} />
        <ProgressBar label={t('display.reading')} percent={45} />
        <ProgressBar label={t('display.reading')} percent={100} />
        <ProgressBar label={t('display.reading')} percent={70} color="var(--subject-mathematics)" />
      </GalleryGroup>
      <GalleryGroup title={t('display.rings')}>
        {[0, 35, 69, 70, 89, 90, 100].map((percent) => (
          <ProgressRing key={percent} label={t('display.ringLabel')} percent={percent} />
        ))}
        <ProgressRing label={t('display.ringLabel')} percent={60} color="var(--subject-music)" sizePx={44} />
      </GalleryGroup>
      <GalleryGroup title={t('display.ratings')}>
        {[0, 3, 5, 9].map((rating) => (
          <StarRating key={rating} rating={rating} />
        ))}
        {[1, 3, 5].map((level) => (
          <Dots key={level} level={level} label={t('display.levelLabel', { level })} />
        ))}
      </GalleryGroup>
      <GalleryGroup title={t('display.keys')}>
        <Kbd>F8</Kbd>
        <p>{t('display.keysText', { key: 'F8' })}</p>
      </GalleryGroup>
    </GallerySection>
  )
}
