import { LONGEST_STUDENT_SEARCH, STUDENT_ORDERS } from '#contract/teaching/students.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readId, readText } from '../../kit/navigation/read-query.ts'

export type StudentOrder = (typeof STUDENT_ORDERS)[number]

/** What an address of the list asks for, so that the way back from a student leads to the same list. */
export type ListAddress = { classId: number | null; search: string; order: StudentOrder }

export function readListAddress(query: Record<string, unknown>): ListAddress {
  return {
    classId: readId(query.class),
    search: readText(query.q, LONGEST_STUDENT_SEARCH),
    order: STUDENT_ORDERS.find((name) => name === query.order) ?? 'needsHelp',
  }
}

/** The query of an address, without what goes without saying. */
export function writeListAddress({ classId, search, order }: ListAddress): SearchAt<'/teacher/students'> {
  return {
    ...(classId !== null && { class: classId }),
    ...(search !== '' && { q: search }),
    ...(order !== 'needsHelp' && { order }),
  }
}
