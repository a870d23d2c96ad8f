import { classAnalytics } from '#contract/teaching/class-analytics.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { analyzeQuiz, listTakenQuizzes } from './analyze-quiz.ts'
import { findSharedIdeas } from './find-shared-ideas.ts'
import { readOverview } from './read-overview.ts'
import { readSkillMap } from './read-skill-map.ts'

export function classAnalyticsRoutes({ serve }: Mount): void {
  serve(classAnalytics.overview, (wanted, context) => readOverview(context, wanted))
  serve(classAnalytics.skills, (wanted, context) => readSkillMap(context, wanted))
  serve(classAnalytics.ideas, ({ classId }, context) => findSharedIdeas(context, classId))
  serve(classAnalytics.quizzes, (wanted, context) => listTakenQuizzes(context, wanted))
  serve(classAnalytics.items, (wanted, context) => analyzeQuiz(context, wanted))
}
