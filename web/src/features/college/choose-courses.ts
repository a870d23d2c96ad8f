import type { Course } from '#contract/college/college.ts'

const COURSES_SHOWN = 3

/** Those opened last and not finished; then the others in teaching order. */
export function chooseCourses(courses: readonly Course[]): Course[] {
  return [...courses]
    .sort(
      (one, other) =>
        Number(one.progress === 100) - Number(other.progress === 100) ||
        (other.lastOpened ?? '').localeCompare(one.lastOpened ?? ''),
    )
    .slice(0, COURSES_SHOWN)
}
