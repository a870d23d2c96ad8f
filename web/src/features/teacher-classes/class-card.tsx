import {
  ClipboardList,
  Users,
  Archive,
  ArchiveRestore,
  CopyPlus,
  EllipsisVertical,
  Pencil,
  QrCode,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CodeDialog } from './code/code-dialog.tsx'
import { CopyCodeButton } from './code/copy-code-button.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { useFacts } from './use-facts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx'
import { useClassDeeds } from './use-class-deeds.ts'

export function ClassCard({ room, onGone }: { room: ClassSummary; onGone: () => void }) {
  const { t } = useTranslation('classes')
  const toFacts = useFacts()
  const [opened, setOpened] = useState<'code' | 'duplicate' | null>(null)
  const facts = toFacts(room)
  const close = () => setOpened(null)
  return (
    <Card isInteractive padding="small" className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-medium text-lg leading-snug">
            <AppLink
              to="/teacher/classes/$id"
              params={{ id: String(room.id) }}
              className="rounded-card after:absolute after:inset-0 after:rounded-card"
            >
              {room.name}
            </AppLink>
          </h2>
          {facts && <p className="wrap-anywhere text-muted">{facts}</p>}
        </div>
        <ClassMenu
          room={room}
          onShowCode={() => setOpened('code')}
          onDuplicate={() => setOpened('duplicate')}
          onGone={onGone}
        />
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <li className="flex items-center gap-1.5">
          <Users aria-hidden="true" className="size-5 shrink-0" />
          {t('students', { count: room.pupils })}
        </li>
        <li className="flex items-center gap-1.5">
          <ClipboardList aria-hidden="true" className="size-5 shrink-0" />
          {t('assignments', { count: room.activeAssignments })}
        </li>
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {!room.isActive ? (
          <Badge>{t('archivedBadge')}</Badge>
        ) : room.isJoinOpen ? (
          <CopyCodeButton name={room.name} classCode={room.classCode} />
        ) : (
          <Badge tone="outline">{t('closedBadge')}</Badge>
        )}
      </div>
      {opened === 'code' && <CodeDialog room={room} onClose={close} />}
      {opened === 'duplicate' && <DuplicateDialog room={room} onClose={close} />}
    </Card>
  )
}

type ClassMenuProps = {
  room: ClassSummary
  onShowCode: () => void
  onDuplicate: () => void
  /** Where the keyboard goes when the card is gone. */
  onGone: () => void
}

function ClassMenu({ room, onShowCode, onDuplicate, onGone }: ClassMenuProps) {
  const { t } = useTranslation('classes')
  const deeds = useClassDeeds()
  const { id, name, isActive } = room
  const leave = async (deed: Promise<boolean>) => {
    if (await deed) onGone()
  }
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="ghost" size="icon" className="relative z-10" aria-label={t('menuOf', { name })}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={<QrCode aria-hidden="true" />} onSelect={onShowCode}>
        {t('showCode')}
      </MenuItem>
      <MenuItem asChild>
        <AppLink to="/teacher/classes/$id" params={{ id: String(id) }} search={{ tab: 'settings' }}>
          <Pencil aria-hidden="true" />
          {t('edit')}
        </AppLink>
      </MenuItem>
      <MenuItem icon={<CopyPlus aria-hidden="true" />} onSelect={onDuplicate}>
        {t('duplicateAction')}
      </MenuItem>
      <MenuItem
        icon={isActive ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
        onSelect={() => void leave(deeds.setActive(room, !isActive))}
      >
        {isActive ? t('archive') : t('unarchive')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 aria-hidden="true" />}
        isDestructive
        onSelect={() => void leave(deeds.remove(room))}
      >
        {t('delete')}
      </MenuItem>
    </DropdownMenu>
  )
}
