import { Archive, ArchiveRestore, CopyPlus, EllipsisVertical, Pencil, QrCode, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx'
import { useClassDeeds } from './use-class-deeds.ts'

type ClassMenuProps = {
  room: ClassSummary
  onShowCode: () => void
  onDuplicate: () => void
  /** Where the keyboard goes when the card is gone. */
  onGone: () => void
}

export function ClassMenu({ room, onShowCode, onDuplicate, onGone }: ClassMenuProps) {
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
