import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Video } from '#contract/study/videos.ts'
import { ApiError } from '../../../api/call.ts'
import { AskTutorButton } from '../../../kit/chat/page/ask-button.tsx'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { isStaff } from '../is-staff.ts'
import { OpenLink } from '../list/open-link.tsx'
import { VideoFacts } from '../list/video-facts.tsx'
import type { WantedVideo } from '../read-wanted-video.ts'
import { forgetVideo, useChangeVideo, videoQuery } from '../videos.data.ts'
import { PlayerStage, RememberedChoice } from './player-stage.tsx'
import { TranscriptPanel } from './transcript-panel.tsx'
import { type Player, useDuration, usePlayer } from './use-player.ts'
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
      open
      onOpenChange={(isWanted) => !isWanted && onClose()}
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
        <ErrorState
          headingLevel={3}
          title={t('preview.failed')}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
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
  const canChange = video.isOwn || isStaff(user)
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
