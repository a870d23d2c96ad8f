import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type ProgressRecord, progress } from '#contract/progress.ts'
import { call } from '../../../api/call.ts'
import { makeKey } from '../../../api/make-key.ts'
import { keepWrite } from '../../../device/outbox/outbox.ts'
import { progressRecordsQuery } from '../../../kit/learning/learning.data.ts'
import { currentUserQuery } from '../../../kit/session.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { createVisit, type ReadingPlace, type Visit } from './visit.ts'

export type OpenVisit = Visit & { id: string }

/** Counts and saves the time on the page from opening it to leaving it, whichever way it is left. */
export function useVisit(user: User, lessonId: number, readPlace: () => ReadingPlace): OpenVisit {
  const { t } = useTranslation('lessons')
  const queryClient = useQueryClient()
  const [visit] = useState((): OpenVisit => {
    const id = makeKey()
    const opened = createVisit({
      now: () => performance.now(),
      readPlace,
      send: async ({ seconds, place }, isLeaving) => {
        const report = {
          id: user.id,
          userId: user.id,
          lessonId,
          completed: false,
          timeSpent: seconds,
          lastAccessed: new Date().toISOString(),
          visit: { id, seconds },
          ...place,
        }
        // A page that is being closed has no time for more than the call itself.
        if (navigator.onLine) {
          keepRecord(queryClient, await call(progress.save, report, { keepalive: isLeaving }))
        } else await keepWrite('progress.save', report)
        // While reading goes on, figures on other pages are marked; left pages are fetched by those who look at them.
        const refetchType = isLeaving ? 'active' : 'none'
        void queryClient.invalidateQueries({ queryKey: ['learning'], refetchType })
      },
      onFailed: () =>
        // Reading a kept lesson is no failure; the running total is saved with the next connection.
        navigator.onLine &&
        toast({
          title: t('page.saveFailed'),
          variant: 'destructive',
          action: { label: t('page.retry'), onAction: () => void opened.save(false) },
        }),
    })
    return { ...opened, id }
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = () => (document.visibilityState === 'visible' ? visit.show() : visit.hide())
    follow()
    const timer = setInterval(visit.tick, 1000)
    document.addEventListener('visibilitychange', follow, { signal })
    window.addEventListener('pageshow', follow, { signal })
    window.addEventListener('pagehide', visit.hide, { signal })
    return () => {
      clearInterval(timer)
      listening.abort()
      // Whoever has signed out, or was, can save nothing more: its failure would cover the note that says so.
      if (queryClient.getQueryData(currentUserQuery.queryKey)?.id === user.id) visit.hide()
    }
  }, [visit, queryClient, user.id])

  return visit
}

/** The saved record takes the place of the one before it, so that the list shows it without asking again. */
function keepRecord(queryClient: QueryClient, saved: ProgressRecord): void {
  queryClient.setQueryData(
    progressRecordsQuery(saved.userId).queryKey,
    (records) => records && [saved, ...records.filter(({ lessonId }) => lessonId !== saved.lessonId)],
  )
}
