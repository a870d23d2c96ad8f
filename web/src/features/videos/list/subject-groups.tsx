import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { SpinnerIcon } from '../../../ui/states/spinner-icon.tsx'
import { groupBySubject, type SubjectGroup } from '../find-videos.ts'
import type { VideoList } from './use-video-list.ts'
import { type CardActions, VideoCard } from './video-card.tsx'

/** What a group shows before somebody wants all of it. */
const FIRST_SHOWN = 6

type SubjectGroupsProps = { list: VideoList; actions: CardActions }

/** Groups need all videos, so the pages still to come are fetched one after the other. */
export function SubjectGroups({ list, actions }: SubjectGroupsProps) {
  const { t, i18n } = useTranslation('videos')
  const groups = groupBySubject(list.videos, i18n.language)
  const { hasMore, isFetchingMore, hasMoreFailed } = list
  const fetchMore = useEffectEvent(list.fetchMore)
  useEffect(() => {
    if (hasMore && !isFetchingMore && !hasMoreFailed) fetchMore()
  }, [hasMore, isFetchingMore, hasMoreFailed])
  return (
    <div className="flex flex-col gap-8">
      {groups.map((group) => (
        <Group key={group.subject ?? ''} group={group} actions={actions} />
      ))}
      {hasMore && (
        <p role="status" className="flex items-center gap-3 text-muted">
          {hasMoreFailed ? (
            <Button variant="outline" onClick={list.fetchMore} isPending={isFetchingMore}>
              {t('list.restFailed')}
            </Button>
          ) : (
            <>
              <SpinnerIcon />
              {t('list.gathering')}
            </>
          )}
        </p>
      )}
    </div>
  )
}

function Group({ group: { subject, videos }, actions }: { group: SubjectGroup; actions: CardActions }) {
  const { t } = useTranslation('videos')
  const headingId = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? videos : videos.slice(0, FIRST_SHOWN)
  const name = subject ?? t('uncategorized')
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <h2 id={headingId} className="wrap-anywhere font-semibold text-xl">
          {name}
        </h2>
        <Badge>{t('list.count', { count: videos.length })}</Badge>
      </div>
      <ul
        aria-labelledby={headingId}
        className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]"
      >
        {shown.map((video) => (
          <li key={video.id} className="[contain-intrinsic-height:auto_24rem] [content-visibility:auto]">
            <VideoCard video={video} headingLevel={3} {...actions} />
          </li>
        ))}
      </ul>
      {shown.length < videos.length && (
        <div>
          <Button variant="outline" onClick={() => setWhole(true)}>
            {t('list.showAll', { count: videos.length, subject: name })}
          </Button>
        </div>
      )}
    </section>
  )
}
