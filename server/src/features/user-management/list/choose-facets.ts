import { USER_STATES, type UserFilters, type UserState } from '#contract/admin/users.ts'
import { type Facet, readFacet } from '../../../db/schema/accounts/directory.ts'

/** Who can sign in, whether they ever did or not, is active. */
const SHOWN_AS: Record<UserState, readonly Facet['state'][]> = {
  active: ['active', 'neverSignedIn'],
  neverSignedIn: ['neverSignedIn'],
  disabled: ['disabled'],
  deleted: ['deleted'],
}
const NOT_DELETED = USER_STATES.filter((state) => state !== 'deleted').flatMap((state) => SHOWN_AS[state])

/** Of the facets that people have, those that the filters ask for. */
export function chooseFacets(facets: readonly number[], filters: UserFilters): number[] {
  const states = filters.state ? SHOWN_AS[filters.state] : NOT_DELETED
  return facets.filter((facet) => {
    const { state, role, isTeacher, grade } = readFacet(facet)
    return (
      states.includes(state) &&
      (filters.role ?? role) === role &&
      (filters.isTeacher ?? isTeacher) === isTeacher &&
      (filters.grade ?? grade) === grade
    )
  })
}

export const isFiltered = ({ role, isTeacher, grade, state }: UserFilters): boolean =>
  [role, isTeacher, grade, state].some((filter) => filter !== undefined)
