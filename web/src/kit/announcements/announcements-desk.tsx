import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ANNOUNCEMENTS_PER_PAGE, type Announcement, announcements } from '#contract/teaching/announcements.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { MoreMenu } from '../../ui/overlays/more-menu.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { useMomentText } from '../days/use-moment-text.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { given } from '../queries/given.ts'
import { listQuery } from '../queries/list-query.ts'
import { PagedList } from '../queries/paged-list.tsx'
import { useRemoveWithUndo } from '../study/use-remove-with-undo.ts'
import { AnnouncementDialog, PriorityBadge } from './announcement-dialog.tsx'
import { AttachmentList } from './attachment-list.tsx'

/** A teacher's own, of one class or of all. The first part of the key is what a notice of the server makes outdated. */
const ownAnnouncementsQuery = (classId: number | null) =>
  listQuery(['announcements', 'own', classId], announcements.list, given({ classId }), ANNOUNCEMENTS_PER_PAGE)

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
        <Button icon={Plus} data-new-announcement onClick={() => setOpened('new')} className="sm:ms-auto">
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

type AnnouncementCardProps = { announcement: Announcement; onEdit: () => void; onRemove: () => void }

function AnnouncementCard({ announcement, onEdit, onRemove }: AnnouncementCardProps) {
  const { t, i18n } = useTranslation('announcements')
  const { title, content, className, priority, expiresAt, createdAt, readBy, recipients } = announcement
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date()
  const sayMoment = useMomentText()
  const sayDate = (moment: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(moment))
  return (
    <Card padding="small" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
            {title}
          </h2>
          <p className="text-muted">{[className ?? t('card.allClasses'), sayDate(createdAt)].join(' · ')}</p>
        </div>
        <MoreMenu aria-label={t('card.menu', { title })} data-card={announcement.id}>
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {t('card.edit')}
          </MenuItem>
          <MenuItem icon={<Trash2 />} isDestructive onSelect={onRemove}>
            {t('card.remove')}
          </MenuItem>
        </MoreMenu>
      </div>
      <Markdown text={content} headingsFrom={3} />
      <AttachmentList attachments={announcement.attachments} label={t('links.legend')} />
      <div className="flex flex-wrap items-center gap-2">
        <PriorityBadge priority={priority} />
        <Badge tone="outline">{t('card.read', { readBy, count: recipients })}</Badge>
        {expiresAt && (
          <span className="text-muted">
            {isOver
              ? t('card.over', { date: sayMoment(expiresAt) })
              : t('card.until', { date: sayMoment(expiresAt) })}
          </span>
        )}
      </div>
    </Card>
  )
}
