import { isMinor } from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import { askPublication, takeBackPublication } from '../../domain/publication/ask-publication.ts'
import { readFingerprint } from '../../domain/publication/fingerprint.ts'
import { selectLatestOfGuides } from '../../domain/publication/publication.queries.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { type GuideRow, saveApproval } from './study-guides.queries.ts'

const TEXTS = ['title', 'description', 'content', 'subject'] as const

/**
 * What a guide became, for others: of an adult it is public at once, of a minor once an adult has looked at this text. The
 * owner is locked.
 */
export async function followWish(
  context: CallerContext,
  before: GuideRow | null,
  after: GuideRow,
): Promise<GuideRow> {
  const { db, caller, now } = context
  const { id, userId, isPublic, deletedAt } = after
  const thing = { userId, kind: 'guide', subjectId: id } as const
  const isWanted = isPublic && deletedAt === null
  if (!isMinor(caller.user)) {
    await takeBackPublication(context, thing)
    return approve(db, after, isPublic ? (after.approvedAt ?? now()) : null)
  }
  const isSameText = before !== null && TEXTS.every((text) => before[text] === after[text])
  const approvedAt = isSameText ? after.approvedAt : null
  if (isWanted && !approvedAt) await askPublication(context, thing, await readFingerprint(db, userId, id))
  else await takeBackPublication(context, thing)
  return approve(db, after, approvedAt)
}

async function approve(db: Database, guide: GuideRow, approvedAt: Date | null): Promise<GuideRow> {
  if (guide.approvedAt?.getTime() === approvedAt?.getTime()) return guide
  return (await saveApproval(db, guide.id, approvedAt)) ?? guide
}

/** Guides as their owner sees them: with what became of the wish to make them public. */
export async function toGuides(db: Database, ownerId: number, rows: readonly GuideRow[]) {
  const unseen = rows.filter(({ isPublic, approvedAt }) => isPublic && approvedAt === null)
  const latest = await selectLatestOfGuides(
    db,
    ownerId,
    unseen.map(({ id }) => id),
  )
  const wishes = new Map(latest.map((wish) => [wish.subjectId, wish]))
  return rows.map((row) => {
    const { id, isPublic, approvedAt, hiddenAt } = row
    const wish = wishes.get(id)
    const isDeclined = wish?.outcome === 'declined'
    const unhidden = approvedAt
      ? ('public' as const)
      : isDeclined
        ? ('declined' as const)
        : ('waiting' as const)
    const sharing = !isPublic ? ('private' as const) : hiddenAt ? ('hidden' as const) : unhidden
    const decline = isDeclined ? { reason: wish.declineReason, message: wish.declineMessage } : null
    return { ...row, isHidden: hiddenAt !== null, sharing, decline }
  })
}
