import { checkProblem, checkWrittenProblem } from './checks/check-problem.ts'
import { checkProofs } from './checks/check-proof.ts'
import type { Difficulty, Practice, Problem } from './problem.ts'
import { identify } from './problem-identity.ts'

export type Fault = { skill: string; difficulty: Difficulty; seed: number; reason: string }

const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3]
const NEIGHBORS = [
  [1, 2],
  [2, 3],
  [1, 3],
] as const
const SEEDS = 200
const LEAST_PROMPTS = 6
const LEAST_WRITTEN = 5
/** One problem in four is made twice: what is not steady is so at most seeds. */
const STEADY_STEP = 4
/** A fault that shows at every seed is told this many times. */
const MOST_TIMES_TOLD = 3

/** Everything that is wrong with the practice of one skill; empty where it can go to learners. */
export function checkPractice(practice: Practice, seeds = SEEDS): Fault[] {
  const faults: Fault[] = []
  const promptsBy = new Map<Difficulty, Set<string>>()
  const goodTexts = new Set<string>()
  const check = practice.isWritten ? checkWrittenProblem : checkProblem
  for (const difficulty of DIFFICULTIES) {
    const report = (seed: number, reasons: string[]) =>
      faults.push(...reasons.map((reason) => ({ skill: practice.skill, difficulty, seed, reason })))
    const all: Problem[] = []
    const checked = new Set<string>()
    for (let seed = 1; seed <= seeds; seed++) {
      const result = generate(practice, seed, difficulty)
      if ('reason' in result) {
        report(seed, [result.reason])
        continue
      }
      all.push(result.problem)
      const text = practice.isWritten ? describeUnordered(result.problem) : result.text
      if (checked.has(text)) continue
      checked.add(text)
      report(seed, check(result.problem, goodTexts))
    }
    const prompts = new Set(all.map(identify))
    promptsBy.set(difficulty, prompts)
    if (!practice.isWritten) report(0, checkProofs(all))
    report(0, checkSpread(all, prompts.size, practice.isWritten ? LEAST_WRITTEN : LEAST_PROMPTS))
  }
  faults.push(
    ...compareDifficulties(promptsBy).map((reason) => ({
      skill: practice.skill,
      difficulty: 1 as const,
      seed: 0,
      reason,
    })),
  )
  return tellBriefly(faults)
}

function generate(
  practice: Practice,
  seed: number,
  difficulty: Difficulty,
): { problem: Problem; text: string } | { reason: string } {
  try {
    const problem = practice.generate(seed, difficulty)
    const text = JSON.stringify(problem)
    const isSteady = seed % STEADY_STEP !== 0 || text === JSON.stringify(practice.generate(seed, difficulty))
    return isSteady ? { problem, text } : { reason: 'the same seed gives another problem the second time' }
  } catch (error) {
    return { reason: `throws: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** A written item comes with its options in ever other orders, and is the same one in all of them. */
function describeUnordered(problem: Problem): string {
  const { answer } = problem
  const options =
    answer.kind === 'choice' ? answer.options.toSorted((a, b) => (a.text < b.text ? -1 : 1)) : []
  return JSON.stringify({ ...problem, answer: { ...answer, options } })
}

function checkSpread(problems: Problem[], count: number, least: number): string[] {
  if (problems.length === 0) return []
  const reasons: string[] = []
  if (count < Math.min(least, problems.length / 10)) reasons.push(`only ${count} different problems`)
  const choices = problems.flatMap(({ answer }) => (answer.kind === 'choice' ? [answer.options] : []))
  const places = choices.map((options) => options.findIndex(({ isRight }) => isRight))
  for (const place of [0, 1, 2]) {
    const share = places.filter((each) => each === place).length / places.length
    if (places.length >= 60 && (share < 0.1 || share > 0.7)) {
      reasons.push(
        `the right option stands at place ${place + 1} in ${Math.round(100 * share)} % of the problems`,
      )
    }
  }
  return reasons
}

function compareDifficulties(promptsBy: Map<Difficulty, Set<string>>): string[] {
  return NEIGHBORS.flatMap(([easier, harder]) => {
    const [a, b] = [promptsBy.get(easier) ?? new Set(), promptsBy.get(harder) ?? new Set()]
    const isSame = a.size > 0 && a.size === b.size && [...a].every((prompt) => b.has(prompt))
    return isSame ? [`difficulty ${easier} and ${harder} ask the same`] : []
  })
}

function tellBriefly(faults: Fault[]): Fault[] {
  const told = new Map<string, number>()
  return faults.filter(({ difficulty, reason }) => {
    const kind = `${difficulty} ${reason.replace(/: .*|answer .*|\$.*|".*|[\d.]+ %/s, '')}`
    const times = (told.get(kind) ?? 0) + 1
    told.set(kind, times)
    return times <= MOST_TIMES_TOLD
  })
}
