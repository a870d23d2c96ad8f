import type { SQL } from 'drizzle-orm'
import { type BulkAction, type LeftOut, MOST_IN_BULK, type userBulk } from '#contract/admin/user-bulk.ts'
import type { Role } from '#engines/accounts/index.ts'
import type { Database } from '../../../db/database.ts'
import { findNameWords } from '../../../db/schema/accounts/directory.ts'
import { type Admin, lockAdmins } from '../../../domain/keep-an-admin.ts'
import { AppError, refuseField } from '../../../platform/app-error.ts'
import type { CallerContext, Received } from '../../../platform/requests/serve.ts'
import { countTeaching } from '../accounts/accounts.queries.ts'
import { matches, selectFacets } from '../list/directory.queries.ts'
import { chooseFacets } from '../list/list-users.ts'
import { applyChange, findChange, isOneOfIds, selectPeople } from './bulk.queries.ts'

const FIRST_GRADE = 1
const LAST_GRADE = 12

type BulkPerson = {
  id: number
  role: Role
  grade: number
  isDemo: boolean
  disabledAt: Date | null
  deletedAt: Date | null
}
type BulkPlan = { changedIds: number[]; leftOut: { reason: LeftOut; count: number }[] }

/** Whom a change of many reaches, and why it leaves out the others. */
function planBulk(
  people: readonly BulkPerson[],
  { action, grade, callerId }: { action: BulkAction; grade: number | undefined; callerId: number },
): BulkPlan {
  const counts = new Map<LeftOut, number>()
  const changedIds: number[] = []
  for (const person of people) {
    const reason = person.id === callerId ? 'self' : findReason(person, action, grade)
    if (reason === null) changedIds.push(person.id)
    else counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return { changedIds, leftOut: [...counts].map(([reason, count]) => ({ reason, count })) }
}

function findReason(person: BulkPerson, action: BulkAction, grade: number | undefined): LeftOut | null {
  if (person.deletedAt) return 'deleted'
  switch (action) {
    case 'disable':
      return person.disabledAt ? 'alreadySo' : null
    case 'enable':
      return person.disabledAt ? null : 'alreadySo'
    case 'signOut':
      return null
    case 'delete':
      return person.isDemo ? 'demo' : null
    case 'toCollege':
      return person.role !== 'student' ? 'notAPupil' : person.isDemo ? 'demo' : null
    case 'setGrade':
      return person.role !== 'student' ? 'notAPupil' : person.grade === grade ? 'alreadySo' : null
    case 'nextGrade':
      return person.role !== 'student' ? 'notAPupil' : person.grade >= LAST_GRADE ? 'lastGrade' : null
    case 'previousGrade':
      return person.role !== 'student' ? 'notAPupil' : person.grade <= FIRST_GRADE ? 'firstGrade' : null
  }
}

type ChangeManyInput = Received<typeof userBulk.preview>
const PORTION = 1_000

export async function previewMany({ db, caller }: CallerContext, wanted: ChangeManyInput) {
  checkWanted(wanted)
  const isMeant = await findMeant(db, wanted)
  const people = isMeant ? await readPeople(selectPeople(db, isMeant, MOST_IN_BULK + 1)) : []
  const { changedIds, leftOut } = planBulk(people, { ...planFor(wanted), callerId: caller.user.id })
  return {
    matched: people.length,
    changed: changedIds.length,
    leftOut,
    classes: isClosing(wanted) ? (await countTeaching(db, changedIds)).classes : 0,
  }
}

/** One transaction: half a school in the next grade would be worse than none of it. */
export async function changeMany(context: CallerContext, wanted: ChangeManyInput & { expected: number }) {
  const { db, caller, now, requestId, presence, afterCommit } = context
  checkWanted(wanted)
  const callerId = caller.user.id
  // The caller is never among the changed, but may have lost the role by the time it is their turn.
  const admins = await lockAdmins(db)
  if (!admins.some(({ id }) => id === callerId)) throw new AppError('not_allowed', 'adminRightsLost')
  const isMeant = await findMeant(db, wanted)
  const people = isMeant ? await readPeople(selectPeople(db, isMeant, MOST_IN_BULK + 1).for('update')) : []
  if (people.length !== wanted.expected)
    throw new AppError('conflict', {
      reason: 'bulkSelectionChanged',
      params: { matching: people.length, expected: wanted.expected },
    })
  const { changedIds, leftOut } = planBulk(people, { ...planFor(wanted), callerId })
  const changed = new Set(changedIds)
  if (isClosing(wanted)) refuseLosingAdmins(admins, changed)
  const change = findChange(wanted.action, wanted.grade, now())
  for (let from = 0; from < changedIds.length; from += PORTION)
    await applyChange(db, changedIds.slice(from, from + PORTION), change, {
      actorId: callerId,
      requestId,
      now: now(),
    })
  afterCommit(() => {
    const online = new Set(presence.list().map(({ userId }) => userId))
    for (const userId of online) {
      if (!changed.has(userId)) continue
      if (change.endsSessions) presence.endUser(userId)
      else presence.tell([userId], { type: 'account' })
    }
  })
  return { changed: changedIds.length, leftOut }
}

const isClosing = ({ action }: ChangeManyInput) => action === 'disable' || action === 'delete'

/** A caller of the demo is an admin who stays behind, but not one who counts. */
function refuseLosingAdmins(admins: readonly Admin[], changed: ReadonlySet<number>): void {
  const real = admins.filter(({ isDemo }) => !isDemo)
  if (real.length > 0 && real.every(({ id }) => changed.has(id)))
    throw new AppError('conflict', 'lastAdminInSelection')
}

const planFor = ({ action, grade }: ChangeManyInput) => ({ action, grade })

function checkWanted({ action, grade, ids, filters }: ChangeManyInput): void {
  if (action === 'setGrade' && grade === undefined) throw refuseField('grade', 'gradeRequired')
  if ((ids === undefined) === (filters === undefined)) throw refuseField('ids', 'bulkSelectionUnclear')
}

async function findMeant(db: Database, { ids, filters }: ChangeManyInput): Promise<SQL | null> {
  // Picked people may be deleted by now; they are counted as left out.
  if (ids) return isOneOfIds(ids)
  const words = findNameWords(filters?.search ?? '')
  const chosen = chooseFacets(await selectFacets(db), filters ?? {})
  return chosen.length === 0 || (filters?.search && words.length === 0) ? null : matches(words, chosen)
}

async function readPeople<T>(query: PromiseLike<T[]>): Promise<T[]> {
  const people = await query
  if (people.length > MOST_IN_BULK)
    throw new AppError('too_large', { reason: 'bulkTooMany', params: { most: MOST_IN_BULK } })
  return people
}
