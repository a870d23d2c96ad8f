import type { ScreenName } from '#contract/pages/pages.ts'

/** Pages that lie under another one, which is the way back. */
export const PAGE_PARENTS: Partial<Record<ScreenName, ScreenName>> = {
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
}
