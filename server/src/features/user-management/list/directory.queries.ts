import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { UserOrder } from '#contract/admin/users.ts'
import type { Database } from '../../../db/database.ts'
import { selectRow } from '../../../db/rows.ts'
import {
  hasNameWords,
  lastActiveOrNever,
  ROLE_ORDER,
  readFacet,
} from '../../../db/schema/accounts/directory.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { ADMIN_COLUMNS, type AdminRow } from '../to-admin-user.ts'

/** Facets from here on are of deleted accounts. */
const FIRST_DELETED = 3000

type Key = { column: SQL; isDescending: boolean; type: SQL }
const KEYS: Record<UserOrder, Key> = {
  name: { column: sql`${users.sortName}`, isDescending: false, type: sql`text` },
  newest: { column: sql`${users.createdAt}`, isDescending: true, type: sql`timestamptz` },
  lastSeen: { column: lastActiveOrNever(users.lastActiveOn), isDescending: true, type: sql`date` },
  role: { column: sql`${users.sortName}`, isDescending: false, type: sql`text` },
}

/** The person at the edge of a page. */
export type Place = { id: number; key: string; rank: number }
export type DirectoryFilter = {
  order: UserOrder
  place: Place | null
  /** From the place towards the beginning. */
  isBackwards: boolean
  offset: number
  limit: number
}

/** All facets that people have, by one look into the index for each of them. */
export async function selectFacets(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ facet: number }>(facetsQuery)
  return rows.map(({ facet }) => facet)
}

export const facetsQuery = sql`
  with recursive seen(facet) as (
    select min(${users.facet}) from ${users}
    union all
    select (select min(other.facet) from ${users} other where other.facet > seen.facet)
    from seen where seen.facet is not null
  )
  select facet from seen where facet is not null`

export async function selectPlace(db: Database, order: UserOrder, id: number): Promise<Place | null> {
  const row = await selectRow(db, users, eq(users.id, id), {
    key: sql<string>`${KEYS[order].column}::text`,
    facet: users.facet,
  })
  return row ? { id, key: row.key, rank: rankOf(order, row.facet) } : null
}

const rankOf = (order: UserOrder, facet: number) =>
  order === 'role' ? ROLE_ORDER.indexOf(readFacet(facet).role) : 0

/** Everybody but the deleted. */
export function everybodyQuery({ order, place, isBackwards, offset, limit }: DirectoryFilter): SQL {
  const key = KEYS[order]
  return sql`select ${COLUMNS} from ${users}
    where ${and(lt(users.facet, FIRST_DELETED), place ? isBeyond(key, place, isBackwards) : undefined)}
    order by ${orderBy(key, isBackwards)} limit ${limit} offset ${offset}`
}

