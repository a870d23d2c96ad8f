import { ArrowLeft, Menu, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../../kit/app-link.tsx'
import type { AppTarget } from '../../../../kit/navigation/app-target.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { DropdownMenu } from '../../../../ui/overlays/dropdown-menu.tsx'
import type { Studio } from '../use-studio.ts'

type TopBarProps = {
  back: AppTarget
  /** The name of what is open: a heading, or a field for its owner. */
  title: ReactNode
  state?: ReactNode
  studio: Studio
  menu: ReactNode
}

export function TopBar({ back, title, state, studio, menu }: TopBarProps) {
  const { t } = useTranslation('kidsCodeStudio')
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button asChild variant="ghost" size="icon">
        <AppLink {...back} aria-label={t('bar.back')}>
          <ArrowLeft aria-hidden="true" />
        </AppLink>
      </Button>
      <div className="min-w-24 flex-1 basis-24">{title}</div>
      {state}
      <div className="ms-auto flex items-center gap-1">
        {!studio.isReadOnly && (
          <>
            <IconButton
              label={t('bar.undo')}
              icon={<Undo2 aria-hidden="true" />}
              aria-disabled={!studio.canUndo}
              onClick={studio.undo}
            />
            <IconButton
              label={t('bar.redo')}
              icon={<Redo2 aria-hidden="true" />}
              aria-disabled={!studio.canRedo}
              onClick={studio.redo}
            />
          </>
        )}
        {menu}
      </div>
    </div>
  )
}

export function StudioMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kidsCodeStudio')
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('menu.label')}>
          <Menu aria-hidden="true" />
        </Button>
      }
    >
      {children}
    </DropdownMenu>
  )
}
