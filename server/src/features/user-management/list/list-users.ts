import {
  LAST_NUMBERED_PAGE,
  MOST_COUNTED,
  USERS_PER_PAGE,
  type userManagement,
} from '#contract/admin/users.ts'
import type { Database } from '../../../db/database.ts'
import { findNameWords } from '../../../db/schema/accounts/directory.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Received } from '../../../platform/requests/serve.ts'
import { toAdminUser } from '../to-admin-user.ts'
import { chooseFacets, isFiltered } from './choose-facets.ts'
import {
  countQuery,
  estimateCount,
  everybodyQuery,
  facetQuery,
  matchedQuery,
  readCount,
  searchQuery,
  selectFacets,
  selectPlace,
  selectRows,
  type Wanted,
} from './directory.queries.ts'

type Asked = Received<typeof userManagement.list>

export async function listUsers(db: Database, asked: Asked) {
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

async function findPlace(db: Database, { sort, page = 1, after, before }: Asked): Promise<Wanted> {
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
