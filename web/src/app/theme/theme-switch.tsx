import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { readChoice, THEME_CHOICES } from '../../kit/theme/theme-choice.ts'
import { chooseTheme, readTheme, subscribeToTheme } from '../../kit/theme/theme-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DropdownMenu, MenuChoice, MenuChoices, MenuLabel } from '../../ui/overlays/dropdown-menu.tsx'
import { useKeepTheme } from './use-keep-theme.ts'

/** The server does not know what a device has chosen. */
const readFirstTheme = () => 'system' as const
const ICONS = { light: Sun, dark: Moon, system: Monitor } as const

export function ThemeSwitch() {
  const { t } = useTranslation('common')
  const choice = useSyncExternalStore(subscribeToTheme, readTheme, readFirstTheme)
  const Icon = ICONS[choice]
  const keep = useKeepTheme()

  function choose(value: string) {
    const chosen = readChoice(value) ?? 'system'
    chooseTheme(chosen)
    keep(chosen)
  }

  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('theme.label', { choice: t(`theme.${choice}`) })}>
          <Icon aria-hidden="true" />
        </Button>
      }
    >
      <MenuLabel>{t('theme.heading')}</MenuLabel>
      <MenuChoices value={choice} onValueChange={choose}>
        {THEME_CHOICES.map((option) => (
          <MenuChoice key={option} value={option}>
            {t(`theme.${option}`)}
          </MenuChoice>
        ))}
      </MenuChoices>
    </DropdownMenu>
  )
}
