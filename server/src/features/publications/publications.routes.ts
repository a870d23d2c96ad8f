import { publications, REQUESTS_PER_PAGE } from '#contract/publication/publications.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { pointOut } from '../../domain/publication/point-out.ts'
import {
  closeOpen,
  deleteUnshownPictures,
  type PublicationRow,
  selectLatestOfProfile,
} from '../../domain/publication/publication.queries.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Mount } from '../../platform/requests/serve.ts'
import { decidePublication } from './decide-publication.ts'
import {
  countWaiting,
  lockOwner,
  makeGuidePrivate,
  type RequestRow,
  selectOwnRequest,
  selectWaiting,
} from './publications.queries.ts'

export function publicationRoutes({ serve }: Mount): void {
  serve(publications.list, async ({ before }, { db, caller }) => {
    const rows = await selectWaiting(db, caller.user, before)
    return {
      requests: rows.slice(0, REQUESTS_PER_PAGE).map(toRequest),
      hasMore: rows.length > REQUESTS_PER_PAGE,
    }
  })
  serve(publications.count, async (_nothing, { db, caller }) => ({
    waiting: await countWaiting(db, caller.user),
  }))
  serve(publications.decide, (sent, context) => decidePublication(context, sent))
  serve(publications.own, async (_nothing, { db, caller, now }) =>
    (await selectLatestOfProfile(db, caller.user.id)).flatMap((row) => toOwn(row, now())),
  )
  serve(publications.takeBack, ({ id }, context) => takeBack(context, id))
}

function toRequest({ request, person, guide, classNames }: RequestRow) {
  const { id, kind, value, createdAt: askedAt } = request
  const parts = ['title', 'subject', 'description', 'content'] as const
  const ofGuide = parts.flatMap((part) => (guide?.[part] ? [pointOut(part, guide[part])] : []))
  return {
    id,
    kind,
    person,
    classNames,
    askedAt,
    texts: kind === 'displayName' || kind === 'bio' ? [pointOut(kind, value)] : ofGuide,
    pictureUrl: kind === 'picture' ? value : null,
  }
}

/** So long somebody reads why a wish was declined; what others see has not changed by it. */
const TOLD_DAYS = 30

function toOwn(row: PublicationRow, now: Date) {
  const { id, kind, value, outcome, declineReason, declineMessage, createdAt, decidedAt } = row
  const isDeclined = outcome === 'declined'
  const isOver = isDeclined && decidedAt !== null && now.getTime() - decidedAt.getTime() > TOLD_DAYS * DAY_MS
  if (outcome === 'takenBack' || isOver) return []
  const decline = isDeclined ? { reason: declineReason, message: declineMessage } : null
  return [{ id, kind, value, state: outcome ?? ('waiting' as const), decline, askedAt: createdAt }]
}

async function takeBack({ db, caller, now }: CallerContext, id: number): Promise<void> {
  const { id: userId } = caller.user
  const owner = foundOr404(await lockOwner(db, userId), 'publicationNotFound')
  const request = foundOr404(await selectOwnRequest(db, userId, id), 'publicationNotFound')
  await closeOpen(db, request, now())
  if (request.kind === 'guide' && request.subjectId !== null)
    await makeGuidePrivate(db, request.subjectId, now())
  if (request.kind === 'picture') await deleteUnshownPictures(db, userId, [owner.avatarUrl])
}
