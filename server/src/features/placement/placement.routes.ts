import type { FastifyInstance } from 'fastify'
import { placement } from '#contract/onboarding/placement.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { answerQuestion } from './answer-question.ts'
import { finishPlacement } from './finish-placement.ts'
import { beginPlacement, listPlacements } from './start-placement.ts'

export function placementRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, placement.list, (_, context) => listPlacements(context))
  serve(app, deps, placement.start, ({ subject }, context) => beginPlacement(context, subject))
  serve(app, deps, placement.answer, (sent, context) => answerQuestion(context, sent))
  serve(app, deps, placement.finish, ({ id }, context) => finishPlacement(context, id))
}
