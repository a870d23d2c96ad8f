import { hash } from 'node:crypto'
import type { FileAnswer } from '#contract/file-answer.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Context } from '../../platform/requests/serve.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { type CalendarKind, deleteFeed, replaceFeed, selectFeed, selectFeedOwner } from './calendar-feeds.ts'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const ENDING = '.ics'

/** The private address of one kind of calendar, for calendar programs. */
export function shareCalendar(kind: CalendarKind, folder: string) {
  const whose = ({ caller }: CallerContext) => ({ userId: caller.user.id, kind })
  return {
    async read(context: CallerContext) {
      const feed = await selectFeed(context.db, whose(context))
      return { feed: feed ?? null }
    },
    /** The address is told this once; the table knows its hash. */
    async open(context: CallerContext) {
      const token = context.randomToken()
      const at = context.now()
      await replaceFeed(context.db, whose(context), hashToken(token), at)
      return { feed: { createdAt: at }, path: `${folder}/${token}${ENDING}` }
    },
    revoke: (context: CallerContext) => deleteFeed(context.db, whose(context)),
    async findOwner({ db, config }: Context, sent: string) {
      const token = sent.endsWith(ENDING) ? sent.slice(0, -ENDING.length) : sent
      const owner = await selectFeedOwner(db, kind, hashToken(token))
      return foundOr404(owner && (!owner.isDemo || config.isDemo) ? owner : undefined, 'calendarNotFound')
    },
  }
}

export function toCalendarFile(name: string, events: readonly CalendarEvent[]): FileAnswer {
  const content = new TextEncoder().encode(writeCalendar(events))
  return {
    name: `${name}${ENDING}`,
    contentType: 'text/calendar; charset=utf-8',
    content,
    etag: `"${hash('sha256', content).slice(0, 32)}"`,
  }
}
