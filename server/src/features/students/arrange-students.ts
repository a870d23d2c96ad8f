import type { STUDENT_ORDERS, StudentNeed } from '#contract/teaching/students.ts'
import { weigh } from './find-needs.ts'

type Named = { id: number; firstName: string; lastName: string }
type Student = Named & { needs: readonly StudentNeed[] }
type Order = (typeof STUDENT_ORDERS)[number]

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

export function arrangeStudents<P extends Student>(students: readonly P[], order: Order): P[] {
  const byName = (a: P, b: P) =>
    alphabet.compare(a.lastName, b.lastName) || alphabet.compare(a.firstName, b.firstName) || a.id - b.id
  const byNeed = (a: P, b: P) =>
    weigh(a.needs[0]) - weigh(b.needs[0]) || (b.needs[0]?.count ?? 0) - (a.needs[0]?.count ?? 0)
  return students.toSorted((a, b) => (order === 'name' ? 0 : byNeed(a, b)) || byName(a, b))
}

/** The part that follows a student; nothing when that one has left meanwhile: the list is then fetched anew. */
export function cutPage<P extends Named>(students: readonly P[], after: number | undefined, size: number) {
  const last = after === undefined ? -1 : students.findIndex(({ id }) => id === after)
  const rest = after !== undefined && last === -1 ? [] : students.slice(last + 1)
  return { page: rest.slice(0, size), hasMore: rest.length > size }
}
