import type { MathReading } from '#contract/study/math-tutor.ts'
import type { Role } from '#engines/accounts/index.ts'
import type { MathSolver } from '#tutor/math/math-tasks.ts'
import type { Refusal, Solution } from '#tutor/math/solution.ts'
import type { Tutor } from '#tutor/tutor.ts'
import type { Care } from '../../domain/safety/find-care.ts'
import { pick } from '../../platform/pick.ts'
import type { ProblemRow } from './math-tutor.queries.ts'
import { maySeeSolution, type Story } from './math-work.ts'

export type Solved = Solution | Refusal

/** A story is drawn as a formula or an equation, and finding that is the learner's part. */
const STORIES: readonly string[] = [
  'percent',
  'sequence',
  'measurement',
  'right-triangle',
  'angle-sum',
  'coordinates',
  'proportion',
  'speed',
  'price',
  'interest',
  'consecutive-numbers',
  'number-puzzle',
  'ages',
  'shared-work',
  'word-problem',
] satisfies Solution['kind'][]

export function describeReading(solved: Solved, story?: Story): MathReading {
  if (solved.solved) {
    const { kind, problem } = solved
    const reading = { state: 'ready' as const, kind, words: problem.words, latex: drawProblem(solved) }
    return story ? { ...reading, story } : reading
  }
  if (solved.graph) return { state: 'graph', ...solved.graph }
  return { state: 'refused', reason: solved.reason }
}

const MODEL_TRIES =
  'I cannot read this story by myself. When you begin, a language model tries to put it into symbols, and I check and solve those.'

/** While a story is typed nobody but our own engine reads it; where a model may try afterwards, that is said. */
export function offerModel({ engine }: Pick<Tutor, 'engine'>, text: string, reading: MathReading) {
  const isStory = /\d/.test(text) && (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 5
  return reading.state === 'refused' && engine === 'llm' && isStory
    ? { ...reading, reason: MODEL_TRIES }
    : reading
}

export function drawProblem({ kind, problem }: Solution): string | null {
  return STORIES.includes(kind) ? null : problem.latex
}

/** Another problem of the same kind, worked out; never the problem itself. */
export async function findExample(math: MathSolver, solved: Solved, key: string) {
  if (!solved.solved) return null
  for (const seed of ['first', 'second', 'third']) {
    const similar = await math.makeSimilar({ kind: solved.kind, seed: `${key} ${seed}`, like: key })
    if (!similar || isSameProblem(similar.solution, solved)) continue
    const { steps, answer } = similar.solution
    return { text: similar.problem, latex: drawProblem(similar.solution), steps, answer }
  }
  return null
}

export function isSameProblem(one: Solution, other: Solution): boolean {
  return one.problem.latex === other.problem.latex && one.problem.words === other.problem.words
}

/** Only what was asked for leaves the server. */
export function describeProblem(
  { id, sessionId, askedAt, work }: ProblemRow,
  solved: Solved,
  care: Care | null,
  role: Role,
) {
  const has = (rung: (typeof work.revealed)[number]) => solved.solved && work.revealed.includes(rung)
  const canSeeSolution = maySeeSolution(role, work)
  return {
    id,
    sessionId,
    text: work.text,
    askedAt,
    reading: care
      ? { state: 'care' as const, sentences: care.sentences }
      : describeReading(solved, work.story),
    nudge: has('nudge') && solved.solved ? (solved.hints[0] ?? null) : null,
    hint: has('hint') && solved.solved ? (solved.hints[1] ?? null) : null,
    example: work.example,
    solution:
      has('solution') && solved.solved && canSeeSolution
        ? pick(solved, 'steps', 'answer', 'alternatives', 'plot')
        : null,
    lines: work.lines,
    isDone: work.lines.some(({ isAnswer }) => isAnswer),
    canSeeSolution,
  }
}
