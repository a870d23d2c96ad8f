import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import { currentUserQuery } from '../session.ts'
import { showLanguage } from './show-language.ts'

/** Each in its own words, for who can read no other. */
const LANGUAGE_NAMES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch', zh: '中文' }

/** The language of the whole page, for visitors; who is signed in has it kept with the account. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('common')
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    // The landing page is made ready in English, and all of it has to be taken over as it is before it may change.
    const { language } = document.documentElement.dataset
    if (language && language !== i18next.language) void showLanguage(language)
  }, [])

  async function choose(language: string) {
    setWanted(language)
    setFailed(false)
    try {
      const { chooseLanguage } = await import('./choose-language.ts')
      await chooseLanguage(language)
      if (queryClient.getQueryData(currentUserQuery.queryKey)) {
        const { keepLanguage } = await import('./keep-language.ts')
        await keepLanguage(queryClient, language)
      }
    } catch {
      setFailed(true)
    }
    setWanted(null)
  }

  return (
    <div>
      <NativeSelect
        label={t('language.label')}
        value={wanted ?? i18n.language}
        onChange={(language) => void choose(language)}
      >
        {Object.entries(LANGUAGE_NAMES).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <p role="status">{hasFailed && t('language.failed')}</p>
    </div>
  )
}
