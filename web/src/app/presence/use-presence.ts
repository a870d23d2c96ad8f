import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { trackingTitle } from '#contract/pages/page-titles.ts'
import {
  type NavigationEvent,
  Notice,
  PRESENCE_PATH,
  type RestEvent,
  SESSION_ENDED,
} from '#contract/presence.ts'
import { markLearningOutdated } from '../../kit/learning/mark-learning-outdated.ts'
import { currentUserQuery, switchUser, useUser } from '../../kit/session.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** The page that is open, as the address and the named parts of it (`lessonId`). */
type OpenPage = { pathname: string; params: Readonly<Record<string, string>> }

const LONGEST_ROUTE = 500
const LONGEST_VALUE = 200

/** Only the address and its parts are told, never what stands on the page, nor the query. */
export function toNavigationEvent({ pathname, params }: OpenPage, now: Date): NavigationEvent {
  return {
    type: 'navigation',
    route: pathname.replace(/\s/g, encodeURIComponent).slice(0, LONGEST_ROUTE),
    title: trackingTitle(pathname),
    timestamp: now.toISOString(),
    pageData: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]),
    ),
  }
}

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60_000

/**
 * How long to wait before the next attempt to connect: doubling from 1 s to 60 s, with up to half of it taken off by
 * chance, so that a school's browsers do not all come back in the same moment.
 */
export function findDelayMs(failedAttempts: number, random: () => number): number {
  const ceilingMs = Math.min(FIRST_DELAY_MS * 2 ** failedAttempts, LONGEST_DELAY_MS)
  return Math.max(FIRST_DELAY_MS, Math.round(ceilingMs * (1 - random() / 2)))
}

export type PresenceSocket = { send: (text: string) => void; close: () => void }
export type SocketListener = {
  onOpen: () => void
  onMessage: (text: string) => void
  onClose: (code: number) => void
}

/** What is for the screens; whether pages are noted is settled here. */
export type News = Exclude<Notice, { type: 'usage' }>

type PresenceWorld = {
  openSocket: (listener: SocketListener) => PresenceSocket
  isOnline: () => boolean
  now: () => Date
  random: () => number
  /** Runs later and answers how to call it off. */
  schedule: (run: () => void, delayMs: number) => () => void
  /** From now on the server tells; what it would have told before has to be looked up. */
  onGreeted: () => void
  /** The server has something to tell. */
  onNotice: (notice: News) => void
  /** The server has ended the session; answers whether the user is signed in all the same. */
  isStillSignedIn: () => Promise<boolean>
}

/** A connection is good once it has stayed this long; one that breaks earlier counts as a failed attempt. */
const STEADY_AFTER_MS = 10_000

/** Keeps one connection while the page is open and tells it where the user is. It never raises an error. */
export function connectPresence(world: PresenceWorld) {
  let socket: PresenceSocket | null = null
  let isOpen = false
  let isGreeted = false
  let isStopped = false
  /** The server says on each line whether it may know; until then nothing is told. */
  let isNoted = false
  let page: OpenPage | null = null
  let isIdle = false
  let failedAttempts = 0
  let callOff = () => {}

  function tellPage() {
    if (isOpen && isNoted && page) socket?.send(JSON.stringify(toNavigationEvent(page, world.now())))
  }

  function tellRest() {
    if (isOpen && isNoted) socket?.send(JSON.stringify({ type: 'rest', isIdle } satisfies RestEvent))
  }

  function connect() {
    callOff()
    if (isStopped || socket || !world.isOnline()) return
    socket = world.openSocket({ onOpen: beginTelling, onMessage: hear, onClose: endOrReconnect })
  }

  function beginTelling() {
    isOpen = true
    callOff = world.schedule(() => {
      failedAttempts = 0
    }, STEADY_AFTER_MS)
  }

  function heed(next: boolean) {
    if (!isGreeted) world.onGreeted()
    isGreeted = true
    const isNews = next && !isNoted
    isNoted = next
    if (!isNews) return
    tellPage()
    if (isIdle) tellRest()
  }

  /** What a newer server says in words of its own is left alone. */
  function hear(text: string) {
    const notice = readNotice(text)
    if (notice?.type === 'usage') heed(notice.isNoted)
    else if (notice) world.onNotice(notice)
  }

  function endOrReconnect(code: number) {
    socket = null
    isOpen = false
    isGreeted = false
    isNoted = false
    callOff()
    if (code === SESSION_ENDED) void reconnectIfSignedIn()
    else reconnectLater()
  }

  function reconnectLater() {
    if (isStopped || !world.isOnline()) return
    callOff = world.schedule(connect, findDelayMs(failedAttempts, world.random))
    failedAttempts += 1
  }

  async function reconnectIfSignedIn() {
    if (await world.isStillSignedIn()) reconnectLater()
  }

  connect()
  return {
    report(next: OpenPage) {
      const isAnother = next.pathname !== page?.pathname
      page = next
      if (isAnother) tellPage()
    },
    /** Nobody uses the page any more, or somebody does again. */
    rest(next: boolean) {
      isIdle = next
      tellRest()
    },
    /** The device is back online: no reason to wait any longer. */
    connect,
    stop() {
      isStopped = true
      callOff()
      socket?.close()
    },
  }
}

function readNotice(text: string): Notice | null {
  try {
    return z.safeParse(Notice, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

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
      const former = queryClient.getQueryData(currentUserQuery.queryKey)
      try {
        const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
        if (user) return true
        switchUser(queryClient, null)
        // In a public demo the landing page then says that it has started over.
        const state = former?.demoUntil ? { wanted: router.state.location.href } : {}
        await router.navigate({ to: '/', state })
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
        if (notice.type === 'account') {
          void queryClient.invalidateQueries({ queryKey: ['guardian'] })
          return void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
        }
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