/** The first of each facet, and of these the first: it never matters how many people there are. */
export function facetQuery(facets: readonly number[], wanted: DirectoryFilter): SQL {
  const { order, place, isBackwards, offset, limit } = wanted
  const key = KEYS[order]
  const ranks = facets.map((facet) => rankOf(order, facet))
  const pick = (isWanted: (rank: number) => boolean, condition: SQL | undefined) => {
    const picked = facets.filter((_, n) => isWanted(ranks[n] ?? 0))
    const numbers = [picked, picked.map((facet) => rankOf(order, facet))].map((list) => `{${list.join()}}`)
    return sql`select found.id, found.key, wanted.rank
      from unnest(${numbers[0]}::int[], ${numbers[1]}::int[]) as wanted(facet, rank)
      cross join lateral (
        select ${users.id} as id, ${key.column} as key from ${users}
        where ${users.facet} = wanted.facet and ${condition ?? sql`true`}
        order by ${orderBy(key, isBackwards)} limit ${offset + limit}
      ) found`
  }
  const beginnings = place
    ? sql`${pick((rank) => rank === place.rank, isBeyond(key, place, isBackwards))} union all ${pick(
        (rank) => (isBackwards ? rank < place.rank : rank > place.rank),
        undefined,
      )}`
    : pick(() => true, undefined)
  const [up, down] = isBackwards ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`]
  const direction = key.isDescending ? down : up
  const ordered = (table: SQL) =>
    sql`${table}.rank ${up}, ${table}.key ${direction}, ${table}.id ${direction}`
  return sql`select ${COLUMNS} from (
      select beginning.* from (${beginnings}) beginning order by ${ordered(sql`beginning`)} limit ${limit} offset ${offset}
    ) page join ${users} on ${users.id} = page.id order by ${ordered(sql`page`)}`
}

/**
 * Those whom a search finds, put in order. Of more than `most` it is only the first that the database comes across: who is
 * looked for among them is found by typing more of the name.
 */
export function searchQuery(
  words: readonly string[],
  facets: readonly number[],
  wanted: DirectoryFilter & { most: number },
): SQL {
  const { order, place, isBackwards, offset, limit, most } = wanted
  const key = KEYS[order]
  const rank = order === 'role' ? sql`${users.facet} % 1000 / 100` : null
  const beyond = place
    ? rank
      ? sql`(${rank}, ${key.column}, ${users.id}) ${comparison(key, isBackwards)} (${place.rank}, ${place.key}::${key.type}, ${place.id})`
      : isBeyond(key, place, isBackwards)
    : sql`true`
  const rankFirst = rank ? sql`${rank} ${isBackwards ? sql`desc` : sql`asc`}, ` : sql``
  return sql`with found as materialized (
      select ${users.id} from ${users} where ${matches(words, facets)} limit ${most})
    select ${COLUMNS} from ${users} where ${users.id} in (select id from found) and ${beyond}
    order by ${rankFirst}${orderBy(key, isBackwards)} limit ${limit} offset ${offset}`
}

/** All of them by name, for a file. */
export function exportQuery(words: readonly string[], facets: readonly number[], most: number): SQL {
  return sql`select ${COLUMNS} from ${users} where ${matches(words, facets)}
    order by ${orderBy(KEYS.name, false)} limit ${most}`
}

/** How many a search finds, up to a limit. */
export function matchedQuery(words: readonly string[], facets: readonly number[], most: number): SQL {
  return sql`select count(*)::int as count from (
    select 1 from ${users} where ${matches(words, facets)} limit ${most}) matched`
}

/** How many people have one of these facets, up to a limit: none are counted beyond it. */
export function countQuery(facets: readonly number[], most: number): SQL {
  return sql`select count(*)::int as count from (
    select 1 from unnest(${`{${facets.join()}}`}::int[]) as wanted(facet)
    cross join lateral (
      select 1 from ${users} where ${users.facet} = wanted.facet limit ${most}) one
    limit ${most}) counted`
}

export async function readCount(db: Database, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

/** What the database itself believes since it last looked at the table as a whole; null before it ever did. */
export async function estimateCount(db: Database, facets: readonly number[]): Promise<number | null> {
  const { rows } = await db.execute<{ people: number | null; facets: number[]; shares: number[] }>(sql`
    select (select reltuples::int from pg_class where oid = 'users'::regclass) as people,
      most_common_vals::text::int[] as facets, most_common_freqs::float8[] as shares
    from pg_stats where schemaname = current_schema() and tablename = 'users' and attname = 'facet'`)
  const [known] = rows
  if (!known?.people || known.people < 0 || !known.facets) return null
  const share = known.facets.reduce(
    (sum, facet, n) => sum + (facets.includes(facet) ? (known.shares[n] ?? 0) : 0),
    0,
  )
  return Math.round(known.people * share)
}

export async function selectRows(db: Database, query: SQL, isBackwards = false): Promise<AdminRow[]> {
  const { rows } = await db.execute<Record<keyof AdminRow, unknown>>(query)
  const read = rows.map((row) => ({
    ...(row as AdminRow),
    secondFactorSince: toDate(row.secondFactorSince),
    approvalAskedAt: toDate(row.approvalAskedAt),
    createdAt: toDate(row.createdAt) ?? new Date(0),
    disabledAt: toDate(row.disabledAt),
    deletedAt: toDate(row.deletedAt),
  }))
  return isBackwards ? read.toReversed() : read
}

const toDate = (value: unknown): Date | null => (value === null ? null : new Date(value as string))

const COLUMNS = sql.join(
  Object.entries(ADMIN_COLUMNS).map(([name, column]) =>
    // A day as text: as a date it would be moved by the clock of the place.
    column === users.lastActiveOn
      ? sql`${column}::text as ${sql.identifier(name)}`
      : sql`${column} as ${sql.identifier(name)}`,
  ),
  sql`, `,
)

export const isOf = (facets: readonly number[]): SQL =>
  sql`${users.facet} = any(${`{${facets.join()}}`}::int[])`

export const matches = (words: readonly string[], facets: readonly number[]): SQL =>
  words.length > 0 ? sql`${hasNameWords(users.nameWords, words)} and ${isOf(facets)}` : isOf(facets)

const comparison = ({ isDescending }: Key, isBackwards: boolean): SQL =>
  isDescending === isBackwards ? sql`>` : sql`<`

function isBeyond(key: Key, place: Place, isBackwards: boolean): SQL {
  return sql`(${key.column}, ${users.id}) ${comparison(key, isBackwards)} (${place.key}::${key.type}, ${place.id}::int)`
}

function orderBy(key: Key, isBackwards: boolean): SQL {
  const direction = key.isDescending === isBackwards ? sql`asc` : sql`desc`
  return sql`${key.column} ${direction}, ${users.id} ${direction}`
}
