import type { PathStep } from '../../db/schema/accounts/onboarding.ts'
import { roundHours } from './lay-path.ts'

type CourseLesson = { id: number; title: string; subject: string; durationMinutes: number }

/** One path per subject: the first lessons in the order given. */
export function planCourse(lessons: readonly CourseLesson[], longest: number) {
  return [...Map.groupBy(lessons, ({ subject }) => subject)].map(([subject, all]) => {
    const first = all.slice(0, longest)
    return {
      subject,
      estimatedDurationHours: roundHours(first.reduce((sum, lesson) => sum + lesson.durationMinutes, 0)),
      pathData: first.map(({ id, title }): PathStep => ({ lessonId: id, title })),
    }
  })
}
