import { findNext, judge, type Outcome, type Refusal, type WaitingWrite } from '#engines/outbox/index.ts'

/** What sending needs of the world; the browser's are in `outbox.ts`. */
export type SendPorts = {
  /** Whether the person is still the one who is signed in here. */
  isOwner: () => boolean
  read: () => Promise<WaitingWrite[]>
  markSent: (place: number) => Promise<WaitingWrite | null>
  send: (write: WaitingWrite) => Promise<Outcome>
  settle: (write: WaitingWrite, answer: unknown) => Promise<void>
  /** It will not be done, and nobody has to decide about that. */
  drop: (write: WaitingWrite) => Promise<void>
  refuse: (place: number, refusal: Refusal) => Promise<void>
  countFailure: (place: number) => Promise<void>
  /** Nothing is left to decide: what was done elsewhere meanwhile stands. */
  isSettledBy: (write: WaitingWrite, refusal: Refusal) => boolean
}

export type Round = {
  /** Why it ended. `done`: whatever can be sent is sent. */
  end: 'done' | 'later' | 'signIn' | 'stopped'
  settled: WaitingWrite[]
  refused: WaitingWrite[]
  /** What the last one came to, when that was no answer. */
  failure: { key: string; outcome: Outcome } | null
}

/** Sends what waits, one after the other, until nothing is left or the server does not take it now. One tab at a time. */
export async function sendWaiting(ports: SendPorts): Promise<Round> {
  const round: Round = { end: 'done', settled: [], refused: [], failure: null }
  for (;;) {
    if (!ports.isOwner()) return { ...round, end: 'stopped' }
    const next = findNext(await ports.read())
    if (!next) return round
    const write = await ports.markSent(next.place)
    if (!write) continue
    const outcome = await ports.send(write)
    const verdict = judge(write, outcome)
    if (verdict.kind === 'done' && outcome.kind === 'answered') {
      await ports.settle(write, outcome.answer)
      round.settled.push(write)
    } else if (verdict.kind === 'refused' && ports.isSettledBy(write, verdict.refusal)) {
      await ports.drop(write)
      round.settled.push(write)
    } else if (verdict.kind === 'refused') {
      await ports.refuse(write.place, verdict.refusal)
      round.refused.push(write)
    } else if (verdict.kind === 'signIn') {
      return { ...round, end: 'signIn', failure: { key: write.key, outcome } }
    } else {
      await ports.countFailure(write.place)
      return { ...round, end: 'later', failure: { key: write.key, outcome } }
    }
  }
}
