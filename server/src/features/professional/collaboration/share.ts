import type { Collaboration, Sharing } from '#contract/professional/collaboration.ts'
import { MOST_SHARED } from '#contract/professional/collaboration.ts'
import type { Database } from '../../../db/database.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import {
  lockOwn,
  replaceReaders,
  type SharedKind,
  selectGiven,
  selectOwner,
  selectProfessionals,
  selectReaders,
  selectReceived,
} from './collaboration.queries.ts'
import { tellOfShare } from './tell-readers.ts'

/** Whoever guesses names to learn who has an account is slowed down; whoever shares does not notice. */
const SHARES_PER_WINDOW = 60
const WINDOW_SECONDS = 10 * 60

const GONE = { document: 'documentNotFound', guide: 'studyGuideNotFound' } as const

export async function shareThing(
  context: CallerContext,
  kind: SharedKind,
  { id, usernames }: { id: number; usernames: string[] },
): Promise<Sharing> {
  const { db, caller, now, transact, presence, afterCommit } = context
  const userId = caller.user.id
  const limit = { name: `share:${userId}`, limit: SHARES_PER_WINDOW, windowSeconds: WINDOW_SECONDS }
  await spendTry(db, [limit], now(), 'tooManyShares')
  return transact(async (tx) => {
    const { title } = foundOr404(await lockOwn(tx, kind, userId, id), GONE[kind])
    const readers = await findReaders(tx, usernames)
    const others = readers.filter((reader) => reader.id !== userId).map((reader) => reader.id)
    const added = await replaceReaders(tx, kind, id, others, now())
    const told = await tellOfShare({ db: tx, now }, caller.user, { kind, id, title }, added)
    afterCommit(() => {
      for (const readerId of told) presence.tell(readerId, { type: 'notifications' })
    })
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

export async function readCollaboration(db: Database, userId: number): Promise<Collaboration> {
  const withMe: Collaboration['withMe'] = []
  const byMe: Collaboration['byMe'] = []
  for (const kind of ['document', 'guide'] as const) {
    for (const { sharedAt, ...row } of await selectReceived(db, kind, userId))
      withMe.push({ kind, ...row, sharedAt: sharedAt.toISOString() })
    byMe.push(...groupReaders(kind, await selectGiven(db, kind, userId)))
  }
  return { withMe: withMe.sort(latestFirst), byMe: byMe.sort(latestFirst) }
}

function groupReaders(kind: SharedKind, rows: Awaited<ReturnType<typeof selectGiven>>) {
  const things = new Map<number, Collaboration['byMe'][number]>()
  for (const { id, title, sharedAt, reader } of rows) {
    const known = things.get(id)
    if (known) known.readers.push(reader)
    else things.set(id, { kind, id, title, sharedAt: sharedAt.toISOString(), readers: [reader] })
  }
  return [...things.values()].slice(0, MOST_SHARED)
}

const latestFirst = (one: { sharedAt: string }, other: { sharedAt: string }) =>
  other.sharedAt.localeCompare(one.sharedAt)
