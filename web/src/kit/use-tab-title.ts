import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** For a page that shows one of many things: its tab is called by the name of that thing, not by the kind of page. */
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
