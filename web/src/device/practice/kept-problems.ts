import type { SealedProblem } from '#contract/practice.ts'
import { type KeptProblem, openDeviceDatabase } from '../device-database.ts'
import { canKeepLessons } from '../packages/room.ts'
import { createTabChannel } from '../tab-channel.ts'
import { mergeBundle } from './merge-bundle.ts'

/** What IndexedDB holds of problems that were taken along. Every change is one transaction, and every tab hears of it. */

/** Carries whose problems have changed. */
export const problemChanges = createTabChannel<number>('trellis.problems')

export async function readProblems(userId: number): Promise<KeptProblem[]> {
  if (!canKeepLessons()) return []
  return (await openDeviceDatabase()).getAllFromIndex('problems', 'ofUser', userId)
}

/** Null where it is not kept, or nothing can be kept here. */
export async function readProblem(userId: number, problemId: number): Promise<KeptProblem | null> {
  if (!canKeepLessons()) return null
  return (await (await openDeviceDatabase()).get('problems', [userId, problemId])) ?? null
}

export async function changeProblem(
  userId: number,
  problemId: number,
  change: Partial<Pick<KeptProblem, 'hintsSeen' | 'tries' | 'isDone' | 'shownAt'>>,
): Promise<void> {
  if (!canKeepLessons()) return
  const tx = (await openDeviceDatabase()).transaction('problems', 'readwrite')
  const kept = await tx.store.get([userId, problemId])
  if (kept) await tx.store.put({ ...kept, ...change })
  await tx.done
  if (kept) problemChanges.announce(userId)
}

/** Takes in what the server has handed out for a lesson. */
export async function keepBundle(
  userId: number,
  lessonId: number,
  problems: readonly SealedProblem[],
  now: Date,
): Promise<void> {
  const tx = (await openDeviceDatabase()).transaction('problems', 'readwrite')
  const before = (await tx.store.index('ofUser').getAll(userId)).filter((one) => one.lessonId === lessonId)
  const { put, drop } = mergeBundle(before, { userId, lessonId, problems, now })
  for (const problem of put) await tx.store.put(problem)
  for (const problemId of drop) await tx.store.delete([userId, problemId])
  await tx.done
  problemChanges.announce(userId)
}

/** Problems of lessons that are no longer on this device. */
export async function dropProblemsExceptOf(userId: number, lessonIds: ReadonlySet<number>): Promise<void> {
  const tx = (await openDeviceDatabase()).transaction('problems', 'readwrite')
  const all = await tx.store.index('ofUser').getAll(userId)
  const gone = all.filter(({ lessonId }) => lessonId !== null && !lessonIds.has(lessonId))
  for (const { problemId } of gone) await tx.store.delete([userId, problemId])
  await tx.done
  if (gone.length > 0) problemChanges.announce(userId)
}
