/** Lower bounds in percent, as most colleges of the United States use them. */
const LETTERS = [
  ['A', 90],
  ['B', 80],
  ['C', 70],
  ['D', 60],
] as const

export type LetterGrade = (typeof LETTERS)[number][0] | 'F'
export type CourseGrade = { percent: number; letter: LetterGrade }

/** The mean of the best result of each quiz that was taken; none without one. */
export function gradeCourse(bestPercents: readonly number[]): CourseGrade | null {
  if (bestPercents.length === 0) return null
  const percent = Math.round(bestPercents.reduce((sum, one) => sum + one, 0) / bestPercents.length)
  return { percent, letter: LETTERS.find(([, from]) => percent >= from)?.[0] ?? 'F' }
}

/** Whole percent of the lessons; a course is complete only when every lesson is. */
export function measureProgress(completed: number, lessons: number): number {
  return lessons === 0 ? 0 : Math.floor((100 * completed) / lessons)
}

/** What stands for a course in an address: mathematics-calculus, and psychology for the course Psychology. */
export function makeCourseId(subject: string, course: string): string {
  const [first, second] = [toSlug(subject), toSlug(course)]
  return first === second || second === '' ? first : `${first}-${second}`
}

const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
