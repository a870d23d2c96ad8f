import {
  LAST_NUMBERED_PAGE,
  MOST_COUNTED,
  USER_STATES,
  USERS_PER_PAGE,
  type UserFilters,
  type UserState,
  userManagement,
} from '#contract/admin/users.ts'
import type { Database } from '../../../db/database.ts'
import { type Facet, findNameWords, readFacet } from '../../../db/schema/accounts/directory.ts'
import { type CsvCell, toCsvFile } from '../../../domain/tables/write-csv.ts'
import { AppError } from '../../../platform/app-error.ts'
import { recordReadings } from '../../../platform/requests/access.ts'
import type { CallerContext, Received } from '../../../platform/requests/serve.ts'
import { leaveTrace } from '../accounts/accounts.ts'
import { toAdminUser } from '../to-admin-user.ts'
import {
  countQuery,
  type DirectoryFilter,
  estimateCount,
  everybodyQuery,
  exportQuery,
  facetQuery,
  matchedQuery,
  readCount,
  searchQuery,
  selectFacets,
  selectPlace,
  selectRows,
} from './directory.queries.ts'

type Asked = Received<typeof userManagement.list>

/** A page is one entry of the audit log, whoever stands on it. */
export async function listUsers(context: CallerContext, asked: Asked) {
  const page = await findUsers(context.db, asked)
  const personIds = page.users.map(({ id }) => id)
  await recordReadings(context, userManagement.list, personIds)
  return page
}

async function findUsers(db: Database, asked: Asked) {
  const words = findNameWords(asked.search ?? '')
  const facets = chooseFacets(await selectFacets(db), asked)
  // Nothing but signs was typed: nobody has such a name.
  if (facets.length === 0 || (asked.search && words.length === 0)) return NOBODY
  const wanted = await findPlace(db, asked)
  const counted = await readCount(
    db,
    words.length > 0 ? matchedQuery(words, facets, MOST_COUNTED + 1) : countQuery(facets, MOST_COUNTED + 1),
  )
  const query =
    words.length > 0
      ? searchQuery(words, facets, { ...wanted, most: MOST_COUNTED })
      : isFiltered(asked) || asked.sort === 'role'
        ? facetQuery(facets, wanted)
        : everybodyQuery(wanted)
  const found = await selectRows(db, query)
  const hasOneMore = found.length > USERS_PER_PAGE
  const shown = found.slice(0, USERS_PER_PAGE)
  const isInside = wanted.place !== null || wanted.offset > 0
  return {
    users: (wanted.isBackwards ? shown.toReversed() : shown).map(toAdminUser),
    hasBefore: wanted.isBackwards ? hasOneMore : isInside,
    hasMore: wanted.isBackwards || hasOneMore,
    ...(await sayTotal(db, counted, words.length > 0 ? null : facets)),
  }
}

const NOBODY = { users: [], hasBefore: false, hasMore: false, total: 0, totalIs: 'exact' as const }

async function findPlace(db: Database, { sort, page = 1, after, before }: Asked): Promise<DirectoryFilter> {
  const common = { order: sort, limit: USERS_PER_PAGE + 1 }
  const edge = after ?? before
  if (edge === undefined) {
    if (page > LAST_NUMBERED_PAGE)
      throw new AppError(
        'invalid_input',
        { reason: 'pageNumberTooHigh', params: { last: LAST_NUMBERED_PAGE } },
        {
          issues: [
            { field: 'page', refusal: { reason: 'pageExpected', params: { last: LAST_NUMBERED_PAGE } } },
          ],
        },
      )
    return { ...common, place: null, isBackwards: false, offset: (page - 1) * USERS_PER_PAGE }
  }
  const place = await selectPlace(db, sort, edge)
  if (!place) throw new AppError('not_found', 'pageExpired')
  return { ...common, place, isBackwards: after === undefined, offset: 0 }
}

/** Exact as long as it costs little; then what the database estimates of these facets. */
async function sayTotal(db: Database, counted: number, facets: readonly number[] | null) {
  if (counted <= MOST_COUNTED) return { total: counted, totalIs: 'exact' as const }
  const estimate = facets && (await estimateCount(db, facets))
  return estimate !== null && estimate > MOST_COUNTED
    ? { total: estimate, totalIs: 'about' as const }
    : { total: MOST_COUNTED, totalIs: 'atLeast' as const }
}

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

const isFiltered = ({ role, isTeacher, grade, state }: UserFilters): boolean =>
  [role, isTeacher, grade, state].some((filter) => filter !== undefined)

const MOST_EXPORTED = 100_000

/** The names of the columns are those that an import reads. */
const HEADER = [
  'username',
  'first name',
  'last name',
  'email',
  'role',
  'grade',
  'teacher pages',
  'state',
  'last seen',
  'created',
]

export async function exportUsers(context: CallerContext, filters: UserFilters) {
  const { db, caller, now } = context
  const words = findNameWords(filters.search ?? '')
  const facets = chooseFacets(await selectFacets(db), filters)
  const isNothing = facets.length === 0 || (Boolean(filters.search) && words.length === 0)
  const rows = isNothing ? [] : await selectRows(db, exportQuery(words, facets, MOST_EXPORTED + 1))
  if (rows.length > MOST_EXPORTED) throw new AppError('too_large', 'userExportTooLarge')
  await leaveTrace(context, db, 'users exported', caller.user.id, { people: rows.length })
  const lines = rows
    .map(toAdminUser)
    .map((user): CsvCell[] => [
      user.username,
      user.firstName,
      user.lastName,
      user.email,
      user.role,
      user.grade,
      user.isTeacher ? 'yes' : 'no',
      user.state,
      user.lastSeenOn,
      user.createdAt.toISOString().slice(0, 10),
    ])
  return toCsvFile(`users-${now().toISOString().slice(0, 10)}.csv`, [HEADER, ...lines])
}
