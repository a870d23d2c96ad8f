import type { BulkAction, LeftOut } from '#contract/admin/user-bulk.ts'
import type { Role } from '#engines/accounts/index.ts'

const FIRST_GRADE = 1
const LAST_GRADE = 12

export type BulkPerson = {
  id: number
  role: Role
  grade: number
  isDemo: boolean
  disabledAt: Date | null
  deletedAt: Date | null
}
export type BulkPlan = { changedIds: number[]; leftOut: { reason: LeftOut; count: number }[] }

/** Whom a change of many reaches, and why it leaves out the others. */
export function planBulk(
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
