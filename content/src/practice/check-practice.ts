import { checkProblem } from './checks/check-problem.ts'
import type { Difficulty, Practice, Problem } from './problem.ts'
import { identify } from './problem-identity.ts'

export type Fault = { skill: string; difficulty: Difficulty; seed: number; reason: string }

export const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3]
const NEIGHBOURS = [
  [1, 2],
  [2, 3],
  [1, 3],
] as const
const SEEDS = 200
const LEAST_PROMPTS = 6
/** A fault that shows at every seed is told this many times. */
const MOST_TIMES_TOLD = 3

/** Everything that is wrong with the practice of one skill; empty where it can go to learners. */
export function checkPractice(practice: Practice, seeds = SEEDS): Fault[] {
  const faults: Fault[] = []
  const promptsBy = new Map<Difficulty, Set<string>>()
  for (const difficulty of DIFFICULTIES) {
    const problems: Problem[] = []
    for (let seed = 1; seed <= seeds; seed++) {
      const result = generate(practice, seed, difficulty)
      if ('reason' in result) faults.push({ skill: practice.skill, difficulty, seed, reason: result.reason })
      else {
        problems.push(result.problem)
        for (const reason of checkProblem(result.problem))
          faults.push({ skill: practice.skill, difficulty, seed, reason })
      }
    }
    promptsBy.set(difficulty, new Set(problems.map(identify)))
    for (const reason of checkSpread(problems))
      faults.push({ skill: practice.skill, difficulty, seed: 0, reason })
  }
  for (const reason of compareDifficulties(promptsBy)) {
    faults.push({ skill: practice.skill, difficulty: 1, seed: 0, reason })
  }
  return tellBriefly(faults)
}

export function countPrompts(practice: Practice, difficulty: Difficulty, seeds = SEEDS): number {
  const prompts = new Set<string>()
  for (let seed = 1; seed <= seeds; seed++) prompts.add(identify(practice.generate(seed, difficulty)))
  return prompts.size
}

function generate(
  practice: Practice,
  seed: number,
  difficulty: Difficulty,
): { problem: Problem } | { reason: string } {
  try {
    const problem = practice.generate(seed, difficulty)
    const isSteady = JSON.stringify(problem) === JSON.stringify(practice.generate(seed, difficulty))
    return isSteady ? { problem } : { reason: 'the same seed gives another problem the second time' }
  } catch (error) {
    return { reason: `throws: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function checkSpread(problems: Problem[]): string[] {
  if (problems.length === 0) return []
  const reasons: string[] = []
  const count = new Set(problems.map(identify)).size
  if (count < Math.min(LEAST_PROMPTS, problems.length / 10)) reasons.push(`only ${count} different problems`)
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
  return NEIGHBOURS.flatMap(([easier, harder]) => {
    const [a, b] = [promptsBy.get(easier) ?? new Set(), promptsBy.get(harder) ?? new Set()]
    const isSame = a.size > 0 && a.size === b.size && [...a].every((prompt) => b.has(prompt))
    return isSame ? [`difficulty ${easier} and ${harder} ask the same`] : []
  })
}

function tellBriefly(faults: Fault[]): Fault[] {
  const told = new Map<string, number>()
  return faults.filter(({ difficulty, reason }) => {
    const kind = `${difficulty} ${reason.replace(/[\d.]+|"[^"]*"/g, '#')}`
    const times = (told.get(kind) ?? 0) + 1
    told.set(kind, times)
    return times <= MOST_TIMES_TOLD
  })
}
