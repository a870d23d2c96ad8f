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
  if (!practice) throw new AppError('not_found', 'This practice is no longer part of the curriculum')
  return practice.generate(row.seed, row.difficulty as Difficulty)
}

/**
 * What mastery learns the difficulty of: a written question is one item wherever its options stand; the problems a
 * generator makes of one difficulty are one item, because no two learners meet the same numbers.
 */
export function itemIdOf(
  { skill, difficulty }: { skill: string; difficulty: number },
  problem: Problem,
): string {
  const isWritten = practiceBySkill().get(skill)?.isWritten === true
  if (!isWritten) return `practice:${skill}:${difficulty}`
  return `practice:${skill}#${createHash('sha256').update(identify(problem)).digest('hex').slice(0, 12)}`
}
