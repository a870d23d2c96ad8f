import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { SEPARATORS } from '../search.ts'

/** By code point: the databases order text by different rules, and pages must go on where they ended. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** In this order from one account to a page of it: who can sign in, who never has, who may not, who is gone. */
export const ACCOUNT_STATES = ['active', 'neverSignedIn', 'disabled', 'deleted', 'nameless'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

export const ROLE_ORDER = ['student', 'college', 'teacher', 'professional', 'admin', 'guardian'] as const
const STATE_STEP = 1000
const ROLE_STEP = 100
const TEACHER_STEP = 50

export type Facet = {
  state: AccountState
  role: (typeof ROLE_ORDER)[number]
  isTeacher: boolean
  grade: number
}

/**
 * All that lists of accounts are filtered by, in one number. There are a few dozen of them however many people there are,
 * so a page of any filter is found by looking at the beginning of each.
 */
export const FACET_EXPRESSION = `(case when stripped_at is not null then 4 when deleted_at is not null then 3 when disabled_at is not null then 2 when last_active_on is null then 1 else 0 end) * ${STATE_STEP} + (case role ${ROLE_ORDER.map((role, rank) => `when '${role}' then ${rank}`).join(' ')} else 0 end) * ${ROLE_STEP} + (case when is_teacher then ${TEACHER_STEP} else 0 end) + grade`

export function readFacet(facet: number): Facet {
  const state = ACCOUNT_STATES[Math.floor(facet / STATE_STEP)]
  const role = ROLE_ORDER[Math.floor((facet % STATE_STEP) / ROLE_STEP)]
  if (!state || !role) throw new Error(`There is no facet ${facet}`)
  return { state, role, isTeacher: facet % ROLE_STEP >= TEACHER_STEP, grade: facet % TEACHER_STEP }
}

/** Letters beyond ASCII that are written down without their accents and in lower case: Latin, Greek, Cyrillic. */
const FOLDED_RANGES = [
  [0xc0, 0x52f],
  [0x1e00, 0x1fff],
] as const
const MORE_FOLDED: Record<string, string> = { ß: 's', ø: 'o', ł: 'l', đ: 'd', æ: 'a', œ: 'o', ı: 'i', þ: 't' }
const FIRST_MARK = 0x300
const LAST_MARK = 0x36f

const rangeOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step))

function foldLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return MORE_FOLDED[plain] ?? plain
}

const FOLDED = new Map(
  FOLDED_RANGES.flatMap(([from, to]) => rangeOf(from, to))
    .filter((letter) => letter < String.fromCodePoint(FIRST_MARK) || letter > String.fromCodePoint(LAST_MARK))
    .map((letter) => [letter, foldLetter(letter)] as const)
    .filter(([letter, plain]) => plain.length === 1 && plain !== letter),
)
const MARKS = rangeOf(FIRST_MARK, LAST_MARK).join('')
const FROM = [...FOLDED.keys()].join('')
const TO = [...FOLDED.values()].join('')

/** A name in lower case and without accents, by the same table as the columns of the database. */
export function foldName(text: string): string {
  return [...text.normalize('NFC')]
    .filter((letter) => !MARKS.includes(letter))
    .map((letter) => FOLDED.get(letter) ?? letter)
    .join('')
    .toLowerCase()
}

// The database folds ASCII itself, whatever its locale. Marks have no counterpart, so they are left out.
// Most names are plain, and going through the table for each of their letters would take a millisecond an account.
const fold = (expression: string) =>
  `lower(case when octet_length(${expression}) = char_length(${expression}) then ${expression} else translate(${expression}, '${FROM}${MARKS}', '${TO}') end)`

/** What people are ordered by: last name, first name, whatever their case and accents. */
export const SORT_NAME_EXPRESSION = fold('last_name || chr(9) || first_name')

const SPACES = ' '.repeat(SEPARATORS.length)

/** The words an account is found by. */
export const NAME_WORDS_EXPRESSION = `strip(to_tsvector('simple', translate(${fold("username || ' ' || coalesce(email, '') || ' ' || first_name || ' ' || last_name || ' ' || coalesce(display_name, '')")}, '${SEPARATORS}', '${SPACES}')))`

/** What was typed, as its words; each is the beginning of one that the account has. */
export function findNameWords(typed: string): string[] {
  return (foldName(typed).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(splitAfterNumber)
}

/** To the database 7e05 is a number, so that it knows "7e05max" as the two words "7e05" and "max". */
function splitAfterNumber(word: string): string[] {
  const [, number, rest] = /^(\p{N}+e\p{N}+)(\p{L}.*)$/u.exec(word) ?? []
  return number && rest ? [number, rest] : [word]
}

/** Shorter beginnings stand before thousands of words, which the index would all read. */
const SHORTEST_LOOKED_UP = 3

/** Looked up in the index of words by the longer ones; the shorter ones are tried on what these find. */
export function hasNameWords(column: AnyColumn, words: readonly string[]): SQL {
  const long = words.filter((word) => word.length >= SHORTEST_LOOKED_UP)
  if (long.length === 0 || long.length === words.length) return sql`${column} @@ ${toBeginnings(words)}`
  const short = words.filter((word) => word.length < SHORTEST_LOOKED_UP)
  return sql`(${column} @@ ${toBeginnings(long)} and ${isTriedOn(column, short)})`
}

const isTriedOn = (column: AnyColumn, words: readonly string[]): SQL =>
  sql`(${column} || ''::tsvector) @@ ${toBeginnings(words)}`

const toBeginnings = (words: readonly string[]): SQL =>
  sql`${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`

/** Who was here last stands first; who never was comes last. */
export const lastActiveOrNever = (lastActiveOn: AnyColumn): SQL =>
  sql`coalesce(${lastActiveOn}, '1970-01-01'::date)`
