import type { Endpoint } from '#contract/endpoint.ts'
import { listGoing, type WaitingWrite } from '#engines/outbox/index.ts'
import { recordOldAnswer } from './answer-ages.ts'
import { openDeviceDatabase } from './device-database.ts'
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

/** What this person sees: the server's answer or the last one, with what they did here and the server does not know yet. */
export async function answerWithWaiting(question: Question): Promise<unknown> {
  const { userId, endpoint, input } = question
  const [asked, waiting] = await Promise.allSettled([answerOrRecall(question), readWritesOf(userId)])
  if (asked.status === 'rejected' && !question.isUnreachable(asked.reason)) throw asked.reason
  const answer = asked.status === 'fulfilled' ? asked.value : { body: undefined, isRecalled: true }
  const writes = waiting.status === 'fulfilled' ? waiting.value : []
  if (writes.length > 0 || (answer.isRecalled && answer.body !== undefined)) {
    const { showWaiting } = await import('./waiting/show-waiting.ts')
    const shown = showWaiting(endpoint, input, answer, writes)
    if (shown !== undefined) return shown
  }
  if (asked.status === 'rejected') throw asked.reason
  return answer.body
}

/** What somebody still has to decide about is shown where they decide; everywhere else stands what the server has. */
async function readWritesOf(userId: number): Promise<WaitingWrite[]> {
  const writes = await (await openDeviceDatabase()).getAllFromIndex('outbox', 'ofUser', userId)
  return listGoing(writes)
}

/** The server's answer, kept for later; or the last one it gave this person, when the server cannot be reached. */
async function answerOrRecall({ userId, address, asked, isUnreachable, hasAge }: Question) {
  const fresh = asked.then((body) => {
    void keepAnswer(userId, address, body)
    return { body }
  })
  try {
    const late = waitFor(PATIENCE_MS, asked).then(() => recallAnswer(userId, address))
    const first = await Promise.race([fresh, late])
    if (!first) return { body: (await fresh).body, isRecalled: false }
    if ('at' in first && hasAge) recordOldAnswer(first.at)
    return { body: first.body, isRecalled: 'at' in first }
  } catch (error) {
    const last = isUnreachable(error) ? await recallAnswer(userId, address) : undefined
    if (!last) throw error
    if (hasAge) recordOldAnswer(last.at)
    return { body: last.body, isRecalled: true }
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

async function keepAnswer(userId: number, address: string, body: unknown): Promise<void> {
  // Somebody else has signed in meanwhile, and what was kept of this person is gone.
  if (readSignedInId() !== userId || (JSON.stringify(body) ?? '').length > LONGEST_ANSWER) return
  try {
    const tx = (await openDeviceDatabase()).transaction('answers', 'readwrite')
    await tx.store.put({ userId, address, body, at: new Date() })
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
