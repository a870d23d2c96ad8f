import { useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { NotificationItem } from './notification-item.tsx'
import { notificationsQuery, useMarkRead } from './notifications.data.ts'

type NotificationsListProps = { onSchedule: () => void; onLeave: () => void }

export function NotificationsList({ onSchedule, onLeave }: NotificationsListProps) {
  const { t } = useTranslation('notifications')
  const toErrorText = useErrorText()
  const found = useInfiniteQuery(notificationsQuery)
  const mark = useMarkRead()
  const items = found.data?.pages.flat() ?? []
  const newest = items[0]?.id
  const failure = mark.all.error ?? mark.one.error
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {newest !== undefined && items.some(({ readAt }) => readAt === null) && (
          <Button variant="outline" isPending={mark.all.isPending} onClick={() => mark.all.mutate(newest)}>
            <CheckCheck aria-hidden="true" />
            {t('markAll')}
          </Button>
        )}
        <Button variant="ghost" onClick={onSchedule}>
          <SlidersHorizontal aria-hidden="true" />
          {t('schedule.open')}
        </Button>
      </div>
      {failure && (
        <p role="alert" className="text-destructive-ink">
          {toErrorText(failure)}
        </p>
      )}
      {found.isError && !found.data && (
        <ErrorState
          title={t('failed')}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
          headingLevel={3}
        />
      )}
      {!found.isError && !found.data && (
        <SkeletonArea className="flex flex-col gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </SkeletonArea>
      )}
      {found.data && items.length === 0 && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('empty')}
          description={t('emptyText')}
          headingLevel={3}
        />
      )}
      {items.length > 0 && (
        <EndlessList
          items={items}
          keyOf={({ id }) => id}
          label={t('heading')}
          hasMore={found.hasNextPage}
          isFetchingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          rowHeight="6rem"
          className="-mx-2 flex flex-col gap-1"
        >
          {(item) => (
            <NotificationItem
              notification={item}
              onRead={() => mark.one.mutate(item.id)}
              onFollow={() => {
                if (item.readAt === null) mark.one.mutate(item.id)
                onLeave()
              }}
            />
          )}
        </EndlessList>
      )}
    </div>
  )
}
