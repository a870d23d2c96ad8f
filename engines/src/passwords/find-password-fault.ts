import { isTeacherRole, type Role } from '../accounts/index.ts'
import type { IsCommon } from './word-filter.ts'

/** Whose password it is to be. What is not known yet may be empty. */
export type PasswordOwner = {
  role: Role
  isTeacher?: boolean | undefined
  username?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | null | undefined
}

export type PasswordFault =
  | { reason: 'newPasswordTooShort'; params: { least: number } }
  | {
      reason: 'newPasswordRepeats' | 'newPasswordPersonal' | 'newPasswordKeyboard' | 'newPasswordCommon'
      params?: undefined
    }

const LEAST_OF_STAFF = 12
const LEAST_OF_OTHERS = 8

/** Who can open other people's accounts chooses a longer one. */
export function leastPasswordLength({ role, isTeacher }: Pick<PasswordOwner, 'role' | 'isTeacher'>): number {
  return isTeacher || isTeacherRole(role) || role === 'admin' ? LEAST_OF_STAFF : LEAST_OF_OTHERS
}

/**
 * Why somebody must not choose this password, or null. `isCommon` knows the ones that most people choose; a form that has
 * not fetched them yet goes without. Passwords from before these rules keep opening their accounts: only new ones are asked.
 */
export function findPasswordFault(
  password: string,
  owner: PasswordOwner,
  isCommon: IsCommon | null,
): PasswordFault | null {
  const least = leastPasswordLength(owner)
  if (password.length < least) return { reason: 'newPasswordTooShort', params: { least } }
  const folded = fold(password)
  if (repeats(password.normalize('NFKC').toLowerCase())) return { reason: 'newPasswordRepeats' }
  if (isMadeOf(folded, listOwnWords(owner))) return { reason: 'newPasswordPersonal' }
  if (isMadeOf(folded, listRuns(folded))) return { reason: 'newPasswordKeyboard' }
  if (isCommon && isCommonPassword(password, isCommon)) return { reason: 'newPasswordCommon' }
  return null
}

/** Letters and digits in lower case: dashes, dots and capitals make no word a better one. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The longest part whose repetition counts as nothing new. */
const LONGEST_UNIT = 3

/** "aaaaaaaa", "12121212", "abcabcabc": the same few characters again and again. */
function repeats(text: string): boolean {
  for (let unit = 1; unit <= LONGEST_UNIT; unit++)
    if ([...text].every((mark, place, marks) => mark === marks[place % unit])) return true
  return false
}

const PRODUCT_WORDS = ['trellis', 'demo']
const SHORTEST_WORD = 3

/** What others know about the owner, the longest first: "annalena" goes before "anna". */
function listOwnWords({ username = '', firstName = '', lastName = '', email }: PasswordOwner): string[] {
  const [mailbox = '', domain = ''] = (email ?? '').split('@')
  const names = [firstName, lastName].flatMap((name) => [name, ...name.split(/[\s\-–'’.]+/)])
  const parts = [mailbox, ...mailbox.split(/[._+-]/), ...domain.split('.').slice(0, -1)]
  return [...new Set([...PRODUCT_WORDS, username, ...names, ...parts].map(fold))]
    .filter(({ length }) => length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
}

/** Rows of keyboards in the languages of the product, and what everybody can recite. */
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
]
const DIRECTIONS = [...ROWS, ...ROWS.map((row) => [...row].toReversed().join(''))]
const SHORTEST_RUN = 4

/** The parts of at least four characters that follow one another in a row, from left to right. */
function listRuns(text: string): string[] {
  const runs: string[] = []
  for (let from = 0; from < text.length; ) {
    const longest = Math.max(...DIRECTIONS.map((row) => countRun(text, from, row)))
    if (longest >= SHORTEST_RUN) runs.push(text.slice(from, from + longest))
    from += longest >= SHORTEST_RUN ? longest : 1
  }
  return runs
}

function countRun(text: string, from: number, row: string): number {
  let length = 0
  while (from + length < text.length && row.includes(text.slice(from, from + length + 1))) length++
  return length
}

/** What is left beside known words must be something: four characters, and not digits alone. */
const LEAST_BESIDE = 4

function isMadeOf(folded: string, words: readonly string[]): boolean {
  let rest = folded
  for (const word of words) rest = rest.replaceAll(word, '')
  return rest !== folded && (rest.length < LEAST_BESIDE || /^\p{N}*$/u.test(rest))
}

/** "Sunshine12!" is as easily guessed as "sunshine". */
const TAIL = /[\p{N}!?.,*#$@]{1,4}$/u
const SHORTEST_BASE = 6

function isCommonPassword(password: string, isCommon: IsCommon): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  const base = lower.replace(TAIL, '')
  return isCommon(lower) || (base.length >= SHORTEST_BASE && isCommon(base))
}
