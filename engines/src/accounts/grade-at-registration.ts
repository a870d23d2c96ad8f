import type { Role } from './roles.ts'

const DEFAULT_GRADE = 5
const LOWEST_GRADE = 1
const HIGHEST_GRADE = 12
const FIXED_GRADE = { teacher: 12, professional: 12, college: 13, admin: 12, guardian: 12 } as const

export type GradeDecision = { grade: number } | { refused: 'gradeOutOfRange' }

/**
 * The grade an account starts with. Only a student chooses it; what is not a number falls back to 5, a number outside
 * 1 to 12 is refused rather than bent.
 */
export function gradeAtRegistration(role: Role, given: unknown): GradeDecision {
  if (role !== 'student') return { grade: FIXED_GRADE[role] }
  const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : ''
  const grade = Number(text)
  if (text === '' || Number.isNaN(grade)) return { grade: DEFAULT_GRADE }
  if (!Number.isInteger(grade) || grade < LOWEST_GRADE || grade > HIGHEST_GRADE) {
    return { refused: 'gradeOutOfRange' }
  }
  return { grade }
}
