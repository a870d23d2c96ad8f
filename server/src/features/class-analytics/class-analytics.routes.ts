import type { FastifyInstance } from 'fastify'
import { classAnalytics } from '#contract/teaching/class-analytics.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { analyseQuiz, listTakenQuizzes } from './analyse-quiz.ts'
import { findSharedIdeas } from './find-shared-ideas.ts'
import { readOverview } from './read-overview.ts'
import { readSkillMap } from './read-skill-map.ts'

export function classAnalyticsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, classAnalytics.overview, (wanted, context) => readOverview(context, wanted))
  serve(app, deps, classAnalytics.skills, (wanted, context) => readSkillMap(context, wanted))
  serve(app, deps, classAnalytics.ideas, ({ classId }, context) => findSharedIdeas(context, classId))
  serve(app, deps, classAnalytics.quizzes, (wanted, context) => listTakenQuizzes(context, wanted))
  serve(app, deps, classAnalytics.items, (wanted, context) => analyseQuiz(context, wanted))
}
