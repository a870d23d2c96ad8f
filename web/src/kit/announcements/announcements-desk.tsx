import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Announcement, announcements } from '#contract/teaching/announcements.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { EndlessList } from '../study/endless-list.tsx'
import { useRemoveWithUndo } from '../study/use-remove-with-undo.ts'
import { AnnouncementCard } from './announcement-card.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { ownAnnouncementsQuery } from './announcements.data.ts'

type AnnouncementsDeskProps = {
  /** Only those of this class and of all classes; null for everything. */
  classId: number | null
  /** Beside the button for a new one. */
  filter?: ReactNode
}

/** What a teacher has announced: write, change, delete. */
export function AnnouncementsDesk({ classId, filter }: AnnouncementsDeskProps) {
  const { t } = useTranslation(['announcements', 'study'])
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const found = useInfiniteQuery(ownAnnouncementsQuery(classId))
  const [opened, setOpened] = useState<Announcement | 'new' | null>(null)
  const [drop] = useState(() => createWriter(announcements.remove))
  const [restore] = useState(() => createWriter(announcements.restore))
  const items = found.data?.pages.flatMap((page) => page.items) ?? []

  const remove = ({ id }: Announcement) =>
    removeWithUndo({
      remove: () => drop({ id }),
      restore: () => restore({ id }),
      refresh: () => queryClient.invalidateQueries({ queryKey: ['announcements'] }),
      removed: t('toasts.removed'),
      removeFailed: t('toasts.removeFailed'),
      removedBefore: t('toasts.removed'),
      moveFocus: () => document.querySelector<HTMLElement>('[data-new-announcement]')?.focus(),
    })

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {filter}
        <Button data-new-announcement onClick={() => setOpened('new')} className="sm:ms-auto">
          <Plus aria-hidden="true" />
          {t('new')}
        </Button>
      </div>
      {found.isPending && (
        <SkeletonArea className="flex flex-col gap-3">
          {['a', 'b', 'c'].map((place) => (
            <Skeleton key={place} className="h-40" />
          ))}
        </SkeletonArea>
      )}
      {found.isError && !found.data && (
        <ErrorState title={t('failed')} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
      )}
      {found.data && items.length === 0 && (
        <EmptyState drawing={<OpenBook />} title={t('empty.title')} description={t('empty.text')} />
      )}
      {items.length > 0 && (
        <EndlessList
          items={items}
          keyOf={({ id }) => id}
          label={t('list')}
          hasMore={found.hasNextPage}
          isFetchingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          className="flex flex-col gap-3"
        >
          {(announcement) => (
            <AnnouncementCard
              announcement={announcement}
              onEdit={() => setOpened(announcement)}
              onRemove={() => void remove(announcement)}
            />
          )}
        </EndlessList>
      )}
      {opened !== null && (
        <AnnouncementDialog
          announcement={opened === 'new' ? null : opened}
          classId={classId}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
