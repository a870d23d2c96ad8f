import {
  LONGEST_USER_SEARCH,
  USER_ORDERS,
  USER_STATES,
  type UserFilters,
  type UserOrder,
} from '#contract/admin/users.ts'
import { ROLES } from '#engines/accounts/index.ts'
import type { SearchAt } from '../../../kit/navigation/app-target.ts'
import { readId, readText } from '../../../kit/navigation/read-query.ts'

const LAST_GRADE = 13

/** What an address of the list asks for, so that the way back from a person leads to the same page of it. */
export type UsersAddress = {
  search: string
  filters: Omit<UserFilters, 'search'>
  sort: UserOrder
  page: number
  /** The person at the edge of the page before or behind it; none for a page that is found by its number. */
  edge: { after: number } | { before: number } | null
}

export function readUsersAddress(query: Record<string, unknown>): UsersAddress {
  const role = ROLES.find((one) => one === query.role)
  const state = USER_STATES.find((one) => one === query.state)
  const grade = readId(query.grade)
  const after = readId(query.after)
  const before = readId(query.before)
  return {
    search: readText(query.q, LONGEST_USER_SEARCH),
    filters: {
      ...(role && { role }),
      ...(state && { state }),
      ...(grade !== null && grade <= LAST_GRADE && { grade }),
      ...(query.teacher === 'yes' && { isTeacher: true }),
      ...(query.teacher === 'no' && { isTeacher: false }),
    },
    sort: USER_ORDERS.find((one) => one === query.sort) ?? 'name',
    page: readId(query.page) ?? 1,
    edge: after !== null ? { after } : before !== null ? { before } : null,
  }
}

/** The query of an address, without what goes without saying. */
export function writeUsersAddress(props: UsersAddress): SearchAt<'/admin/user-management'> {
  const { search, filters, sort, page, edge } = props
  const { role, state, grade, isTeacher } = filters
  return {
    ...(search !== '' && { q: search }),
    ...(role && { role }),
    ...(isTeacher !== undefined && { teacher: isTeacher ? 'yes' : 'no' }),
    ...(grade !== undefined && { grade }),
    ...(state && { state }),
    ...(sort !== 'name' && { sort }),
    ...(page > 1 && { page }),
    ...edge,
  }
}

/** The filters as calls take them. */
export function toFilters({ search, filters }: UsersAddress): UserFilters {
  return { ...filters, ...(search !== '' && { search }) }
}

export function toListInput(address: UsersAddress) {
  const { sort, page, edge } = address
  return { ...toFilters(address), sort, ...(edge ?? { page }) }
}

/** The first page of what is asked for now. */
export const firstPage = (address: UsersAddress): UsersAddress => ({ ...address, page: 1, edge: null })

/** Pages go on from the person at their edge: however far one goes, it costs the same. */
export function nextPage(address: UsersAddress, lastId: number): UsersAddress {
  return { ...address, page: address.page + 1, edge: { after: lastId } }
}

export function previousPage(address: UsersAddress, firstId: number): UsersAddress {
  return address.page <= 2
    ? firstPage(address)
    : { ...address, page: address.page - 1, edge: { before: firstId } }
}
