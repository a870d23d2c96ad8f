import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatSession } from '#contract/study/chat.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatRelativeTime } from '../../../ui/format/format-relative-time.ts'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { useSubjectName } from '../use-subject-name.ts'

export type SessionLineDeeds = {
  onChoose: (session: ChatSession) => void
  onRename: (session: ChatSession) => void
  onArchive: (session: ChatSession) => void
  onRestore: (session: ChatSession) => void
  onRemove: (session: ChatSession) => void
}

type SessionLineProps = SessionLineDeeds & { session: ChatSession; isCurrent: boolean }

export function SessionLine({ session, isCurrent, ...deeds }: SessionLineProps) {
  const { t, i18n } = useTranslation('chat')
  const { t: say } = useTranslation('ui')
  const saySubject = useSubjectName()
  const facts = [
    session.subject && saySubject(session.subject),
    session.documentTitle &&
      session.documentTitle !== session.title &&
      t('sessions.document', { title: session.documentTitle }),
    session.documentTitle === session.title && t('sessions.ofDocument'),
    t('sessions.messages', { count: session.messageCount }),
    session.lastMessageAt && formatRelativeTime(session.lastMessageAt, new Date(), say, i18n.language),
  ].filter(Boolean)
  return (
    <div
      className={`flex items-center rounded-control border ${isCurrent ? 'border-brand-edge bg-brand-soft' : 'border-transparent hover:bg-fill'}`}
    >
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => deeds.onChoose(session)}
        className="flex min-h-13 min-w-0 flex-1 flex-col justify-center rounded-control px-3 py-1.5 text-start"
      >
        <span className="wrap-anywhere line-clamp-2 font-medium">{session.title}</span>
        <span className="wrap-anywhere text-muted">{facts.join(' · ')}</span>
        {session.isArchived && <Badge tone="neutral">{t('sessions.isArchived')}</Badge>}
      </button>
      <DropdownMenu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={t('sessions.more', { title: session.title })}
            className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-fill hover:text-text"
          >
            <EllipsisVertical aria-hidden="true" className="size-5" />
          </button>
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => deeds.onRename(session)}>
          {t('sessions.renameItem')}
        </MenuItem>
        {session.isArchived ? (
          <MenuItem icon={<ArchiveRestore aria-hidden="true" />} onSelect={() => deeds.onRestore(session)}>
            {t('sessions.restore')}
          </MenuItem>
        ) : (
          <MenuItem icon={<Archive aria-hidden="true" />} onSelect={() => deeds.onArchive(session)}>
            {t('sessions.archive')}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 aria-hidden="true" />} isDestructive onSelect={() => deeds.onRemove(session)}>
          {t('sessions.delete')}
        </MenuItem>
      </DropdownMenu>
    </div>
  )
}
