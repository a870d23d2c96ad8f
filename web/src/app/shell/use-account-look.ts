import i18next from 'i18next'
import { useEffect } from 'react'
import { useUser } from '../../kit/session.ts'
import { adoptTheme } from '../../kit/theme/theme-store.ts'

/** Dates, numbers and colours as the account has them; a visitor sees English. */
export function useAccountLook(): void {
  const user = useUser()
  const language = user?.languagePreference ?? 'en'
  const theme = user?.themePreference
  useEffect(() => {
    if (theme) adoptTheme(theme)
  }, [theme])
  useEffect(() => {
    if (i18next.language !== language) void i18next.changeLanguage(language)
  }, [language])
}
