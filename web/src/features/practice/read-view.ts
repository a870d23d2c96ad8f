import * as z from 'zod/mini'
import type { SearchAt } from '../../kit/navigation/app-target.ts'

export const LAST_GRADE = 12

/** What the learner wants to practice: one skill, one subject, today's mix, or (none of these) any mix. */
export const Wish = z.object({
  skill: z.optional(z.string()),
  subject: z.optional(z.string()),
  /** Only of those who choose a grade; else the server takes the learner's own. */
  grade: z.optional(z.int()),
  mix: z.optional(z.literal('daily')),
})
export type Wish = z.output<typeof Wish>

export type PracticeView =
  | { kind: 'start'; grade: number | undefined }
  | { kind: 'session'; wish: Wish }
  | { kind: 'summary' }

/** Which view an address asks for. What makes no sense in it is as good as absent. */
export function readView(search: Record<string, unknown>): PracticeView {
  const grade = readGrade(search.grade)
  const ofGrade = grade === undefined ? {} : { grade }
  const [skill, subject] = [readText(search.skill), readText(search.subject)]
  if (skill) return { kind: 'session', wish: { skill } }
  if (subject) return { kind: 'session', wish: { subject, ...ofGrade } }
  if (readText(search.mix) === 'daily') return { kind: 'session', wish: { mix: 'daily' } }
  if (readText(search.mix)) return { kind: 'session', wish: ofGrade }
  if (readText(search.view) === 'summary') return { kind: 'summary' }
  return { kind: 'start', grade }
}

/** The query that leads to a wish. */
export function writeWish({ skill, subject, grade, mix }: Wish): SearchAt<'/practice'> {
  if (skill) return { skill }
  return { ...(subject ? { subject } : { mix: mix ?? 1 }), ...(grade !== undefined && { grade }) }
}

/** One name for one wish. */
export const nameWish = (wish: Wish) => JSON.stringify(writeWish(wish))

export function isSameWish(one: Wish, other: Wish): boolean {
  return nameWish(one) === nameWish(other)
}

/** The router reads numbers as numbers. */
function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function readGrade(value: unknown): number | undefined {
  const grade = Number(readText(value) || Number.NaN)
  return Number.isInteger(grade) && grade >= 1 && grade <= LAST_GRADE ? grade : undefined
}
