import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DeletedVideo } from '#contract/study/videos.ts'
import { useMomentText } from '../../../kit/days/use-moment-text.ts'
import { InboxList } from '../../../kit/inbox/inbox-list.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { deletedVideosQuery, useRestoreVideo } from '../public-content.data.ts'
import { SourceLink } from './source-link.tsx'

/** Who added it, who deleted it, and the way back. */
export function DeletedVideos() {
  const { t } = useTranslation('publicContent')
  const found = useInfiniteQuery(deletedVideosQuery)
  return (
    <section aria-label={t('tabs.videos')} className="flex flex-col gap-4">
      <p className="text-muted">{t('videos.intro')}</p>
      <InboxList
        found={found}
        toItems={(pages) => pages.flat()}
        keyOf={({ id }) => id}
        words={{
          label: t('videos.list'),
          failed: t('videos.failed'),
          empty: t('videos.empty'),
          emptyText: t('videos.emptyText'),
        }}
      >
        {(video, onMoved) => <Deleted video={video} onMoved={onMoved} />}
      </InboxList>
    </section>
  )
}

function Deleted({ video, onMoved }: { video: DeletedVideo; onMoved: () => void }) {
  const { t } = useTranslation('publicContent')
  const say = useMomentText()
  const restore = useRestoreVideo({ done: t('videos.restored'), failed: t('videos.restoreFailed') })
  const { id, title, url, addedBy, deletedBy, deletedAt, isShared } = video

  function bringBack() {
    restore.mutateAsync({ id }).then(onMoved, () => {})
  }
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-medium text-lg wrap-anywhere">{title}</h2>
        <p className="text-muted wrap-anywhere">
          {[
            addedBy ? t('videos.added', { name: addedBy.name }) : t('videos.addedByNobody'),
            isShared || !addedBy ? t('videos.shared') : t('videos.own', { name: addedBy.name }),
          ].join(' · ')}
        </p>
        <p className="text-muted wrap-anywhere">
          {t('videos.deleted', { name: deletedBy?.name ?? t('videos.somebody'), date: say(deletedAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SourceLink url={url} />
        <Button
          variant="outline"
          aria-label={t('videos.restoreOne', { title })}
          isPending={restore.isPending}
          onClick={bringBack}
        >
          <RotateCcw aria-hidden="true" />
          {t('videos.restore')}
        </Button>
      </div>
    </Card>
  )
}
