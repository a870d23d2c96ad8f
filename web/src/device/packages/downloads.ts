import { downloads } from '#contract/downloads.ts'
import { call } from '../../api/call.ts'
import type { KeptPackage } from '../device-database.ts'
import { makePorts } from './browser-ports.ts'
import { beginPackage, changePackage, forgetPackage, readPackage } from './kept-packages.ts'
import { changeState, DownloadFault } from './package-states.ts'
import { holdLesson, keepDownloading } from './queue.ts'
import { askToPersist } from './room.ts'
import { type DownloadPace, isFull, runDownload } from './run-download.ts'
import { saveRecord } from './tell-server.ts'

/** What people do with downloads. */

/** Somebody waits in front of a button: no rhythm, and soon an answer. */
const AT_ONCE: DownloadPace = { rhythmMs: 0, mostFailures: 3 }

/** Takes a lesson into the list, where it goes on by itself. */
export async function startDownload(userId: number, lessonId: number): Promise<void> {
  askToPersist()
  const kept = await readPackage(userId, lessonId)
  if (kept && kept.state !== 'removed') await resumeDownload(userId, lessonId)
  else await beginHere(userId, lessonId)
  keepDownloading(userId)
}

export async function pauseDownload(userId: number, lessonId: number): Promise<void> {
  await changePackage(userId, lessonId, (kept) => changeState(kept, 'paused'))
}

export async function resumeDownload(userId: number, lessonId: number): Promise<void> {
  await changePackage(userId, lessonId, (kept) => changeState(kept, 'in_progress'))
  keepDownloading(userId)
}

/** The room is free at once; the server hears of it when it can be reached. */
export async function removeDownload(userId: number, lessonId: number): Promise<void> {
  await changePackage(userId, lessonId, (kept) => changeState(kept, 'removed'))
  keepDownloading(userId)
}

/** The whole lesson now. It is done when all of it is here and the server knows; a failure leaves nothing behind. */
export async function downloadNow(userId: number, lessonId: number): Promise<void> {
  const { signal } = new AbortController()
  askToPersist()
  await holdLesson(userId, lessonId, signal, async () => {
    const former = await readPackage(userId, lessonId)
    const isFirst = !former || former.state === 'removed'
    try {
      const done = isFirst
        ? await finish(await beginHere(userId, lessonId, { isTold: true }))
        : await finish((await changePackage(userId, lessonId, goOnWith)) ?? former)
      const record = await saveRecord(done, { status: 'completed', progress: 100 })
      await changePackage(userId, lessonId, (kept) => ({ ...kept, recordId: record.id, isTold: true }))
    } catch (error) {
      if (isFirst) await forgetPackage(userId, lessonId)
      else await changePackage(userId, lessonId, (kept) => changeState(kept, 'paused'))
      throw error
    }
  })

  async function finish(kept: KeptPackage): Promise<KeptPackage> {
    if (kept.state === 'completed') return kept
    const done = await runDownload(makePorts(userId), kept, AT_ONCE, signal)
    if (!done) throw new Error('somebody stopped the download')
    return done
  }
}

const goOnWith = (kept: KeptPackage) => changeState(kept, 'in_progress')

async function beginHere(userId: number, lessonId: number, told: { isTold?: boolean } = {}) {
  const manifest = await call(downloads.describePackage, { id: lessonId })
  try {
    return await beginPackage(userId, manifest, new Date(), told)
  } catch (error) {
    throw isFull(error) ? new DownloadFault('full', error) : error
  }
}
