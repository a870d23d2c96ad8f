import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../kit/session.ts'
import { readChoice, THEME_CHOICES } from '../../kit/theme/theme-choice.ts'
import { adoptTheme, chooseTheme, readTheme, subscribeToTheme } from '../../kit/theme/theme-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DropdownMenu, MenuChoice, MenuChoices, MenuLabel } from '../../ui/overlays/dropdown-menu.tsx'

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const

export function ThemeSwitch() {
  const { t } = useTranslation('common')
  const choice = useSyncExternalStore(subscribeToTheme, readTheme)
  const preference = useUser()?.themePreference
  const Icon = ICONS[choice]

  useEffect(() => {
    if (preference) adoptTheme(preference)
  }, [preference])

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
      <MenuChoices value={choice} onValueChange={(value) => chooseTheme(readChoice(value) ?? 'system')}>
        {THEME_CHOICES.map((option) => (
          <MenuChoice key={option} value={option}>
            {t(`theme.${option}`)}
          </MenuChoice>
        ))}
      </MenuChoices>
    </DropdownMenu>
  )
}
