import type { ScreenName } from '#contract/pages/pages.ts'

const PARENTS = {
  lesson: 'lessons',
  waitingChanges: 'downloads',
  mathTutor: 'aiTutor',
  teacherClassCreate: 'teacherClasses',
  teacherClass: 'teacherClasses',
  teacherLessonPlanCreate: 'teacherLessonPlans',
  teacherAssignmentCreate: 'teacherAssignments',
  teacherAssignment: 'teacherAssignments',
  teacherGrading: 'teacherAssignments',
  teacherGradebook: 'teacherClasses',
} as const satisfies Partial<Record<ScreenName, ScreenName>>

/** Pages that lie under another one, which is the way back. */
export const PAGE_PARENTS: Partial<Record<ScreenName, (typeof PARENTS)[keyof typeof PARENTS]>> = PARENTS
