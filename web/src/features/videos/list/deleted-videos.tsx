import { useInfiniteQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedVideo } from '#contract/study/videos.ts'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { deletedVideosQuery, useRestoreAny } from '../videos.data.ts'
import { OpenLink } from './open-link.tsx'
import { VideoFacts } from './video-facts.tsx'
import { VideosSkeleton } from './videos-skeleton.tsx'

/** For admins: what anybody has deleted and can still be brought back. */
export function DeletedVideos() {
  const { t } = useTranslation('videos')
  const found = useInfiniteQuery(deletedVideosQuery)
  const area = useRef<HTMLDivElement>(null)
  if (found.isPending) return <VideosSkeleton />
  if (found.isError && !found.data) return <ErrorState title={t('deleted.failed')} query={found} />
  const videos = found.data.pages.flatMap((page) => page.items)
  return (
    <div ref={area} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p className="text-muted">{t('deleted.intro')}</p>
      {videos.length === 0 ? (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('deleted.none')}
          description={t('deleted.noneText')}
        />
      ) : (
        <EndlessList items={videos} keyOf={(video) => video.id} label={t('tabs.deleted')} query={found}>
          {(video) => <DeletedCard video={video} onRestored={() => area.current?.focus()} />}
        </EndlessList>
      )}
    </div>
  )
}

function DeletedCard({ video, onRestored }: { video: ListedVideo; onRestored: () => void }) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const toastFailure = useFailureToast()
  const restore = useRestoreAny()

  function bringBack() {
    restore.mutate(
      { id: video.id },
      {
        onSuccess: () => {
          onRestored()
          toast({ title: word('restored') })
        },
        onError: (error) => toastFailure(word('error'), error),
      },
    )
  }

  return (
    <Card padding="small" className="flex h-full flex-col gap-3">
      <h2 className="wrap-anywhere flex-1 font-medium text-lg">{video.title}</h2>
      <VideoFacts video={video} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={t('deleted.restoreNamed', { title: video.title })}
          isPending={restore.isPending}
          onClick={bringBack}
        >
          <Undo2 aria-hidden="true" />
          {t('deleted.restore')}
        </Button>
        <OpenLink video={video} />
      </div>
    </Card>
  )
}
