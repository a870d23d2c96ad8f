import { createHash } from 'node:crypto'
import { listPractice } from '#content/practice/all-practice.ts'
import type { Difficulty, Practice, Problem } from '#content/practice/problem.ts'
import { identify } from '#content/practice/problem-identity.ts'
import { AppError } from '../../platform/app-error.ts'

let library: Map<string, Practice> | undefined

/** Practice by skill, made ready once. */
export function practiceBySkill(): ReadonlyMap<string, Practice> {
  library ??= new Map(listPractice().map((practice) => [practice.skill, practice]))
  return library
}

/** The very problem that was handed out: the same skill, difficulty and seed make it again. */
export function makeAgain(row: { skill: string; difficulty: number; seed: number }): Problem {
  const practice = practiceBySkill().get(row.skill)
  if (!practice) throw new AppError('not_found', 'practiceGone')
  return practice.generate(row.seed, row.difficulty as Difficulty)
}

/** So many names share the problems a generator makes of one difficulty. */
const NAMES_PER_GENERATOR = 40

/**
 * What mastery learns the difficulty of: a written question is one item wherever its options stand. Problems that a
 * generator makes are spread over a few dozen names: with one name for all, a problem never met before would count as
 * one met often; with a name for each, the model would grow with every answer.
 */
export function itemIdOf(
  { skill, difficulty, seed }: { skill: string; difficulty: number; seed: number },
  problem: Problem,
): string {
  const isWritten = practiceBySkill().get(skill)?.isWritten === true
  if (!isWritten) return `practice:${skill}:${difficulty}:${seed % NAMES_PER_GENERATOR}`
  return `practice:${skill}#${createHash('sha256').update(identify(problem)).digest('hex').slice(0, 12)}`
}

/** Of a generator's problems only the one with the same seed is the same question. */
export function isGenerated(itemId: string): boolean {
  return itemId.startsWith('practice:') && !itemId.includes('#')
}
