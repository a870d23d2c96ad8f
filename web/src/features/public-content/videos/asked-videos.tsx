import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AskedVideo } from '#contract/study/videos.ts'
import { InboxList } from '../../../kit/inbox/inbox-list.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { askedVideosQuery, useDecideSharing } from '../public-content.data.ts'
import { SourceLink } from './source-link.tsx'

/** What teachers want everybody to see. */
export function AskedVideos() {
  const { t } = useTranslation('publicContent')
  const found = useInfiniteQuery(askedVideosQuery)
  return (
    <section aria-label={t('tabs.sharing')} className="flex flex-col gap-4">
      <p className="text-muted">{t('sharing.intro')}</p>
      <InboxList
        found={found}
        toItems={(pages) => pages.flat()}
        keyOf={({ id }) => id}
        words={{
          label: t('tabs.sharing'),
          failed: t('sharing.failed'),
          empty: t('sharing.empty'),
          emptyText: t('sharing.emptyText'),
        }}
      >
        {(video, onMoved) => <Asked video={video} onMoved={onMoved} />}
      </InboxList>
    </section>
  )
}

function Asked({ video: { id, title, url, addedBy }, onMoved }: { video: AskedVideo; onMoved: () => void }) {
  const { t } = useTranslation('publicContent')
  const share = useDecideSharing({ done: t('sharing.shared'), failed: t('sharing.notSaved') })
  const leave = useDecideSharing({ done: t('sharing.left'), failed: t('sharing.notSaved') })
  const isPending = share.isPending || leave.isPending
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-medium text-lg wrap-anywhere">{title}</h2>
        <p className="text-muted wrap-anywhere">
          {addedBy ? t('videos.added', { name: addedBy.name }) : t('videos.addedByNobody')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SourceLink url={url} />
        <Button
          variant="outline"
          aria-label={t('sharing.leaveOne', { title })}
          disabled={isPending}
          isPending={leave.isPending}
          onClick={() => leave.mutateAsync({ id, isShared: false }).then(onMoved, () => {})}
        >
          {t('sharing.leave')}
        </Button>
        <Button
          aria-label={t('sharing.shareOne', { title })}
          disabled={isPending}
          isPending={share.isPending}
          onClick={() => share.mutateAsync({ id, isShared: true }).then(onMoved, () => {})}
        >
          {t('sharing.share')}
        </Button>
      </div>
    </Card>
  )
}
