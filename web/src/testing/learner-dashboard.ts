import { badges } from '#contract/badges.ts'
import { myAnnouncements } from '#contract/classroom/my-announcements.ts'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { myClasses } from '#contract/classroom/my-classes.ts'
import { dashboard } from '#contract/dashboard.ts'
import { lessons } from '#contract/lessons.ts'
import { whatNext } from '#contract/next-steps/what-next.ts'
import { type Answer, answer, neverAnswer } from './fake-server.ts'

/** The dashboard of a learner in no class, for tests that are not about its other parts: these never come. */
export const listDashboardAnswers = (): Answer[] => [
  answer(myClasses.list, []),
  answer(myAssignments.list, []),
  answer(myAnnouncements.list, []),
  ...[dashboard.stats, lessons.recommendations, whatNext.read].map(neverAnswer),
  ...[badges.list, badges.earned, badges.progress].map(neverAnswer),
]
