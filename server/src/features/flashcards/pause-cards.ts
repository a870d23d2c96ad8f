import { daysBefore, startOfDay } from '#engines/days/index.ts'
import { type DailyLimits, spreadBacklog } from '#engines/flashcards/index.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { readToday } from './read-queue.ts'
import { lockBacklog, moveDueDates, putDueDatesBack, saveSettings } from './review.queries.ts'

export async function setLimits(context: Context<Caller>, limits: DailyLimits) {
  const { pausedUntil } = await readToday(context)
  await saveSettings(context.db, context.caller.user.id, { ...limits, pausedUntil, updatedAt: context.now() })
  return limits
}

/** What is due up to the day of coming back is spread over that day and those after it; memories stay as they are. */
export async function pauseCards(
  context: Context<Caller>,
  { days, spreadOverDays }: { days: number; spreadOverDays: number },
) {
  const { db, caller, now } = context
  const { user } = caller
  const { today, limits } = await readToday(context)
  const firstDay = daysBefore(today, -days)
  const startAfter = (count: number) => startOfDay(user.timezone, daysBefore(firstDay, -count))
  const starts = Array.from({ length: spreadOverDays }, (_, place) => startAfter(place))
  const backlog = await lockBacklog(db, user.id, startAfter(1))
  if (backlog.length > 0) await moveDueDates(db, spreadBacklog(backlog, starts))
  const pausedUntil = days === 0 ? null : daysBefore(firstDay, 1)
  await saveSettings(db, user.id, { ...limits, pausedUntil, updatedAt: now() })
  return { pausedUntil, moved: backlog.length }
}

export async function endPause(context: Context<Caller>) {
  const { db, caller, now } = context
  const { limits } = await readToday(context)
  const moved = await putDueDatesBack(db, caller.user.id)
  await saveSettings(db, caller.user.id, { ...limits, pausedUntil: null, updatedAt: now() })
  return { pausedUntil: null, moved }
}
