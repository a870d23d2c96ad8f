import { Captions, ExternalLink, GraduationCap, SquarePlay, Trash2, Users } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedVideo } from '#contract/study/videos.ts'
import { drawPlaceholder } from '#engines/videos/index.ts'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatDuration } from '../../../ui/format/format-duration.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useAskSharing } from '../videos.data.ts'

/** Platform, subject and grade, as far as they are known. */
export function VideoFacts({ video }: { video: ListedVideo }) {
  const { platform, subject, grade, isOwn, isShared, isForClasses } = video
  const { t } = useTranslation('videos')
  const toGradeText = useGradeText()
  return (
    <p className="flex flex-wrap gap-2">
      <Badge>
        <SquarePlay aria-hidden="true" />
        {t(`platform.${platform}`)}
      </Badge>
      {subject && (
        <Badge tone="neutral">
          <span className="truncate">{subject}</span>
        </Badge>
      )}
      {grade !== null && (
        <Badge tone="outline">
          <GraduationCap aria-hidden="true" />
          {toGradeText(grade)}
        </Badge>
      )}
      {isOwn && <Badge tone="info">{t('card.yours')}</Badge>}
      {isOwn && isForClasses && (
        <Badge tone="outline">{t(isShared ? 'card.forEverybody' : 'card.forClasses')}</Badge>
      )}
    </p>
  )
}

type VideoPictureProps = {
  video: { title: string; videoId: string | null }
  /** What stands on it. */
  children?: ReactNode
  className?: string
}

/** Drawn here: the platform's own picture would tell it who looks at the list. */
export function VideoPicture({ video, children, className }: VideoPictureProps) {
  const { hue, letters } = drawPlaceholder(video)
  const shade = (light: string, dark: string) => `light-dark(oklch(${light} ${hue}), oklch(${dark} ${hue}))`
  const style: CSSProperties = {
    background: `linear-gradient(135deg, ${shade('0.93 0.05', '0.34 0.05')}, ${shade('0.86 0.08', '0.26 0.06')})`,
    color: shade('0.42 0.1', '0.85 0.08'),
  }
  return (
    <div className={`relative aspect-video w-full overflow-hidden ${className ?? ''}`} style={style}>
      <svg aria-hidden="true" viewBox="0 0 160 90" className="absolute inset-0 size-full">
        <circle cx="132" cy="14" r="34" fill="currentColor" opacity="0.08" />
        <circle cx="16" cy="84" r="40" fill="currentColor" opacity="0.08" />
        <text
          x="12"
          y="78"
          fontSize="22"
          fill="currentColor"
          opacity="0.75"
          className="font-heading font-semibold"
        >
          {letters}
        </text>
        {!children && (
          <>
            <circle cx="80" cy="45" r="17" fill="currentColor" opacity="0.16" />
            <path d="M75 36.5 L90 45 L75 53.5 Z" fill="currentColor" />
          </>
        )}
      </svg>
      {children}
    </div>
  )
}

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

/** A teacher's video is for their own classes; whether everybody sees it is for an admin to decide. */
function SharingButton({ video: { id, title, isSharingAsked } }: { video: ListedVideo }) {
  const { t } = useTranslation('videos')
  const ask = useAskSharing({
    done: t(isSharingAsked ? 'sharing.takenBack' : 'sharing.askDone'),
    failed: t('sharing.failed'),
  })
  return (
    <div className="relative z-1 flex flex-wrap items-center gap-2">
      {isSharingAsked && <Badge tone="warning">{t('sharing.asked')}</Badge>}
      <Button
        variant="outline"
        aria-label={t(isSharingAsked ? 'sharing.takeBackNamed' : 'sharing.shareNamed', { title })}
        isPending={ask.isPending}
        onClick={() => ask.mutate({ id, isAsked: !isSharingAsked })}
      >
        <Users aria-hidden="true" />
        {t(isSharingAsked ? 'sharing.takeBack' : 'sharing.share')}
      </Button>
    </div>
  )
}

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
        {video.isOwn && video.isForClasses && !video.isShared && <SharingButton video={video} />}
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
