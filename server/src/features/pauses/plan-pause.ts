import { LONGEST_PAUSE_DAYS, type StudyPause } from '#contract/next-steps/pauses.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { selectPauses } from '../../domain/days/study-pauses.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { deletePause, endPause, insertPause, selectPause } from './pauses.queries.ts'

const FURTHEST_DAYS = 365

/** Only what lies ahead can be planned: a streak that has been broken is not mended afterwards. */
export async function planPause(
  { db, caller: { user }, now }: CallerContext,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<StudyPause> {
  const today = dayIn(user.timezone, now())
  if (firstDay < today) throw new AppError('invalid_input', 'pauseStartsInPast')
  if (lastDay < firstDay) throw new AppError('invalid_input', 'pauseEndsBeforeStart')
  if (lastDay > daysBefore(firstDay, 1 - LONGEST_PAUSE_DAYS))
    throw new AppError('invalid_input', { reason: 'pauseTooLong', params: { days: LONGEST_PAUSE_DAYS } })
  if (lastDay > daysBefore(today, -FURTHEST_DAYS)) throw new AppError('invalid_input', 'pauseTooFarAhead')
  const planned = await selectPauses(db, user.id, today)
  if (planned.some((pause) => pause.firstDay <= lastDay && firstDay <= pause.lastDay))
    throw new AppError('invalid_input', 'pausesOverlap')
  const { id } = await insertPause(db, { userId: user.id, firstDay, lastDay, createdAt: now() })
  return { id, firstDay, lastDay }
}

/** Of a pause that has begun the days behind stay, or taking it back would break the streak after all. */
export async function takePauseBack({ db, caller: { user }, now }: CallerContext, id: number) {
  const pause = foundOr404(await selectPause(db, user.id, id), 'pauseNotFound')
  const today = dayIn(user.timezone, now())
  if (pause.firstDay >= today) await deletePause(db, user.id, id)
  else if (pause.lastDay >= today) await endPause(db, user.id, id, daysBefore(today, 1))
  return {}
}
