import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'

type DocumentMenuProps = {
  document: { title: string; isArchived: boolean }
  onEdit: () => void
  onArchive: () => void
  onRemove: () => void
}

export function DocumentMenu({ document: { title, isArchived }, ...deeds }: DocumentMenuProps) {
  const { t } = useTranslation('documents')
  return (
    <DropdownMenu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={t('menu.label', { title })}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-fill hover:text-text"
        >
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </button>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={deeds.onEdit}>
        {t('menu.edit')}
      </MenuItem>
      <MenuItem icon={isArchived ? <ArchiveRestore /> : <Archive />} onSelect={deeds.onArchive}>
        {isArchived ? t('menu.unarchive') : t('menu.archive')}
      </MenuItem>
      <MenuItem icon={<Trash2 />} isDestructive onSelect={deeds.onRemove}>
        {t('menu.remove')}
      </MenuItem>
    </DropdownMenu>
  )
}
