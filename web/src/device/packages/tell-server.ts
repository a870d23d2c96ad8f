import { downloads } from '#contract/downloads.ts'
import { ApiError, call } from '../../api/call.ts'
import type { KeptPackage } from '../device-database.ts'
import { changePackage, forgetPackage, readPackages } from './kept-packages.ts'
import { toPercent } from './package-states.ts'

/** Says to the server what it does not know yet. What fails stays to be told: it is lost nowhere. */
export async function tellServer(userId: number): Promise<void> {
  await navigator.locks.request(`trellis.downloads.tell.${userId}`, async () => {
    for (const kept of await readPackages(userId)) if (!kept.isTold) await tellOne(kept)
  })
}

async function tellOne(kept: KeptPackage): Promise<void> {
  const { userId, lessonId, state } = kept
  if (state === 'removed') {
    if (kept.recordId === null) return forgetPackage(userId, lessonId)
    await ignoreMissing(() => call(downloads.remove, { id: kept.recordId ?? 0 }))
    // Stays as a mark until the lesson is downloaded again: a list that was fetched before still has the record.
    await changePackage(userId, lessonId, (now) => (now.state === state ? { ...now, isTold: true } : null))
    return
  }
  const recordId = await sendState(kept, state)
  await changePackage(userId, lessonId, (now) =>
    // What changed while it was on its way is still to be told.
    ({ ...now, recordId, isTold: now.state === state && toPercent(now) >= toPercent(kept) }),
  )
}

async function sendState(kept: KeptPackage, status: 'in_progress' | 'paused' | 'completed'): Promise<number> {
  const progress = toPercent(kept)
  if (kept.recordId !== null) {
    const updated = await ignoreMissing(() =>
      call(downloads.update, { id: kept.recordId ?? 0, status, progress }),
    )
    if (updated) return updated.id
  }
  // Not there yet, or deleted on another device while this one still has the lesson.
  return (await saveRecord(kept, { status, progress })).id
}

export function saveRecord(
  { userId, lessonId, completedAt, startedAt }: KeptPackage,
  told: { status: 'in_progress' | 'paused' | 'completed'; progress: number },
) {
  const downloadedAt = (completedAt ?? startedAt).toISOString()
  return call(downloads.save, { id: userId, userId, lessonId, downloadedAt, ...told })
}

async function ignoreMissing<T>(send: () => Promise<T>): Promise<T | null> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
