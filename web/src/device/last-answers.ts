import type { Endpoint } from '#contract/endpoint.ts'
import { listGoing, type WaitingWrite } from '#engines/outbox/index.ts'
import { recordOldAnswer } from './answer-ages.ts'
import { type LastAnswer, openDeviceDatabase } from './device-database.ts'
import { firstPage } from './first-page.ts'
import { listSettledSince } from './settled-writes.ts'
import { readSignedInId } from './signed-in-hint.ts'

/** Of one person; the oldest make room. Enough for every list of a learner and the lessons of a month. */
export const MOST_ANSWERS = 300
/** In characters: what is longer is no list of one learner, and would be most of what a small device has. */
export const LONGEST_ANSWER = 500_000
/** A connection that is there by name only is given up for what is known, where something is. */
const PATIENCE_MS = 8_000

type Question = {
  userId: number
  endpoint: Endpoint
  input: Record<string, unknown>
  address: string
  /** The server's answer, on its way. */
  asked: Promise<unknown>
  /** No answer at all; whatever the server refuses stays refused. */
  isUnreachable: (error: unknown) => boolean
  hasAge: boolean
}

/** `recalledAt`: from when it is, where it comes from the device. */
type Answer = { body: unknown; recalledAt: Date | null; failure?: unknown }

/** What this person sees: the server's answer or the last one, with what they did here and the server did not know then. */
export async function answerWithWaiting(question: Question): Promise<unknown> {
  const { userId, endpoint, input } = question
  const answer = await answerOrRecall(question)
  const isOld = answer.recalledAt !== null
  const writes = await readWrites(userId, answer.recalledAt)
  if (writes.length > 0 || (isOld && answer.body !== undefined)) {
    // Without it the answer is shown as it came: who is signed in is asked this way too, and no page would open.
    const device = await import('./waiting/show-waiting.ts').catch(() => null)
    const shown = device?.showWaiting(endpoint, input, { body: answer.body, isRecalled: isOld }, writes)
    if (shown !== undefined) return shown
  }
  if ('failure' in answer) throw answer.failure
  return answer.body
}

/** Both at one moment: what is settled in between is in one of them. A browser that keeps nothing has none. */
async function readWrites(userId: number, since: Date | null): Promise<WaitingWrite[]> {
  try {
    const tx = (await openDeviceDatabase()).transaction(['outbox', 'settled'])
    const [waiting, settled] = await Promise.all([
      tx.objectStore('outbox').index('ofUser').getAll(userId),
      since ? tx.objectStore('settled').index('ofUser').getAll(userId) : [],
    ])
    return [...listSettledSince(settled, since), ...listGoing(waiting)]
  } catch {
    return []
  }
}

/** How much this person did here that the server has not got. */
export const countWaiting = async (userId: number): Promise<number> => (await readWrites(userId, null)).length

/**
 * The server's answer, kept for later; or the last one it gave this person, when the server cannot be reached. Nothing is
 * of no time at all.
 */
async function answerOrRecall({ userId, address, asked, isUnreachable, hasAge }: Question): Promise<Answer> {
  const askedAt = new Date()
  const fresh = asked.then((body) => {
    void keepAnswer(userId, address, body, askedAt)
    return { body }
  })
  const recall = (last: LastAnswer): Answer => {
    if (hasAge) recordOldAnswer(last.at)
    return { body: last.body, recalledAt: last.at }
  }
  try {
    const late = waitFor(PATIENCE_MS, asked).then(() => recallAnswer(userId, address))
    const first = await Promise.race([fresh, late])
    if (first && 'at' in first) return recall(first)
    return { body: (first ?? (await fresh)).body, recalledAt: null }
  } catch (failure) {
    if (!isUnreachable(failure)) throw failure
    const last = await recallAnswer(userId, address)
    return last ? recall(last) : { body: undefined, recalledAt: new Date(0), failure }
  }
}

/** Never ends for an answer that came in time: nothing is looked up then. */
function waitFor(delayMs: number, asked: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs)
    const stop = () => clearTimeout(timer)
    asked.then(stop, stop)
  })
}

async function recallAnswer(userId: number, address: string) {
  // Another tab may have signed this person out while the network was being waited for.
  if (readSignedInId() !== userId) return undefined
  try {
    return await (await openDeviceDatabase()).get('answers', [userId, address])
  } catch {
    // A browser that keeps nothing, as in a private window: the reader is told what they would be told without us.
    return undefined
  }
}

/** Of the moment in which it was asked for: what was done after that is not in it. */
export async function keepAnswer(userId: number, address: string, body: unknown, at: Date): Promise<void> {
  // Somebody else has signed in meanwhile, and what was kept of this person is gone.
  if (readSignedInId() !== userId || (JSON.stringify(body) ?? '').length > LONGEST_ANSWER) return
  if (import.meta.env.SSR) {
    firstPage.kept.push({ userId, address, body })
    return
  }
  try {
    const tx = (await openDeviceDatabase()).transaction('answers', 'readwrite')
    const last = await tx.store.get([userId, address])
    // Here the transaction of who forgets either comes after this one or has taken the sign of the session before it.
    if ((last && last.at > at) || readSignedInId() !== userId) return
    await tx.store.put({ userId, address, body, at })
    let surplus = (await tx.store.index('ofUser').count(userId)) - MOST_ANSWERS
    const ofUser = IDBKeyRange.bound([userId, new Date(0)], [userId, new Date(8.64e15)])
    let oldest = surplus > 0 ? await tx.store.index('byAge').openCursor(ofUser) : null
    for (; oldest && surplus > 0; surplus -= 1) {
      await oldest.delete()
      oldest = await oldest.continue()
    }
    await tx.done
  } catch {
    // Full, or forbidden to keep anything: the answer is on the screen all the same.
  }
}
