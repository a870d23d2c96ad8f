import type { User } from '#contract/accounts.ts'
import type { LessonFilter } from '#engines/lessons/index.ts'
import type { SearchAt } from '../../../kit/navigation/app-target.ts'
import { readText } from '../../../kit/navigation/read-query.ts'

/** What stands in the address of the list, so that Back finds it again. */
export type ListFilters = {
  search: string
  subject: number | 'all'
  /** Undefined until a teacher has chosen one. */
  grade: number | 'all' | undefined
  /** Subjects whose lessons are all shown, however many they are. */
  open: readonly number[]
}

export const SCHOOL_GRADES = Array.from({ length: 12 }, (_, index) => index + 1)

export function readFilters(search: Record<string, unknown>): ListFilters {
  const grade = toNumber(search.grade)
  return {
    search: readText(search.search),
    subject: toNumber(search.subject) ?? 'all',
    grade: search.grade === 'all' ? 'all' : SCHOOL_GRADES.find((known) => known === grade),
    open: readText(search.open)
      .split(',')
      .flatMap((id) => toNumber(id) ?? []),
  }
}

/** Only what differs from the list as it opens: the address stays short. */
export function writeFilters({ search, subject, grade, open }: ListFilters): SearchAt<'/lessons'> {
  return {
    ...(search && { search }),
    ...(subject !== 'all' && { subject }),
    ...(grade !== undefined && { grade }),
    ...(open.length > 0 && { open: open.join(',') }),
  }
}

/** Teachers choose a grade and begin with their own; everybody else stays on their own. */
export function gradeOnShow(
  { isTeacher, grade }: Pick<User, 'isTeacher' | 'grade'>,
  chosen: ListFilters['grade'],
): number | 'all' {
  if (!isTeacher) return grade
  return chosen ?? (SCHOOL_GRADES.includes(grade) ? grade : 'all')
}

export function toLessonFilter({ search, subject }: ListFilters, grade: number | 'all'): LessonFilter {
  return {
    search,
    subjectId: subject === 'all' ? undefined : subject,
    grade: grade === 'all' ? undefined : grade,
  }
}

function toNumber(value: unknown): number | undefined {
  const text = readText(value)
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
