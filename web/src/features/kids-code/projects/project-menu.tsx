import { CopyPlus, EllipsisVertical, Globe, GlobeLock, PencilLine, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import type { ListedProject } from './list-projects.ts'

export type ProjectDeeds = Record<
  'onRename' | 'onDuplicate' | 'onShare' | 'onUnshare' | 'onRemove',
  (project: ListedProject) => void
>

export function ProjectMenu({ project, deeds }: { project: ListedProject; deeds: ProjectDeeds }) {
  const { t } = useTranslation('kidsCodeProjects')
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton
          label={t('projects.more', { title: project.title })}
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<PencilLine aria-hidden="true" />} onSelect={() => deeds.onRename(project)}>
        {t('projects.rename')}
      </MenuItem>
      <MenuItem icon={<CopyPlus aria-hidden="true" />} onSelect={() => deeds.onDuplicate(project)}>
        {t('projects.duplicate')}
      </MenuItem>
      <MenuItem
        icon={<Globe aria-hidden="true" />}
        // What others see is what the server has.
        isDisabled={project.isWaiting}
        onSelect={() => deeds.onShare(project)}
      >
        {project.isPublic ? t('projects.shareAgain') : t('projects.share')}
      </MenuItem>
      {project.isPublic && (
        <MenuItem icon={<GlobeLock aria-hidden="true" />} onSelect={() => deeds.onUnshare(project)}>
          {t('projects.unshare')}
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 aria-hidden="true" />} isDestructive onSelect={() => deeds.onRemove(project)}>
        {t('projects.delete')}
      </MenuItem>
    </DropdownMenu>
  )
}
