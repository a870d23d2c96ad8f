import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openChoices } from '../../../device/open-choices.ts'

/** The picture in it follows the theme by CSS alone, so it is right before any script has run. */
export function ThemeSwitch() {
  const { t } = useTranslation('landing')
  return (
    <button
      type="button"
      aria-label={t('nav.theme')}
      onClick={switchTheme}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-sunken hover:text-text"
    >
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
    </button>
  )
}

function switchTheme(): void {
  const root = document.documentElement
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  root.dataset.theme = theme
  try {
    openChoices().setItem('theme', theme)
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is left.
  }
}
