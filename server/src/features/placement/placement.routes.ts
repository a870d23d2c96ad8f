import { placement } from '#contract/onboarding/placement.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { answerQuestion, beginPlacement, finishPlacement, listPlacements } from './placement.ts'

export function placementRoutes({ serve }: Mount): void {
  serve(placement.list, (_, context) => listPlacements(context))
  serve(placement.start, ({ subject }, context) => beginPlacement(context, subject))
  serve(placement.answer, (sent, context) => answerQuestion(context, sent))
  serve(placement.finish, ({ id }, context) => finishPlacement(context, id))
}
