import type { LessonPlan, Material } from '#contract/teaching/lesson-plans.ts'

/** Where a lesson or quiz of a plan is given out to its class. */
export function linkAssigning({ classId }: LessonPlan, { type, id, title }: Material): string {
  const query = new URLSearchParams({
    ...(classId !== null && { class: String(classId) }),
    [type]: String(id),
    title,
  })
  return `/teacher/assignments/create?${query}`
}
