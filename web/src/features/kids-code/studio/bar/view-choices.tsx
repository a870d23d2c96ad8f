import { Code, Contrast, MessageCircleQuestionMark, Puzzle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openChat } from '../../../../kit/chat/page/dock.ts'
import { MenuChoice, MenuChoices, MenuItem, MenuLabel } from '../../../../ui/overlays/dropdown-menu.tsx'
import type { StudioSettings } from '../studio-settings.ts'

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
      <MenuItem icon={<Code aria-hidden="true" />} onSelect={() => onSettings({ isCodeShown: !isCodeShown })}>
        {isCodeShown ? t('view.hideCode') : t('view.showCode')}
      </MenuItem>
      <MenuItem
        icon={<Contrast aria-hidden="true" />}
        onSelect={() => onSettings({ isHighContrast: !isHighContrast })}
      >
        {isHighContrast ? t('view.usualContrast') : t('view.highContrast')}
      </MenuItem>
      <MenuItem icon={<MessageCircleQuestionMark aria-hidden="true" />} onSelect={openChat}>
        {t('view.ask')}
      </MenuItem>
      {hasLevels && (
        <>
          <MenuLabel>
            <span className="flex items-center gap-3">
              <Puzzle aria-hidden="true" className="size-5" />
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
