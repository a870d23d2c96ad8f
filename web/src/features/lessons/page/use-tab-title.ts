import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Several lessons may stand in several tabs: each is called by its own name. */
export function useTabTitle(title: string): void {
  const { t } = useTranslation('common')
  useEffect(() => {
    // The shell names the page by its kind in the same moment; this comes after it.
    const timer = setTimeout(() => {
      document.title = t('documentTitle', { page: title })
    })
    return () => clearTimeout(timer)
  }, [title, t])
}
