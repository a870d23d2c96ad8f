import type { KeptProblem } from '../device-database.ts'

/** What the learner wants to practice, as far as a device can tell the problems apart. */
type Wish = { skill?: string | undefined; subject?: string | undefined; grade?: number | undefined }

type Choosable = Pick<KeptProblem, 'problemId' | 'skillId' | 'isDone' | 'shownAt'> & {
  problem: { skill: { subject: string } }
}

export function listFitting<P extends Choosable>(problems: readonly P[], wish: Wish): P[] {
  const { skill, subject, grade } = wish
  return problems.filter(
    ({ skillId, isDone, problem }) =>
      !isDone &&
      (skill === undefined || skillId === skill) &&
      (subject === undefined || problem.skill.subject === subject) &&
      // The second word of a skill's id is its grade.
      (grade === undefined || skillId.split('.')[1] === String(grade)),
  )
}

/** What was not seen yet first, then what was skipped longest ago; skills take turns where there are several. */
export function chooseKept<P extends Choosable>(
  problems: readonly P[],
  wish: Wish,
  lastProblemId: number | undefined,
): P | null {
  const last = problems.find(({ problemId }) => problemId === lastProblemId)
  const rankOf = ({ problemId, skillId, shownAt }: P) => [
    problemId === lastProblemId ? 1 : 0,
    shownAt?.getTime() ?? 0,
    skillId === last?.skillId ? 1 : 0,
    problemId,
  ]
  return listFitting(problems, wish).sort((a, b) => compare(rankOf(a), rankOf(b)))[0] ?? null
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
