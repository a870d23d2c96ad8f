import { useTranslation } from 'react-i18next'
import type { LiveSession } from '#contract/admin/session-monitor.ts'
import { formatRelativeTime } from '../../ui/format/format-relative-time.ts'

/** What is said of somebody who is online: which page, and since when. */
export function useSessionWords() {
  const { t, i18n } = useTranslation(['live', 'common'])
  const { t: tUi } = useTranslation('ui')

  function sayPage({ page, isPageWithheld }: LiveSession): string {
    if (isPageWithheld) return t('page.withheld')
    if (!page) return t('page.none')
    if (page.about !== null && (page.screen === 'lesson' || page.screen === 'quizzes'))
      return t(`page.${page.screen}`, { title: page.about })
    return page.screen === null ? page.title : t(`common:pages.${page.screen}`)
  }

  /** Null where the words for the page say it already. */
  function saySince({ page, isPageWithheld, since, idleSince }: LiveSession, now: Date): string | null {
    const ago = (moment: string) => formatRelativeTime(moment, now, tUi, i18n.language)
    if (idleSince) return t('idleSince', { when: ago(idleSince) })
    if (!page && !isPageWithheld) return null
    return t(page ? 'since' : 'onlineSince', { when: ago(since) })
  }

  return { sayPage, saySince }
}
