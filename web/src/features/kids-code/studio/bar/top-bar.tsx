import * as Icons from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../../kit/app-link.tsx'
import { openChat } from '../../../../kit/chat/page/dock.ts'
import type { AppTarget } from '../../../../kit/navigation/app-target.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import {
  DropdownMenu,
  MenuChoice,
  MenuChoices,
  MenuItem,
  MenuLabel,
} from '../../../../ui/overlays/dropdown-menu.tsx'
import type { Saving } from '../../keeping/program-session.ts'
import type { StudioSettings } from '../studio-settings.ts'
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
          <Icons.ArrowLeft aria-hidden="true" />
        </AppLink>
      </Button>
      <div className="min-w-24 flex-1 basis-24">{title}</div>
      {state}
      <div className="ms-auto flex items-center gap-1">
        {!studio.isReadOnly && (
          <>
            <IconButton
              label={t('bar.undo')}
              icon={<Icons.Undo2 />}
              aria-disabled={!studio.canUndo}
              onClick={studio.undo}
            />
            <IconButton
              label={t('bar.redo')}
              icon={<Icons.Redo2 />}
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
          <Icons.Menu aria-hidden="true" />
        </Button>
      }
    >
      {children}
    </DropdownMenu>
  )
}

const ICONS = {
  saved: Icons.CircleCheck,
  saving: Icons.CloudUpload,
  device: Icons.HardDrive,
  failed: Icons.CircleAlert,
}

export function SavingState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { t } = useTranslation('kidsCodeStudio')
  const Icon = ICONS[saving]
  const isFailed = saving === 'failed'
  return (
    <div className="flex items-center gap-2">
      <p
        data-testid="saving"
        className={`flex items-center gap-1.5 ${isFailed ? 'text-destructive-ink' : 'text-muted'}`}
      >
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${saving === 'saved' ? 'text-success' : ''}`} />
        <span className={isFailed ? '' : 'max-sm:sr-only'}>{t(`saving.${saving}`)}</span>
      </p>
      {isFailed && (
        <Button variant="outline" onClick={onRetry}>
          {t('saving.retry')}
        </Button>
      )}
    </div>
  )
}

const LEVELS = ['pictures', 'blocks', 'full'] as const

type ViewChoicesProps = {
  level: (typeof LEVELS)[number]
  /** A mission says by itself which blocks there are. */
  hasLevels: boolean
  settings: StudioSettings
  onSettings: (part: Partial<StudioSettings>) => void
}

/** How somebody likes to see the studio; stands in its menu. */
export function ViewChoices({ level, hasLevels, settings, onSettings }: ViewChoicesProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const { isCodeShown, isHighContrast } = settings
  return (
    <>
      <MenuItem icon={<Icons.Code />} onSelect={() => onSettings({ isCodeShown: !isCodeShown })}>
        {isCodeShown ? t('view.hideCode') : t('view.showCode')}
      </MenuItem>
      <MenuItem icon={<Icons.Contrast />} onSelect={() => onSettings({ isHighContrast: !isHighContrast })}>
        {isHighContrast ? t('view.usualContrast') : t('view.highContrast')}
      </MenuItem>
      <MenuItem icon={<Icons.MessageCircleQuestionMark />} onSelect={openChat}>
        {t('view.ask')}
      </MenuItem>
      {hasLevels && (
        <>
          <MenuLabel>
            <span className="flex items-center gap-3">
              <Icons.Puzzle aria-hidden="true" className="size-5" />
              {t('view.level')}
            </span>
          </MenuLabel>
          <MenuChoices
            value={level}
            onValueChange={(value) => onSettings({ level: LEVELS.find((one) => one === value) ?? null })}
          >
            {LEVELS.map((one) => (
              <MenuChoice key={one} value={one}>
                {t(`view.levels.${one}`)}
              </MenuChoice>
            ))}
          </MenuChoices>
        </>
      )}
    </>
  )
}
