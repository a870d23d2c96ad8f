import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Announcement, announcements } from '#contract/teaching/announcements.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { PagedList } from '../queries/paged-list.tsx'
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
      <PagedList
        query={found}
        failed={t('failed')}
        loading={<SkeletonBlocks blocks={['h-40', 'h-40', 'h-40']} className="flex flex-col gap-3" />}
        empty={<EmptyState drawing={<OpenBook />} title={t('empty.title')} description={t('empty.text')} />}
        keyOf={({ id }) => id}
        label={t('list')}
        className="flex flex-col gap-3"
      >
        {(announcement) => (
          <AnnouncementCard
            announcement={announcement}
            onEdit={() => setOpened(announcement)}
            onRemove={() => void remove(announcement)}
          />
        )}
      </PagedList>
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
