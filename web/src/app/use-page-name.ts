import { useTranslation } from 'react-i18next'
import type { ScreenName } from '#contract/pages/pages.ts'

/** What a page is called in the browser's tab, in the header and for screen readers. */
export function usePageName(screen: ScreenName | null): string {
  const { t } = useTranslation('common')
  return screen ? t(`pages.${screen}`) : t('pages.notFound')
}
