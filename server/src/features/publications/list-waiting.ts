import { REQUESTS_PER_PAGE } from '#contract/publication/publications.ts'
import { pointOut } from '../../domain/publication/point-out.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { type RequestRow, selectWaiting } from './publications.queries.ts'

export async function listWaiting({ db, caller }: CallerContext, before: number | undefined) {
  const rows = await selectWaiting(db, caller.user, before)
  return {
    requests: rows.slice(0, REQUESTS_PER_PAGE).map(toRequest),
    hasMore: rows.length > REQUESTS_PER_PAGE,
  }
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
