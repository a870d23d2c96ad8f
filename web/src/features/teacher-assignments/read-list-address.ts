import { ASSIGNMENT_STATUSES, type AssignmentStatus } from '#engines/assignments/index.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'

/** What an address of the list asks for, so that the way back from an assignment leads to the same list. */
export type ListAddress = {
  classId: number | null
  status: AssignmentStatus | null
  search: string
  isToGrade: boolean
}

export const EVERYTHING: ListAddress = { classId: null, status: null, search: '', isToGrade: false }
const LONGEST_SEARCH = 200

export function readListAddress(query: Record<string, unknown>): ListAddress {
  const classId = Number(query.class)
  const search = typeof query.q === 'string' || typeof query.q === 'number' ? String(query.q) : ''
  return {
    classId: Number.isInteger(classId) && classId > 0 ? classId : null,
    status: ASSIGNMENT_STATUSES.find((name) => name === query.status) ?? null,
    search: search.slice(0, LONGEST_SEARCH),
    isToGrade: String(query.show) === 'toGrade',
  }
}

/** The query of an address, without what goes without saying. */
export function writeListAddress({
  classId,
  status,
  search,
  isToGrade,
}: ListAddress): SearchAt<'/teacher/assignments'> {
  return {
    ...(classId !== null && { class: classId }),
    ...(status !== null && { status }),
    ...(search !== '' && { q: search }),
    ...(isToGrade && { show: 'toGrade' }),
  }
}
