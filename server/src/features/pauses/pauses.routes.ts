import type { FastifyInstance } from 'fastify'
import { pauses } from '#contract/next-steps/pauses.ts'
import { dayIn } from '#engines/days/index.ts'
import { selectPauses } from '../../domain/days/study-pauses.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { planPause, takePauseBack } from './plan-pause.ts'

export function pauseRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, pauses.list, (_, { db, caller, now }) =>
    selectPauses(db, caller.user.id, dayIn(caller.user.timezone, now())),
  )
  serve(app, deps, pauses.add, (pause, context) => planPause(context, pause))
  serve(app, deps, pauses.remove, ({ pauseId }, context) => takePauseBack(context, pauseId))
}
