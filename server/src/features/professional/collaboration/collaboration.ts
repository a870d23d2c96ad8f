import { MOST_SHARED, type Sharing } from '#contract/professional/collaboration.ts'
import type { Database } from '../../../db/database.ts'
import { readShield } from '../../../domain/guardian/guardian.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import {
  insertComment,
  lockOwn,
  markComment,
  replaceReaders,
  type SharedKind,
  selectComment,
  selectComments,
  selectGiven,
  selectOwner,
  selectProfessionals,
  selectReaders,
  selectReceived,
} from './collaboration.queries.ts'
import { tellOfComment, tellOfShare } from './tell-readers.ts'

/** Whoever guesses names to learn who has an account is slowed down; whoever shares does not notice. */
const SHARE_LIMIT = { limit: 60, windowSeconds: 10 * 60 }

const GONE = { document: 'documentNotFound', guide: 'studyGuideNotFound' } as const

export async function shareThing(
  context: CallerContext,
  kind: SharedKind,
  { id, usernames }: { id: number; usernames: string[] },
): Promise<Sharing> {
  const { caller, now, transact, presence, afterCommit } = context
  const userId = caller.user.id
  await spendTry(context, 'tooManyShares', { name: `share:${userId}`, ...SHARE_LIMIT })
  return transact(async (tx) => {
    const { title } = foundOr404(await lockOwn(tx, kind, userId, id), GONE[kind])
    if (usernames.length > 0 && (await readShield(tx, userId)))
      throw new AppError('not_allowed', 'sharingNeedsConsent')
    const readers = await findReaders(tx, usernames)
    const others = readers.filter((reader) => reader.id !== userId).map((reader) => reader.id)
    const added = await replaceReaders(tx, kind, id, others, now())
    const told = await tellOfShare({ db: tx, now }, caller.user, { kind, id, title }, added)
    afterCommit(() => presence.tell(told, { type: 'notifications' }))
    return readSharing(tx, kind, userId, id)
  })
}

async function findReaders(db: Database, usernames: string[]) {
  const found = await selectProfessionals(db, usernames)
  const known = new Set(found.map(({ username }) => username.toLowerCase()))
  const missing = [...new Set(usernames)].filter((name) => !known.has(name.toLowerCase()))
  if (missing.length > 0)
    throw new AppError('invalid_input', {
      reason: 'professionalUnknown',
      params: { usernames: missing.map((name) => `“${name}”`).join(', ') },
    })
  return found
}

/** Who else reads a thing is the owner's to know. */
export async function readSharing(
  db: Database,
  kind: SharedKind,
  readerId: number,
  id: number,
): Promise<Sharing> {
  const { userId, owner } = foundOr404(await selectOwner(db, kind, readerId, id), GONE[kind])
  const isOwn = userId === readerId
  return { isOwn, owner, readers: isOwn ? await selectReaders(db, kind, id) : [] }
}

export async function readCollaboration(db: Database, userId: number) {
  const withMe = []
  const byMe = []
  for (const kind of ['document', 'guide'] as const) {
    for (const row of await selectReceived(db, kind, userId)) withMe.push({ kind, ...row })
    byMe.push(...groupReaders(kind, await selectGiven(db, kind, userId)))
  }
  return { withMe: withMe.sort(latestFirst), byMe: byMe.sort(latestFirst) }
}

function groupReaders(kind: SharedKind, rows: Awaited<ReturnType<typeof selectGiven>>) {
  const things = Map.groupBy(rows, ({ id }) => id)
  return [...things.values()]
    .flatMap(([first, ...more]) =>
      first ? { kind, ...first, readers: [first, ...more].map(({ reader }) => reader) } : [],
    )
    .slice(0, MOST_SHARED)
}

const latestFirst = (one: { sharedAt: Date }, other: { sharedAt: Date }) =>
  other.sharedAt.getTime() - one.sharedAt.getTime()

const COMMENT_LIMIT = { limit: 60, windowSeconds: 10 * 60 }

export async function listComments(
  { db, caller }: CallerContext,
  { id, before }: { id: number; before?: number | undefined },
) {
  foundOr404(await selectOwner(db, 'document', caller.user.id, id), 'documentNotFound')
  const comments = await selectComments(db, caller.user.id, id, before)
  return comments.filter(({ isSeen }) => isSeen)
}

export async function addComment(
  { db, caller, now, presence, afterCommit }: CallerContext,
  { id: documentId, content }: { id: number; content: string },
) {
  const userId = caller.user.id
  foundOr404(await selectOwner(db, 'document', userId, documentId), 'documentNotFound')
  await spendTry({ db, now }, 'tooManyComments', { name: `comment:${userId}`, ...COMMENT_LIMIT })
  const id = await insertComment(db, { documentId, userId, content: content.trim(), createdAt: now() })
  // Others neither see the comment of a child for whom nobody has agreed, nor hear of it.
  const told = (await readShield(db, userId))
    ? []
    : await tellOfComment({ db, now }, caller.user, { documentId, commentId: id })
  afterCommit(() => presence.tell(told, { type: 'notifications' }))
  return foundOr404(await selectComment(db, userId, id), 'commentNotFound')
}

export async function removeComment({ db, caller, now }: CallerContext, id: number): Promise<void> {
  foundOr404(await markComment(db, caller.user.id, id, now()), 'commentNotFound')
}

export async function restoreComment({ db, caller }: CallerContext, id: number) {
  foundOr404(await markComment(db, caller.user.id, id, null), 'commentNotFound')
  return foundOr404(await selectComment(db, caller.user.id, id), 'commentNotFound')
}
