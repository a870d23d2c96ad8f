import { nextReset } from '#contract/public-demo/next-reset.ts'
import { AppError } from '../app-error.ts'
import { MINUTE_MS } from '../durations.ts'
import { createMutex } from '../mutex.ts'
import { placeOf } from '../sessions/place-of.ts'

/** Who has done nothing for so long has gone, and somebody else may look around. */
export const IDLE_MS = 15 * MINUTE_MS
/** A class behind one address gets in; one machine that begins again and again does not. */
const MOST_STARTS_PER_HOUR = 30

/** What one visitor has for themselves. */
export type VisitorSchool = { end: () => Promise<void> }

type Held = { address: string | null; lastUsedMs: number; tokens: Set<string> }

type PlacesOptions<School> = {
  most: number
  openSchool: () => Promise<School>
  now: () => Date
  report: (message: string, error: unknown) => void
}

export type Places<School extends VisitorSchool> = ReturnType<typeof createPlaces<School>>

/**
 * Who is looking around in which school: one each, no more than `most` at a time, until they leave, have gone, or everything
 * starts over. One school more is kept ready, so that whoever comes next need not wait.
 */
export function createPlaces<School extends VisitorSchool>({
  most,
  openSchool,
  now,
  report,
}: PlacesOptions<School>) {
  const held = new Map<School, Held>()
  const byToken = new Map<string, School>()
  let starts: (string | null)[] = []
  let coming = 0
  let spare: Promise<School> | null = null
  /** What was begun in an earlier one is not handed out any more. */
  let round = 0
  let isStopped = false
  const acquire = createMutex()

  /** One after the other: each takes a processor for a while. */
  async function open(): Promise<School> {
    const release = await acquire()
    return openSchool().finally(release)
  }

  function prepareSpare(): void {
    if (isStopped || spare !== null || held.size + coming >= most) return
    spare = open()
    spare.catch((error: unknown) => {
      report('A school for the next visitor of the public demo could not be made ready', error)
      spare = null
    })
  }

  function refuseTooMany(address: string | null): void {
    if (isStopped) throw new AppError('unavailable', 'demoStartsOver', { retryAfterSeconds: 5 })
    if (starts.filter((start) => start === address).length >= MOST_STARTS_PER_HOUR)
      throw refuseUntil('too_many_requests', 'demoMadeElsewhere', nextReset(now()).getTime())
    if (held.size + coming < most) return
    const freeAt = [...held.values()].map(({ lastUsedMs }) => lastUsedMs + IDLE_MS)
    throw refuseUntil('unavailable', 'demoFull', Math.min(nextReset(now()).getTime(), ...freeAt))
  }

  function refuseUntil(
    code: 'too_many_requests' | 'unavailable',
    reason: 'demoFull' | 'demoMadeElsewhere',
    atMs: number,
  ) {
    const seconds = Math.max(1, Math.ceil((atMs - now().getTime()) / 1000))
    const refusal = { reason, params: { minutes: Math.ceil(seconds / 60) } } as const
    return new AppError(code, refusal, { retryAfterSeconds: seconds })
  }

  async function take(from: string | null): Promise<School> {
    const address = placeOf(from)
    refuseTooMany(address)
    starts.push(address)
    coming += 1
    const begunIn = round
    try {
      const ready = spare
      spare = null
      const school = await (ready ?? open())
      if (round !== begunIn) {
        await finish(school)
        throw new AppError('unavailable', 'demoStartsOver', { retryAfterSeconds: 5 })
      }
      held.set(school, { address, lastUsedMs: now().getTime(), tokens: new Set() })
      return school
    } finally {
      coming -= 1
      prepareSpare()
    }
  }

  /** From now on nothing leads there, and what is there goes. */
  async function leave(school: School): Promise<void> {
    for (const token of held.get(school)?.tokens ?? []) byToken.delete(token)
    if (held.delete(school)) await finish(school)
  }

  const finish = (school: School): Promise<void> =>
    school.end().catch((error: unknown) => report('A school of the public demo could not be ended', error))

  async function startOver(): Promise<void> {
    round += 1
    starts = []
    const unused = spare
    spare = null
    await Promise.all([...[...held.keys()].map(leave), unused?.then(finish, () => {}) ?? Promise.resolve()])
  }

  return {
    /** When everything starts over. */
    endsAt: () => nextReset(now()),
    take,
    prepareSpare,
    /** Whoever has this token is the visitor of that school; false where it has just ended. */
    link(token: string, school: School): boolean {
      const place = held.get(school)
      place?.tokens.add(token)
      if (place) byToken.set(token, school)
      return place !== undefined
    },
    find: (token: string): School | null => byToken.get(token) ?? null,
    use(school: School): void {
      const place = held.get(school)
      if (place) place.lastUsedMs = now().getTime()
    },
    leave,
    async endIdle(): Promise<void> {
      const longAgoMs = now().getTime() - IDLE_MS
      const idle = [...held].filter(([, { lastUsedMs }]) => lastUsedMs <= longAgoMs)
      await Promise.all(idle.map(([school]) => leave(school)))
      prepareSpare()
    },
    startOver,
    async stop(): Promise<void> {
      isStopped = true
      await startOver()
    },
    count: () => held.size,
  }
}
