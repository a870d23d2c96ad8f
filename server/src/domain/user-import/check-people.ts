import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Email, nameField, Username } from '#contract/accounts.ts'
import {
  type IMPORT_FIELDS,
  type ImportedRow,
  MOST_GIVEN_PASSWORDS,
  MOST_IMPORTED_USERS,
} from '#contract/admin/user-import.ts'
import type { Refusal } from '#contract/refusals/catalog.ts'
import { type FieldRefusal, parseValue } from '#contract/refusals/parse-value.ts'
import { rule } from '#contract/refusals/rule.ts'
import {
  gradeAtRegistration,
  type PersonEntry,
  type Role,
  readPeople,
  readRole,
} from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { AppError } from '../../platform/app-error.ts'
import { decodeText } from '../../platform/decode-text.ts'
import { findNewPasswordFault } from '../passwords/new-password.ts'

type Field = (typeof IMPORT_FIELDS)[number]
type Problem = { field: Field; refusal: Refusal }
/** A line as it is shown, and what is wrong with it. */
type CheckedRow = Omit<ImportedRow, 'problems'> & { problems: Problem[] }

/** A person who can be made: everything has been looked at. An empty password is to be made. */
export type NewPerson = {
  line: number
  username: string
  email: string | null
  firstName: string
  lastName: string
  role: Role
  grade: number
  password: string
}
export type CheckedList = {
  rows: CheckedRow[]
  people: NewPerson[]
  broken: number
  /** Everybody the file names, whether they can be made (now) or not. */
  named: NewPerson[]
}

type Checked = 'username' | 'email' | 'firstName' | 'lastName' | 'password'
const LONGEST_PASSWORD = 200
const FIELDS: Record<Checked, z.ZodMiniType<string>> = {
  username: Username,
  email: z.union([z.literal(''), Email]),
  firstName: nameField('firstNameRequired'),
  lastName: nameField('lastNameRequired'),
  /** How long it must be depends on whose it is. */
  password: z.string().check(z.maxLength(LONGEST_PASSWORD, rule('passwordTooLong'))),
}

/** Reads a file and says of every line what is wrong with it. Nothing is stored. */
export async function checkPeople(db: Database, file: Uint8Array): Promise<CheckedList> {
  const text = decodeText(file)
  if (text.includes('\0')) throw new AppError('invalid_input', 'userListNotCsv')
  const read = readPeople(text, MOST_IMPORTED_USERS)
  if ('refusal' in read) throw new AppError('invalid_input', read.refusal)
  const given = read.entries.filter(({ password }) => password !== '').length
  if (given > MOST_GIVEN_PASSWORDS)
    throw new AppError('invalid_input', {
      reason: 'tooManyGivenPasswords',
      params: { most: MOST_GIVEN_PASSWORDS, given },
    })
  const taken = await findTaken(db, read.entries)
  const seen = { username: new Map<string, number>(), email: new Map<string, number>() }
  const checked = read.entries.map((entry) => checkEntry(entry, taken, seen))
  return {
    rows: checked.map(({ row }) => row),
    people: checked.flatMap(({ person }) => person ?? []),
    broken: checked.filter(({ person }) => !person).length,
    named: checked.flatMap(({ named }) => named ?? []),
  }
}

type Taken = { usernames: Set<string>; emails: Set<string> }
type Seen = Record<'username' | 'email', Map<string, number>>

function checkEntry(entry: PersonEntry, taken: Taken, seen: Seen) {
  const problems: Problem[] = entry.hasOpenQuote ? [{ field: 'row', refusal: 'quoteNeverClosedInRow' }] : []
  const read = (field: Checked): string => {
    const parsed = parseValue(FIELDS[field], entry[field])
    if ('data' in parsed) return parsed.data
    problems.push({ field, refusal: findRefusal(field, entry[field], parsed.refused) })
    return entry[field]
  }
  const fields = {
    username: read('username'),
    email: read('email') || null,
    firstName: read('firstName'),
    lastName: read('lastName'),
    password: read('password'),
  }
  const role = readRole(entry.role)
  if (role === null)
    problems.push({
      field: 'role',
      refusal: { reason: 'roleUnknown', params: { role: entry.role } },
    })
  const fault = role && fields.password && findNewPasswordFault(fields.password, { ...fields, role })
  if (fault && !problems.some(({ field }) => field === 'password'))
    problems.push({ field: 'password', refusal: fault })
  const grade = role === null ? null : readGrade(role, entry.grade, problems)
  findDuplicates(entry, taken, seen, problems)
  const row: CheckedRow = {
    line: entry.line,
    username: fields.username,
    name: `${fields.firstName} ${fields.lastName}`.trim(),
    role,
    grade,
    problems,
  }
  const named: NewPerson | null =
    role !== null && grade !== null ? { line: entry.line, ...fields, role, grade } : null
  return { row, named, person: problems.length === 0 ? named : null }
}

function findRefusal(field: Field, value: string, refused: readonly FieldRefusal[]): Refusal {
  if (field === 'username' && value === '') return 'listUsernameRequired'
  if (field === 'email') return { reason: 'emailMalformed', params: { email: value } }
  return refused[0]?.refusal ?? 'invalidInput'
}

function readGrade(role: Role, text: string, problems: Problem[]): number | null {
  // A word is no grade, and an empty cell of a student would put them into grade 5 unasked.
  const wanted = text.replace(/\D+/g, '')
  if (role === 'student' && wanted === '') {
    problems.push({ field: 'grade', refusal: 'listGradeRequired' })
    return null
  }
  const decision = gradeAtRegistration(role, wanted)
  if ('grade' in decision) return decision.grade
  problems.push({ field: 'grade', refusal: decision.refused })
  return null
}

function findDuplicates(entry: PersonEntry, taken: Taken, seen: Seen, problems: Problem[]): void {
  for (const field of ['username', 'email'] as const) {
    const value = entry[field]
    if (value === '') continue
    const known = value.normalize('NFKC').toLowerCase()
    const before = seen[field].get(known)
    const isUsername = field === 'username'
    if (before !== undefined) {
      const reason = isUsername ? 'usernameRepeatedInList' : 'emailRepeatedInList'
      problems.push({ field, refusal: { reason, params: { line: before } } })
    } else if ((isUsername ? taken.usernames : taken.emails).has(value))
      problems.push({ field, refusal: isUsername ? 'usernameTakenInList' : 'emailTakenInList' })
    seen[field].set(known, before ?? entry.line)
  }
}

/** Which of the names of the file accounts have already. Folded by the database on both sides, as its index is. */
async function findTaken(db: Database, entries: readonly PersonEntry[]): Promise<Taken> {
  const find = async (column: 'username' | 'email') => {
    const values = JSON.stringify(entries.map((entry) => entry[column]).filter(Boolean))
    const { rows } = await db.execute<{ written: string }>(sql`
      select written.value as written from jsonb_array_elements_text(${values}::jsonb) as written
      join ${users} on lower(${users[column]}) = lower(normalize(written.value, NFKC))`)
    return new Set(rows.map(({ written }) => written))
  }
  return { usernames: await find('username'), emails: await find('email') }
}
