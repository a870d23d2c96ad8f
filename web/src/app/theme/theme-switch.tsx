import { useQueryClient } from '@tanstack/react-query'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUserQuery } from '../../kit/session.ts'
import { readChoice, THEME_CHOICES, type ThemeChoice } from '../../kit/theme/theme-choice.ts'
import { chooseTheme, readTheme, subscribeToTheme } from '../../kit/theme/theme-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DropdownMenu, MenuChoice, MenuChoices, MenuLabel } from '../../ui/overlays/dropdown-menu.tsx'

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

/** Keeps the choice with the account, if somebody is signed in. Without the server it still holds on this device. */
function useKeepTheme(): (choice: ThemeChoice) => void {
  const queryClient = useQueryClient()
  async function keep(themePreference: ThemeChoice): Promise<void> {
    if (!queryClient.getQueryData(currentUserQuery.queryKey)) return
    const [{ profile }, { call }] = await Promise.all([
      import('#contract/profile/profile.ts'),
      import('../../api/call.ts'),
    ])
    const user = await call(profile.update, { themePreference })
    queryClient.setQueryData(currentUserQuery.queryKey, user)
    await queryClient.invalidateQueries({ queryKey: ['profile'] })
  }
  // Nobody is told of a failure: what was asked for has happened, on this device.
  return (choice) => void keep(choice).catch(() => {})
}
