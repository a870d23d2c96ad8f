import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedVideo } from '#contract/study/videos.ts'
import { Button } from '../../../ui/actions/button.tsx'

type OpenLinkProps = { video: ListedVideo; isLarge?: boolean; className?: string }

/** To the platform's own page, which learns nothing about where its visitor comes from. */
export function OpenLink({ video, isLarge = false, className }: OpenLinkProps) {
  const { t } = useTranslation('videos')
  // What was brought in from elsewhere may hold anything.
  if (!/^https?:\/\//i.test(video.url)) return null
  return (
    <Button asChild variant="outline" size={isLarge ? 'large' : 'medium'} className={className}>
      <a
        href={video.url}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        aria-label={t('card.openNamed', { title: video.title })}
      >
        <ExternalLink aria-hidden="true" />
        {t('card.open')}
      </a>
    </Button>
  )
}
