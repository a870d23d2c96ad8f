import type { SealedProblem } from '#contract/practice.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { type KeptProblem, openDeviceDatabase } from '../device-database.ts'
import { canKeepLessons } from '../packages/room.ts'
import { createTabChannel } from '../tab-channel.ts'

const LONGEST_KEPT_MS = 30 * DAY_MS

type Arrived = { userId: number; lessonId: number; problems: readonly SealedProblem[]; now: Date }

/**
 * What a lesson's problems on the device become when the server has handed some out. The server may not know yet what was
 * done here: that stays, and a problem that is done here does not come back.
 */
export function mergeBundle(
  before: readonly KeptProblem[],
  { userId, lessonId, problems, now }: Arrived,
): { put: KeptProblem[]; drop: number[] } {
  const known = new Map(before.map((kept) => [kept.problemId, kept]))
  const arrived = new Set(problems.map(({ problem }) => problem.id))
  const put = problems.flatMap(({ problem, hintsHtml, seal }) =>
    known.has(problem.id)
      ? []
      : [
          {
            userId,
            problemId: problem.id,
            skillId: problem.skill.id,
            lessonId,
            problem,
            seal,
            hintsHtml,
            keptAt: now,
            hintsSeen: 0,
            tries: 0,
            isDone: false,
            shownAt: null,
          },
        ],
  )
  const drop = before
    .filter(({ problemId, isDone, keptAt }) => {
      const isOld = now.getTime() - keptAt.getTime() > LONGEST_KEPT_MS
      return !arrived.has(problemId) && (isDone || isOld)
    })
    .map(({ problemId }) => problemId)
  return { put, drop }
}

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
