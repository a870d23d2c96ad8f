import type { User } from '#contract/accounts.ts'
import { isMinor, type Role } from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { askPublication, takeBackPublication } from './ask-publication.ts'
import { deleteUnshownPictures, type PublicationKind, selectLatestOfProfile } from './publication.queries.ts'

/** What others may see of somebody, and under which kind it is looked at. */
const KINDS = { displayName: 'displayName', bio: 'bio', avatarUrl: 'picture' } as const satisfies Record<
  string,
  PublicationKind
>
type Field = keyof typeof KINDS
const FIELDS = Object.keys(KINDS) as Field[]
type Shown = { [Name in Field]?: string | null | undefined }
type Owner = {
  id: number
  role: Role
  age: number | null
  displayName: string | null
  bio: string | null
  avatarUrl: string | null
}

/**
 * What of a change of the profile holds at once. Of a minor what is new waits for an adult, and others go on seeing what they
 * saw before; taking something away needs nobody. The owner is locked.
 */
export async function publishProfile(
  deps: Pick<Deps, 'db' | 'now'>,
  owner: Owner,
  wanted: Shown,
): Promise<Shown> {
  const direct: Shown = {}
  for (const field of FIELDS) {
    const value = wanted[field]
    if (value === undefined) continue
    const thing = { userId: owner.id, kind: KINDS[field], subjectId: null }
    const isAsked = isMinor(owner) && value !== null && value !== owner[field]
    if (isAsked) await askPublication(deps, thing, value)
    else {
      await takeBackPublication(deps, thing)
      direct[field] = value
    }
    if (field === 'avatarUrl') await deleteUnshownPictures(deps.db, owner.id, [value, owner.avatarUrl])
  }
  return direct
}

/** Whose account may have something that waits; of all others nothing is asked. */
const mayWait = (user: Pick<User, 'role' | 'age'>) => user.role === 'student' || isMinor(user)

/** The account as its owner sees it: with what only they see until an adult has looked at it. */
export async function showWaiting(db: Database, user: User): Promise<User> {
  if (!mayWait(user)) return user
  const latest = await selectLatestOfProfile(db, user.id)
  const waiting = new Map(
    latest.flatMap(({ kind, outcome, value }) => (outcome === null ? [[kind, value]] : [])),
  )
  if (waiting.size === 0) return user
  const fields = FIELDS.filter((field) => waiting.has(KINDS[field]))
  return {
    ...user,
    ...Object.fromEntries(fields.map((field) => [field, waiting.get(KINDS[field])])),
    waitingForApproval: fields.map((field) => KINDS[field]),
  }
}
