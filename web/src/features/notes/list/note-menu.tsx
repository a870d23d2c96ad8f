import { EllipsisVertical, FileDown, Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Note } from '#contract/study/notes.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'

type NoteMenuProps = { note: Note; onMakeCards: (note: Note) => void; onExport: (note: Note) => void }

export function NoteMenu({ note, onMakeCards, onExport }: NoteMenuProps) {
  const { t } = useTranslation('notes')
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton
          label={t('card.more', { title: note.title })}
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<Layers aria-hidden="true" />} onSelect={() => onMakeCards(note)}>
        {t('card.makeCards')}
      </MenuItem>
      <MenuItem icon={<FileDown aria-hidden="true" />} onSelect={() => onExport(note)}>
        {t('card.export')}
      </MenuItem>
    </DropdownMenu>
  )
}
