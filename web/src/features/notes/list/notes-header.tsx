import { EllipsisVertical, FileDown, Plus, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'

type NotesHeaderProps = {
  user: User
  heading: RefObject<HTMLHeadingElement | null>
  tag: string | null
  notes: { create: () => void; exportAll: () => void; showDeleted: () => void }
}

export function NotesHeader({ user, heading, tag, notes }: NotesHeaderProps) {
  const { t } = useTranslation('notes')
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl">
          {t('title')}
        </h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      <div className="flex items-center gap-3">
        <Button size={isYoung(user) ? 'large' : 'medium'} onClick={notes.create}>
          <Plus aria-hidden="true" />
          {t('create')}
        </Button>
        <DropdownMenu
          align="end"
          trigger={
            <IconButton
              variant="outline"
              label={t('menu.label')}
              icon={<EllipsisVertical aria-hidden="true" />}
            />
          }
        >
          <MenuItem icon={<FileDown aria-hidden="true" />} onSelect={notes.exportAll}>
            {tag === null ? t('menu.exportAll') : t('menu.exportTag', { tag })}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={notes.showDeleted}>
            {t('menu.deleted')}
          </MenuItem>
        </DropdownMenu>
      </div>
    </div>
  )
}
