import * as z from 'zod/mini'
import { Notice, type RestEvent, SESSION_ENDED } from '#contract/presence.ts'
import { findDelayMs } from './find-delay.ts'
import { type OpenPage, toNavigationEvent } from './to-navigation-event.ts'

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
