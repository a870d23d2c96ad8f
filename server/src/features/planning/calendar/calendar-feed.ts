import { hash } from 'node:crypto'
import type { FileAnswer } from '#contract/file-answer.ts'
import {
  deleteFeed,
  replaceFeed,
  selectFeed,
  selectFeedOwner,
} from '../../../domain/calendars/calendar-feeds.ts'
import { type CalendarEvent, writeCalendar } from '../../../domain/calendars/write-calendar.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext, Context } from '../../../platform/requests/serve.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { viewRunning } from '../view-plan.ts'

const ENDING = '.ics'
const kind = 'plans'

export async function readFeed({ db, caller }: CallerContext) {
  const feed = await selectFeed(db, { userId: caller.user.id, kind })
  return { feed: feed ? { createdAt: feed.createdAt.toISOString() } : null }
}

/** The address is told this once; the table knows its hash. */
export async function openFeed({ db, caller, now, randomToken }: CallerContext) {
  const token = randomToken()
  const at = now()
  await replaceFeed(db, { userId: caller.user.id, kind }, hashToken(token), at)
  return { feed: { createdAt: at.toISOString() }, path: `/api/planning/calendars/${token}${ENDING}` }
}

export const revokeFeed = ({ db, caller }: CallerContext): Promise<void> =>
  deleteFeed(db, { userId: caller.user.id, kind })

/** The open and done steps of running plans by their days. Titles and minutes, nothing about the person. */
export async function writeFeed({ db, now, config }: Context, sent: string): Promise<FileAnswer> {
  const token = sent.endsWith(ENDING) ? sent.slice(0, -ENDING.length) : sent
  const owner = await selectFeedOwner(db, kind, hashToken(token))
  const learner = foundOr404(
    owner && (!owner.isDemo || config.isDemo) ? owner : undefined,
    'calendarNotFound',
  )
  const { states } = await viewRunning({ db, learner, now: now() })
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
  const content = new TextEncoder().encode(writeCalendar(events))
  return {
    name: `trellis${ENDING}`,
    contentType: 'text/calendar; charset=utf-8',
    content,
    etag: `"${hash('sha256', content).slice(0, 32)}"`,
  }
}
