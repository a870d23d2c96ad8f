import { Captions, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedVideo } from '#contract/study/videos.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { formatDuration } from '../../../ui/format/format-duration.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { OpenLink } from './open-link.tsx'
import { VideoFacts } from './video-facts.tsx'
import { VideoPicture } from './video-picture.tsx'

/** The title takes the focus when a preview closes, or when the card before it is deleted. */
export const videoCardId = (videoId: number) => `video-${videoId}`

export type CardActions = {
  isYoung: boolean
  canDelete: (video: ListedVideo) => boolean
  onPreview: (video: ListedVideo) => void
  onDelete: (video: ListedVideo) => void
}

type VideoCardProps = CardActions & { video: ListedVideo; headingLevel?: 2 | 3 }

export function VideoCard(props: VideoCardProps) {
  const { video, headingLevel = 2, isYoung, canDelete, onPreview, onDelete } = props
  const { t } = useTranslation('videos')
  const { id, title, description, duration, platform, hasTranscript } = video
  const Heading = `h${headingLevel}` as const
  // Documented: what comes from an unknown platform has no player and can only be opened there.
  const hasPreview = platform !== 'unknown'
  return (
    <Card padding="none" isInteractive={hasPreview} className="flex h-full flex-col overflow-hidden">
      <VideoPicture video={video} />
      {duration !== null && (
        <span className="absolute top-2 right-2 rounded-small bg-surface px-2 font-heading font-medium text-text">
          <span className="sr-only">{t('card.duration')} </span>
          {formatDuration(duration)}
        </span>
      )}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex-1">
          <Heading
            id={videoCardId(id)}
            tabIndex={-1}
            className="wrap-anywhere font-medium text-lg outline-none"
          >
            {title}
          </Heading>
          {description && <p className="wrap-anywhere mt-1 line-clamp-2 text-muted">{description}</p>}
        </div>
        <VideoFacts video={video} />
        {hasTranscript && (
          <p className="flex items-center gap-2 text-muted">
            <Captions aria-hidden="true" className="size-5 shrink-0" />
            {t('card.transcript')}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {hasPreview && (
            <Button
              variant="secondary"
              size={isYoung ? 'large' : 'medium'}
              aria-label={t('card.previewNamed', { title })}
              onClick={() => onPreview(video)}
              // The whole card opens the preview; what else can be done stands above it.
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {t('card.preview')}
            </Button>
          )}
          <OpenLink video={video} isLarge={isYoung} className="relative z-1" />
          {canDelete(video) && (
            <IconButton
              label={t('card.deleteNamed', { title })}
              icon={Trash2}
              onClick={() => onDelete(video)}
              className="relative z-1 ms-auto"
            />
          )}
        </div>
      </div>
    </Card>
  )
}
