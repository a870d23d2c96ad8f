export type LessonFilter = {
  search: string
  /** Undefined stands for all. */
  subjectId: number | undefined
  grade: number | undefined
}

type Filterable = {
  title: string
  description: string
  subjectId: number
  grade: number
  gradeFrom?: number | null
  gradeTo?: number | null
}

/** Search matches title or description whatever the case; a course of several grades matches each of them. */
export function filterLessons<Lesson extends Filterable>(
  lessons: readonly Lesson[],
  filter: LessonFilter,
): Lesson[] {
  const wanted = filter.search.trim().toLowerCase()
  return lessons.filter(
    ({ title, description, subjectId, grade, gradeFrom, gradeTo }) =>
      (wanted === '' || title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted)) &&
      (filter.subjectId === undefined || subjectId === filter.subjectId) &&
      (filter.grade === undefined ||
        ((gradeFrom ?? grade) <= filter.grade && filter.grade <= (gradeTo ?? grade))),
  )
}
