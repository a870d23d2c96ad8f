import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PRESENCE_PATH } from '#contract/presence.ts'
import { markLearningOutdated } from '../../kit/learning/mark-learning-outdated.ts'
import { currentUserQuery, switchUser, useUser } from '../../kit/session.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { connectPresence, type SocketListener } from './connect-presence.ts'
import type { OpenPage } from './to-navigation-event.ts'

function openSocket({ onOpen, onMessage, onClose }: SocketListener): WebSocket {
  const socket = new WebSocket(new URL(PRESENCE_PATH, location.origin.replace(/^http/, 'ws')))
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }) => onMessage(String(data)))
  socket.addEventListener('close', ({ code }) => onClose(code))
  return socket
}

/** What the server tells of while the line stands. */
const TOLD_OF = [['assignments'], ['classes'], ['announcements'], ['live-sessions']]
/** What came with the page itself is not asked for again. */
const FRESH_MS = 2_000

/** While somebody is signed in, the server knows which page is open. Without a connection everything else works on. */
export function usePresence(): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const userId = useUser()?.id
  const { t } = useTranslation('common')

  useEffect(() => {
    if (userId === undefined) return

    async function isStillSignedIn(): Promise<boolean> {
      try {
        const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
        if (user) return true
        switchUser(queryClient, null)
        await router.navigate({ to: '/' })
        return false
      } catch {
        // The server cannot be asked now: keep trying, it will say so itself.
        return true
      }
    }

    function readOpenPage(): OpenPage {
      const match = router.state.matches.at(-1)
      return {
        pathname: router.state.resolvedLocation?.pathname ?? router.state.location.pathname,
        params: (match?.params ?? {}) as Record<string, string>,
      }
    }

    const presence = connectPresence({
      openSocket,
      isOnline: () => navigator.onLine,
      now: () => new Date(),
      random: Math.random,
      schedule: (run, delayMs) => {
        const timer = setTimeout(run, delayMs)
        return () => clearTimeout(timer)
      },
      isStillSignedIn,
      onGreeted: () => {
        void queryClient.invalidateQueries({ queryKey: ['notifications'] })
        const oldest = Date.now() - FRESH_MS
        for (const queryKey of TOLD_OF)
          void queryClient.invalidateQueries({
            queryKey,
            predicate: ({ state }) => state.dataUpdatedAt < oldest,
          })
      },
      onNotice: (notice) => {
        if (notice.type === 'account')
          return void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
        if (notice.type === 'sessions')
          return void queryClient.invalidateQueries({ queryKey: ['live-sessions'] })
        if (notice.type === 'announcements')
          return void queryClient.invalidateQueries({ queryKey: ['announcements'] })
        void queryClient.invalidateQueries({ queryKey: ['notifications'] })
        if (notice.type === 'notifications') return
        if (notice.type === 'assignments')
          return void queryClient.invalidateQueries({ queryKey: ['assignments'] })
        if (notice.type === 'classes') return void queryClient.invalidateQueries({ queryKey: ['classes'] })
        void markLearningOutdated(queryClient)
        if (notice.type === 'takenBack') {
          toast({
            title: t('takenBack.title'),
            description: t('takenBack.text', { count: notice.answers }),
          })
          return
        }
        // Who has switched gamification off hears of no badges.
        const isGamified = queryClient.getQueryData(currentUserQuery.queryKey)?.gamificationEnabled ?? true
        if (notice.badges.length === 0 || !isGamified) return
        toast({
          title: t('badgeEarned', { count: notice.badges.length }),
          description: notice.badges.map(({ name }) => name).join(', '),
        })
      },
    })
    presence.report(readOpenPage())
    const stopReporting = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (fromLocation?.pathname !== toLocation.pathname) presence.report(readOpenPage())
    })
    window.addEventListener('online', presence.connect)
    let isLeft = false
    let stopResting = () => {}
    // Nobody needs it at once.
    void import('./watch-rest.ts').then(({ watchRest }) => {
      if (!isLeft) stopResting = watchRest(presence.rest)
    })
    return () => {
      isLeft = true
      stopResting()
      stopReporting()
      window.removeEventListener('online', presence.connect)
      presence.stop()
    }
  }, [userId, router, queryClient, t])
}
