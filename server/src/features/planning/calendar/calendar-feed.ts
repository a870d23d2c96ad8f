import type { FileAnswer } from '#contract/file-answer.ts'
import { shareCalendar, toCalendarFile } from '../../../domain/calendars/share-calendar.ts'
import type { CalendarEvent } from '../../../domain/calendars/write-calendar.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { viewRunning } from '../view-plan.ts'

export const planCalendar = shareCalendar('plans', '/api/planning/calendars')

/** The open and done steps of running plans by their days. Titles and minutes, nothing about the person. */
export async function writeFeed(context: Context, sent: string): Promise<FileAnswer> {
  const learner = await planCalendar.findOwner(context, sent)
  const { states } = await viewRunning({ db: context.db, learner, now: context.now() })
  const events = states.flatMap(({ plan }) =>
    plan.steps.flatMap(({ id, title, sittings }) =>
      sittings.map(
        ({ day, minutes }, place): CalendarEvent => ({
          id: `plan-${plan.id}-${id}-${place + 1}`,
          day,
          title: `${title} (${minutes} min)`,
          changedAt: new Date(plan.updatedAt),
        }),
      ),
    ),
  )
  return toCalendarFile('trellis', events)
}
