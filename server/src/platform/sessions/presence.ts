import type { Notice } from '#contract/presence.ts'

/** One open page of a signed-in person. Kept in memory only: who is where right now is nobody's history. */
export type Visit = {
  sessionId: number
  userId: number
  connectedAt: Date
  /** Until the person is known to consent to usage data. */
  isWithheld: boolean
  /** Null until the first navigation, and always while it is withheld. */
  page: { route: string; title: string; since: Date } | null
}

/** `ended`: the person is gone. `replaced`: the browser has a new session and may dial again with it. */
type HangUp = (reason: 'ended' | 'replaced') => void

/** The two ways to reach an open page. */
type Line = { hangUp: HangUp; send: (notice: Notice) => void }

export type Presence = ReturnType<typeof createPresence>

/** Who is connected over `/ws`, which page they see, and a way to hang up on them when their session ends. */
export function createPresence() {
  const visits = new Map<Visit, Line>()

  function hangUpWhere(matches: (visit: Visit) => boolean, reason: Parameters<HangUp>[0] = 'ended'): void {
    for (const [visit, { hangUp }] of visits) if (matches(visit)) hangUp(reason)
  }

  return {
    join(visit: Visit, line: Line): () => void {
      visits.set(visit, line)
      return () => visits.delete(visit)
    },
    /** Reaches every open page of a person on this server; who has none open sees it at the next look. */
    tell(userId: number, notice: Notice): void {
      for (const [visit, { send }] of visits) if (visit.userId === userId) send(notice)
    },
    list: (): Visit[] => [...visits.keys()],
    endSession: (sessionId: number) => hangUpWhere((visit) => visit.sessionId === sessionId),
    replaceSession: (sessionId: number) => hangUpWhere((visit) => visit.sessionId === sessionId, 'replaced'),
    endUser: (userId: number) => hangUpWhere((visit) => visit.userId === userId),
    /** The person, or whoever answers for them, takes back the consent: open pages are forgotten at once. */
    withhold(userId: number): void {
      for (const visit of visits.keys()) {
        if (visit.userId === userId) Object.assign(visit, { isWithheld: true, page: null })
      }
    },
    /** They agree: the next page that is opened is noted. */
    admit(userId: number): void {
      for (const visit of visits.keys()) if (visit.userId === userId) visit.isWithheld = false
    },
  }
}
