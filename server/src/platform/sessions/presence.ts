/** One open page of a signed-in person. Kept in memory only: who is where right now is nobody's history. */
export type Visit = {
  sessionId: number
  userId: number
  connectedAt: Date
  /** Null until the first navigation, and always for people who did not consent to usage data. */
  page: { route: string; title: string; since: Date } | null
}

export type Presence = ReturnType<typeof createPresence>

/** Who is connected over `/ws`, which page they see, and a way to hang up on them when their session ends. */
export function createPresence() {
  const visits = new Map<Visit, () => void>()

  function hangUpWhere(matches: (visit: Visit) => boolean): void {
    for (const [visit, hangUp] of visits) if (matches(visit)) hangUp()
  }

  return {
    join(visit: Visit, hangUp: () => void): () => void {
      visits.set(visit, hangUp)
      return () => visits.delete(visit)
    },
    list: (): Visit[] => [...visits.keys()],
    endSession: (sessionId: number) => hangUpWhere((visit) => visit.sessionId === sessionId),
    endUser: (userId: number) => hangUpWhere((visit) => visit.userId === userId),
  }
}
