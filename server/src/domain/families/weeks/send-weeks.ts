import { randomUUID } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '#engines/days/durations.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findOrigin } from '../../../platform/find-origin.ts'
import { signWeekLink } from '../../notifications/sign-link.ts'
import { wordWeek } from './list-weeks.ts'
import { mayMailGuardian } from './may-mail.ts'
import { isKnown } from './week-words.ts'
import {
  beginDigest,
  claimDigests,
  type DigestRow,
  type Reader,
  selectChildrenOf,
  selectReaders,
  settleDigest,
} from './weeks.queries.ts'
import { writeWeekMail } from './write-week-mail.ts'

type SendWeeksDeps = Pick<Deps, 'db' | 'now' | 'mailer' | 'config'>

const MOST_AT_ONCE = 50
const CLAIM_MS = 10 * MINUTE_MS
const FIRST_WAIT_MS = 5 * MINUTE_MS
/** After that the week is in the app alone. */
const LATEST_MS = 12 * HOUR_MS

type Family = { reader: Reader | undefined; children: readonly { id: number; firstName: string }[] }

/** Sends the weeks that wait, each once, as other mails are. Answers how many there were. */
export async function sendWeeks(deps: SendWeeksDeps, signal?: AbortSignal): Promise<number> {
  const at = deps.now()
  const until = new Date(at.getTime() + CLAIM_MS)
  const digests = await deps.db.transaction((tx) =>
    claimDigests(tx, { at, until, most: MOST_AT_ONCE, claim: randomUUID() }),
  )
  if (digests.length === 0) return 0
  const userIds = digests.map(({ userId }) => userId)
  const readers = await selectReaders(deps.db, userIds)
  const childrenOf = await selectChildrenOf(deps.db, userIds)
  for (const digest of digests) {
    // What is left claimed is taken up again, by this server or another.
    if (signal?.aborted) break
    const family = { reader: readers.get(digest.userId), children: childrenOf.get(digest.userId) ?? [] }
    await sendWeek(deps, digest, family)
  }
  return digests.length
}

async function sendWeek(deps: SendWeeksDeps, digest: DigestRow, { reader, children }: Family): Promise<void> {
  const { db, now, mailer } = deps
  const isWanted = reader?.digestEnabled && !reader.isGone && mayMailGuardian(deps, reader)
  const isTooLate = now().getTime() - digest.createdAt.getTime() > LATEST_MS
  const letter = reader && isWanted && !isTooLate ? writeLetter(deps, digest, reader, children) : null
  if (!mailer || !letter) return settleDigest(db, digest.id, { state: 'dropped' })
  if (!(await beginDigest(db, digest))) return
  const outcome = await mailer.send(letter)
  if (outcome === 'sent') return settleDigest(db, digest.id, { state: 'sent', sentAt: now() })
  if (outcome === 'refused') return settleDigest(db, digest.id, { state: 'refused' })
  if (outcome === 'again') {
    const notBefore = new Date(now().getTime() + FIRST_WAIT_MS * 2 ** (digest.attempts - 1))
    return settleDigest(db, digest.id, { state: 'waiting', notBefore })
  }
}

function writeLetter(
  { config }: Pick<Deps, 'config'>,
  digest: DigestRow,
  reader: Reader,
  children: Family['children'],
) {
  const language = isKnown(reader.languagePreference) ? reader.languagePreference : 'en'
  const told = wordWeek(language, digest.children, children)
  if (told.length === 0 || reader.email === null) return null
  return writeWeekMail({
    to: reader.email,
    name: reader.displayName || reader.firstName,
    language,
    children: told,
    origin: findOrigin(config),
    unsubscribeUrl: `${findOrigin(config)}${signWeekLink(reader)}`,
  })
}
