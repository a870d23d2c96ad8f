import { daysBefore, startOfDay } from '#engines/days/index.ts'
import { type DailyLimits, spreadBacklog } from '#engines/flashcards/index.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { readToday } from './read-queue.ts'
import { countBacklog, lockBacklog, moveDueDates, putDueDatesBack, saveSettings } from './review.queries.ts'

export async function setLimits(context: CallerContext, limits: DailyLimits) {
  const { pausedUntil } = await readToday(context)
  await saveSettings(context.db, context.caller.user.id, { ...limits, pausedUntil, updatedAt: context.now() })
  return limits
}

type PauseWish = { days: number; spreadOverDays: number }

/** What is due up to the day of coming back is spread over that day and those after it; memories stay as they are. */
export async function pauseCards(context: CallerContext, { days, spreadOverDays }: PauseWish) {
  const { db, caller, now } = context
  const { limits, startAfter, pausedUntil } = await planPause(context, days)
  const starts = Array.from({ length: spreadOverDays }, (_, place) => startAfter(place))
  const backlog = await lockBacklog(db, caller.user.id, startAfter(1))
  if (backlog.length > 0) await moveDueDates(db, spreadBacklog(backlog, starts))
  await saveSettings(db, caller.user.id, { ...limits, pausedUntil, updatedAt: now() })
  return { pausedUntil, moved: backlog.length }
}

export async function previewPause(context: CallerContext, { days, spreadOverDays }: PauseWish) {
  const { backOn, startAfter, pausedUntil } = await planPause(context, days)
  const moved = await countBacklog(context.db, context.caller.user.id, startAfter(1))
  return { pausedUntil, backOn, moved, mostPerDay: Math.ceil(moved / spreadOverDays) }
}

async function planPause(context: CallerContext, days: number) {
  const { today, limits } = await readToday(context)
  const backOn = daysBefore(today, -days)
  const { timezone } = context.caller.user
  const startAfter = (count: number) => startOfDay(timezone, daysBefore(backOn, -count))
  return { limits, backOn, startAfter, pausedUntil: days === 0 ? null : daysBefore(backOn, 1) }
}

export async function endPause(context: CallerContext) {
  const { db, caller, now } = context
  const { limits } = await readToday(context)
  const moved = await putDueDatesBack(db, caller.user.id)
  await saveSettings(db, caller.user.id, { ...limits, pausedUntil: null, updatedAt: now() })
  return { pausedUntil: null, moved }
}
