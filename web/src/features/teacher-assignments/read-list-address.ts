import { ASSIGNMENT_STATUSES, type AssignmentStatus } from '#engines/assignments/index.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readId, readText } from '../../kit/navigation/read-query.ts'

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
  return {
    classId: readId(query.class),
    status: ASSIGNMENT_STATUSES.find((name) => name === query.status) ?? null,
    search: readText(query.q, LONGEST_SEARCH),
    isToGrade: String(query.show) === 'toGrade',
  }
}

/** The query of an address, without what goes without saying. */
export function writeListAddress(props: ListAddress): SearchAt<'/teacher/assignments'> {
  const { classId, status, search, isToGrade } = props
  return {
    ...(classId !== null && { class: classId }),
    ...(status !== null && { status }),
    ...(search !== '' && { q: search }),
    ...(isToGrade && { show: 'toGrade' }),
  }
}
