import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#contract/teaching/announcements.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { useMomentText } from '../days/use-moment-text.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { PriorityBadge } from './priority-badge.tsx'

type AnnouncementCardProps = { announcement: Announcement; onEdit: () => void; onRemove: () => void }

export function AnnouncementCard({ announcement, onEdit, onRemove }: AnnouncementCardProps) {
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
        <DropdownMenu
          align="end"
          trigger={
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('card.menu', { title })}
              data-card={announcement.id}
            >
              <EllipsisVertical aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
            {t('card.edit')}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} isDestructive onSelect={onRemove}>
            {t('card.remove')}
          </MenuItem>
        </DropdownMenu>
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
