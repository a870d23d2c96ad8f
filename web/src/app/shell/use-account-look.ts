import { useEffect } from 'react'
import { adoptLanguage } from '../../kit/language/adopt-language.ts'
import { useUser } from '../../kit/session.ts'
import { adoptTheme } from '../../kit/theme/theme-store.ts'

/** Words and colours as the account has them, also when it changes while the page is open. */
export function useAccountLook(): void {
  const user = useUser()
  const language = user?.languagePreference
  const theme = user?.themePreference
  useEffect(() => {
    if (theme) adoptTheme(theme)
  }, [theme])
  useEffect(() => void adoptLanguage(language), [language])
}
