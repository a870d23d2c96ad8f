import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ListedVideo, Video } from '#contract/study/videos.ts'
import { formatClock, type PlayerFrame } from '#engines/videos/index.ts'
import { ApiError } from '../../../api/call.ts'
import { AskTutorButton } from '../../../kit/chat/page/ask-button.tsx'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { OpenLink, VideoFacts, VideoPicture } from '../list/video-card.tsx'
import type { WantedVideo } from '../read-wanted-video.ts'
import { forgetVideo, useChangeVideo, videoQuery } from '../videos.data.ts'
import { TranscriptPanel } from './transcript-panel.tsx'
import { hasPlayConsent, type Player, useDuration, usePlayer } from './use-player.ts'
import { VideoNotes } from './video-notes.tsx'

type PreviewDialogProps = { user: User; wanted: WantedVideo; onClose: () => void; returnFocus: () => void }

export function PreviewDialog({ user, wanted, onClose, returnFocus }: PreviewDialogProps) {
  const { t } = useTranslation('videos')
  const queryClient = useQueryClient()
  const isNumber = Number.isInteger(wanted.id)
  const found = useQuery({ ...videoQuery(wanted.id), enabled: isNumber })
  const isGone = !isNumber || (found.error instanceof ApiError && found.error.status === 404)

  const forget = useEffectEvent(() => forgetVideo(queryClient, wanted.id))
  useEffect(() => {
    if (isGone) forget()
  }, [isGone])

  return (
    <Dialog
      onClose={onClose}
      title={isGone ? t('preview.goneTitle') : (found.data?.title ?? t('preview.title'))}
      width="wide"
      returnFocus={returnFocus}
    >
      {isGone ? (
        <EmptyState
          drawing={<Signpost />}
          headingLevel={3}
          title={t('preview.gone')}
          description={t('preview.goneText')}
          action={
            <DialogClose>
              <Button>{t('preview.back')}</Button>
            </DialogClose>
          }
        />
      ) : found.data ? (
        <VideoView user={user} video={found.data} wantedSeconds={wanted.seconds} />
      ) : found.isError ? (
        <ErrorState headingLevel={3} title={t('preview.failed')} query={found} />
      ) : (
        <SkeletonArea className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Skeleton className="aspect-video w-full" />
          <SkeletonText lines={6} />
        </SkeletonArea>
      )}
    </Dialog>
  )
}

type VideoViewProps = { user: User; video: Video; wantedSeconds: number | null }

function VideoView({ user, video, wantedSeconds }: VideoViewProps) {
  const player = usePlayer(video.url, wantedSeconds)
  const canChange = video.isOwn || user.role === 'admin'
  useKeepDuration(video, player, canChange)
  useChatPage({
    page: { kind: 'video', id: video.id },
    title: video.title,
    subject: null,
    readText: () => [video.title, video.description, video.transcript].filter(Boolean).join('\n\n'),
  })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-4 max-lg:contents lg:sticky lg:top-0">
        <PlayerStage video={video} player={player} />
        <RememberedChoice player={player} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <VideoFacts video={video} />
          <OpenLink video={video} />
          <AskTutorButton className="" />
        </div>
        {video.description && <p className="wrap-anywhere whitespace-pre-wrap">{video.description}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <VideoNotes user={user} video={video} player={player} />
        <TranscriptPanel video={video} player={player} canChange={canChange} />
      </div>
    </div>
  )
}

/** Only the player knows how long a video is. What it says is kept for the cards; a failure matters to nobody. */
function useKeepDuration(video: Video, player: Player, canChange: boolean): void {
  const told = useDuration(player)
  const { mutate } = useChangeVideo()
  const isNews = canChange && told !== null && video.duration === null
  const keep = useEffectEvent(() => {
    if (told !== null) mutate({ id: video.id, duration: told })
  })
  useEffect(() => {
    if (isNews) keep()
  }, [isNews])
}

type PlayerStageProps = { video: ListedVideo; player: Player }

/** A drawing with a Play button until somebody wants the player; only then is anything fetched from the platform. */
function PlayerStage({ video, player }: PlayerStageProps) {
  const { frame, stage } = player
  return (
    <div
      ref={stage}
      // On a phone it stays in sight above notes and transcript, unless the keyboard leaves no room for it.
      className={`flex min-w-0 flex-col gap-2 bg-raised ${frame ? 'z-1 max-lg:[@media(min-height:600px)]:sticky max-lg:[@media(min-height:600px)]:-top-1' : ''}`}
    >
      {frame ? (
        <Frame key={player.loadingId} frame={frame} player={player} title={video.title} />
      ) : (
        <Poster video={video} player={player} />
      )}
    </div>
  )
}

/** Says that nothing was asked, and takes that back. */
function RememberedChoice({ player: { frame, platform, forgetConsent } }: { player: Player }) {
  const { t } = useTranslation('videos')
  if (!frame || !platform || !hasPlayConsent(platform)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      {t('player.remembered', { platform: t(`platform.${platform}`) })}
      <Button variant="ghost" onClick={forgetConsent}>
        {t('player.askAgain')}
      </Button>
    </p>
  )
}

function Poster({ video, player: { platform, play, startSeconds, playButton } }: PlayerStageProps) {
  const { t } = useTranslation('videos')
  const [isRemembered, setRemembered] = useState(false)
  if (!platform) {
    return (
      <VideoPicture video={video} className="rounded-card">
        <p className="absolute inset-0 grid place-items-center p-4 text-center text-text">
          {t('player.none')}
        </p>
      </VideoPicture>
    )
  }
  const name = t(`platform.${platform}`)
  return (
    <>
      <VideoPicture video={video} className="rounded-card">
        <div className="absolute inset-0 grid place-items-center">
          <Button ref={playButton} size="large" onClick={() => play(isRemembered)}>
            <Play aria-hidden="true" />
            {startSeconds ? t('player.playFrom', { time: formatClock(startSeconds) }) : t('player.play')}
          </Button>
        </div>
      </VideoPicture>
      <p className="text-muted">{t('player.notice', { platform: name })}</p>
      <Field label={t('player.remember', { platform: name })} layout="inline">
        <Checkbox checked={isRemembered} onCheckedChange={(is) => setRemembered(is === true)} />
      </Field>
    </>
  )
}

type FrameProps = { frame: PlayerFrame; player: Player; title: string }

function Frame({ frame: { platform, host, url }, player: { link, takesFocus }, title }: FrameProps) {
  const { t } = useTranslation('videos')
  const element = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    // Before it has loaded, the frame is a page of ours that nobody should be talking to.
    if (loads > 0 && element.current) return link.attach(element.current, { platform, host, url })
  }, [loads, link, platform, host, url])
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return (
    <iframe
      ref={element}
      src={url}
      title={t('player.title', { title })}
      onLoad={() => setLoads((count) => count + 1)}
      // YouTube plays only for those who say where they come from; the rest of the address stays here.
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // It may run and open its own pages beside ours, but never send ours elsewhere.
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
      className="aspect-video w-full rounded-card border border-border bg-sunken"
    />
  )
}
