import type { SealedProblem } from '#contract/practice.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { KeptProblem } from '../device-database.ts'

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
