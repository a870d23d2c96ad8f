import { DAY_MS, MINUTE_MS } from '#engines/days/durations.ts'
import { call } from '../../api/call.ts'
import { readWaiting } from '../outbox/kept-writes.ts'
import { outboxNews } from '../outbox/outbox.ts'
import { listenToChanges } from '../packages/changes.ts'
import { readPackages } from '../packages/kept-packages.ts'
import { canKeepLessons } from '../packages/room.ts'
import { dropProblemsExceptOf, keepBundle, problemChanges, readProblems } from './kept-problems.ts'

const IN_BUNDLE = 12
/** With fewer left, more are fetched. */
const ENOUGH = 4
/** A download changes its state twenty times until it is done. */
const SETTLE_MS = 500
const ANSWERING = 'practice.answer'

/** Begins like everything that is kept of a person: signing out forgets it. */
const askedKey = (userId: number) => `trellis.user.bundles.${userId}`
type Asked = Record<string, { atMs: number; count: number }>

/** From now on this tab fetches problems for lessons on this device, whenever they run low and there is a connection. */
export function watchBundles(userId: number): () => void {
  if (!canKeepLessons() || !crypto.subtle) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void fillBundles(userId), SETTLE_MS)
  }
  const stops = [
    listenToChanges((changed) => changed === userId && soon()),
    problemChanges.listen((changed) => changed === userId && soon()),
    outboxNews.listen((news) => news.userId === userId && news.settled.includes(ANSWERING) && soon()),
  ]
  window.addEventListener('online', soon)
  soon()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    window.removeEventListener('online', soon)
  }
}

async function fillBundles(userId: number): Promise<void> {
  try {
    await navigator.locks.request(`trellis.bundles.${userId}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      // The server would hand out again what was solved here and has not been told yet.
      if ((await readWaiting(userId)).some(({ operation }) => operation === ANSWERING)) return
      const packages = (await readPackages(userId)).filter(({ state }) => state === 'completed')
      await dropProblemsExceptOf(userId, new Set(packages.map(({ lessonId }) => lessonId)))
      for (const { lessonId } of packages) await fillBundle(userId, lessonId)
    })
  } catch {
    // A lesson without problems is still a lesson: with the next connection they are asked for again.
  }
}

async function fillBundle(userId: number, lessonId: number): Promise<void> {
  const kept = (await readProblems(userId)).filter((one) => one.lessonId === lessonId)
  const open = kept.filter(({ isDone }) => !isDone)
  if (!navigator.onLine || open.length >= ENOUGH) return
  const asked = readAsked(userId)
  const last = asked[lessonId]
  // What was deleted with its lesson and downloaded again is fetched at once.
  const pauseMs = last?.count === 0 ? DAY_MS : kept.length > 0 ? MINUTE_MS : 0
  if (last && Math.abs(Date.now() - last.atMs) < pauseMs) return
  const { practice } = await import('#contract/practice.ts')
  const { problems } = await call(practice.handOutBundle, { lessonId, count: IN_BUNDLE })
  await keepBundle(userId, lessonId, problems, new Date())
  const now = { atMs: Date.now(), count: problems.length }
  localStorage.setItem(askedKey(userId), JSON.stringify({ ...readAsked(userId), [lessonId]: now }))
}

function readAsked(userId: number): Asked {
  try {
    return JSON.parse(localStorage.getItem(askedKey(userId)) ?? '{}') as Asked
  } catch {
    return {}
  }
}
