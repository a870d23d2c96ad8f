import { pauses } from '#contract/next-steps/pauses.ts'
import { dayIn } from '#engines/days/index.ts'
import { selectPauses } from '../../domain/days/study-pauses.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { planPause, takePauseBack } from './plan-pause.ts'

export function pauseRoutes({ serve }: Mount): void {
  serve(pauses.list, (_, { db, caller, now }) =>
    selectPauses(db, caller.user.id, dayIn(caller.user.timezone, now())),
  )
  serve(pauses.add, (pause, context) => planPause(context, pause))
  serve(pauses.remove, ({ pauseId }, context) => takePauseBack(context, pauseId))
}
