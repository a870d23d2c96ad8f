import type { Notice } from '#contract/presence.ts'
import { createWatchers } from './watchers.ts'

/** One open page of a signed-in person. Kept in memory only: who is where right now is nobody's history. */
export type Visit = {
  sessionId: number
  userId: number
  connectedAt: Date
  /** Until the person is known to consent to usage data. */
  isWithheld: boolean
  /** Null until the first navigation, and always while it is withheld. */
  page: { route: string; title: string; since: Date } | null
  /** Since when nobody has touched the page, or has it in the background; null while somebody uses it. */
  idleSince?: Date | null
}

/** `ended`: the person is gone. `replaced`: the browser has a new session and may dial again with it. */
type HangUp = (reason: 'ended' | 'replaced') => void

/** The two ways to reach an open page. */
type Line = { hangUp: HangUp; send: (notice: Notice) => void }

export type Presence = ReturnType<typeof createPresence>

/** Who is connected over `/ws`, which page they see, and a way to hang up on them when their session ends. */
export function createPresence(now: () => Date) {
  const visits = new Map<Visit, Line>()
  const watchers = createWatchers((sessionId) => {
    for (const [visit, { send }] of visits) if (visit.sessionId === sessionId) send({ type: 'sessions' })
  })
  const changed = (userId: number) => watchers.changed(userId, now())

  function hangUpWhere(matches: (visit: Visit) => boolean, reason: Parameters<HangUp>[0] = 'ended'): void {
    for (const [visit, { hangUp }] of visits) if (matches(visit)) hangUp(reason)
  }

  /** Reaches every open page of people on this server; who has none open sees it at the next look. */
  function tell(userIds: Iterable<number>, notice: Notice): void {
    const told = new Set(userIds)
    for (const [visit, { send }] of visits) if (told.has(visit.userId)) send(notice)
  }

  return {
    join(visit: Visit, line: Line): () => void {
      visits.set(visit, line)
      changed(visit.userId)
      return () => {
        visits.delete(visit)
        changed(visit.userId)
      }
    },
    /** Tells a new line whether it is to say which page it shows. */
    greet(visit: Visit): void {
      visits.get(visit)?.send({ type: 'usage', isNoted: !visit.isWithheld })
    },
    /** Nothing is noted of who has not agreed to it. */
    move(visit: Visit, page: { route: string; title: string }): void {
      if (visit.isWithheld) return
      visit.page = { ...page, since: now() }
      visit.idleSince = null
      changed(visit.userId)
    },
    rest(visit: Visit, isIdle: boolean): void {
      if (visit.isWithheld || isIdle === Boolean(visit.idleSince)) return
      visit.idleSince = isIdle ? now() : null
      changed(visit.userId)
    },
    watchers,
    tell,
    list: (): Visit[] => [...visits.keys()],
    endSession: (sessionId: number) => hangUpWhere((visit) => visit.sessionId === sessionId),
    replaceSession: (sessionId: number) => hangUpWhere((visit) => visit.sessionId === sessionId, 'replaced'),
    endUser: (userId: number) => hangUpWhere((visit) => visit.userId === userId),
    /** The person, or whoever answers for them, takes back the consent: open pages are forgotten at once. */
    withhold(userId: number): void {
      for (const visit of visits.keys()) {
        if (visit.userId === userId) Object.assign(visit, { isWithheld: true, page: null, idleSince: null })
      }
      tell([userId], { type: 'usage', isNoted: false })
      changed(userId)
    },
    /** They agree: open pages are asked to say which they are. */
    admit(userId: number): void {
      for (const visit of visits.keys()) if (visit.userId === userId) visit.isWithheld = false
      tell([userId], { type: 'usage', isNoted: true })
    },
  }
}
