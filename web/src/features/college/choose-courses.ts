import type { Course } from '#contract/college/college.ts'

const COURSES_SHOWN = 3

/** Those opened last and not finished; then the others in teaching order. */
export function chooseCourses(courses: readonly Course[]): Course[] {
  const isDone = ({ progress }: Course) => Number(progress === 100)
  return courses
    .toSorted((a, b) => isDone(a) - isDone(b) || (b.lastOpened ?? '').localeCompare(a.lastOpened ?? ''))
    .slice(0, COURSES_SHOWN)
}
