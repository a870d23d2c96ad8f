import type { LessonPlan, Material } from '#contract/teaching/lesson-plans.ts'
import type { AppTarget } from '../../../kit/navigation/app-target.ts'

/** Where a lesson or quiz of a plan is given out to its class. */
export function linkAssigning({ classId }: LessonPlan, { type, id, title }: Material): AppTarget {
  return {
    to: '/teacher/assignments/create',
    search: { ...(classId !== null && { class: classId }), [type]: id, title },
  }
}
