import type { KeptPackage } from '../device-database.ts'
import { makePorts } from './browser-ports.ts'
import { listenToChanges } from './changes.ts'
import { changePackage, readPackage, readPackages } from './kept-packages.ts'
import { backOffMs, changeState, chooseNext, DownloadFault, followConnection } from './package-states.ts'
import { type DownloadPace, runDownload } from './run-download.ts'
import { tellServer } from './tell-server.ts'

/** Rings when there may be something to do. A ring that nobody waited for is heard by the next one who does. */
function createBell() {
  let isRung = false
  let wake = () => {}

  function ring(): void {
    isRung = true
    wake()
  }

  async function waitForRing(longestMs: number): Promise<void> {
    if (!isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    isRung = false
    wake = () => {}
  }

  return { ring, waitForRing }
}

/** Documented: 5 points every 500 ms. */
const IN_RHYTHM: DownloadPace = { rhythmMs: 500, mostFailures: Number.POSITIVE_INFINITY }
const MOST_AT_ONCE = 4
/** What could not be told to the server is tried again after this at the latest. */
const LOOK_AGAIN_MS = 15_000

const working = new Set<number>()

/** From now on this tab goes on with the person's downloads whenever no other tab does. */
export function keepDownloading(userId: number): void {
  if (working.has(userId)) return
  working.add(userId)
  navigator.locks
    .request(`trellis.downloads.${userId}`, () => work(userId))
    .catch(reportError)
    .finally(() => working.delete(userId))
}

/** Everything of one lesson happens under its lock: two tabs never fetch the same piece. */
export function holdLesson<T>(
  userId: number,
  lessonId: number,
  signal: AbortSignal,
  act: () => Promise<T>,
): Promise<T> {
  return navigator.locks.request(`trellis.download.${userId}.${lessonId}`, { signal }, act)
}

async function work(userId: number): Promise<never> {
  const running = new Map<number, AbortController>()
  const bell = createBell()
  const teller = createTeller(userId)
  listenToChanges((changed) => changed === userId && bell.ring())
  window.addEventListener('online', bell.ring)
  window.addEventListener('offline', bell.ring)
  for (;;) {
    const packages = await adjust(await readPackages(userId))
    for (const [lessonId, controller] of running) {
      const now = packages.find((kept) => kept.lessonId === lessonId)
      if (now?.state !== 'in_progress') controller.abort()
    }
    for (const { lessonId } of chooseNext(packages, new Set(running.keys()), MOST_AT_ONCE)) {
      const controller = new AbortController()
      running.set(lessonId, controller)
      void goOn(userId, lessonId, controller.signal).finally(() => {
        running.delete(lessonId)
        bell.ring()
      })
    }
    if (navigator.onLine && packages.some(({ isTold }) => !isTold)) void teller.tell()
    await bell.waitForRing(LOOK_AGAIN_MS)
  }
}

async function goOn(userId: number, lessonId: number, signal: AbortSignal): Promise<void> {
  try {
    await holdLesson(userId, lessonId, signal, async () => {
      // It may have been finished, paused or removed while the lock was another's.
      const kept = await readPackage(userId, lessonId)
      if (kept?.state === 'in_progress') await runDownload(makePorts(userId), kept, IN_RHYTHM, signal)
    })
  } catch (error) {
    if (!signal.aborted) await stopWith(userId, lessonId, error)
  }
}

/** Paused with its reason: nothing of what is here is lost, and nobody waits for something that does not come. */
async function stopWith(userId: number, lessonId: number, error: unknown): Promise<void> {
  if (!(error instanceof DownloadFault)) reportError(error)
  const trouble = toTrouble(error)
  await changePackage(userId, lessonId, (now) => changeState(now, 'paused', trouble)).catch(reportError)
}

function toTrouble(error: unknown): KeptPackage['trouble'] {
  if (!(error instanceof DownloadFault)) return 'broken'
  if (error.trouble === 'full' || error.trouble === 'gone') return error.trouble
  return error.trouble === 'signedOut' ? null : 'broken'
}

function adjust(packages: KeptPackage[]): Promise<KeptPackage[]> {
  const { onLine } = navigator
  return Promise.all(
    packages.map(async (kept) => {
      if (!followConnection(kept, onLine)) return kept
      const { userId, lessonId } = kept
      return (await changePackage(userId, lessonId, (now) => followConnection(now, onLine))) ?? kept
    }),
  )
}

/** Tells the server one thing after the other; after a failure it waits, longer each time. */
function createTeller(userId: number) {
  let isTelling = false
  let failures = 0
  let notBeforeMs = 0

  async function tell(): Promise<void> {
    if (isTelling || performance.now() < notBeforeMs) return
    isTelling = true
    try {
      await tellServer(userId)
      failures = 0
    } catch {
      // It is still written down as not told: the next round says it again.
      failures += 1
      notBeforeMs = performance.now() + backOffMs(failures)
    } finally {
      isTelling = false
    }
  }

  return { tell }
}
