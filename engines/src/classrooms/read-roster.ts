import { detectDelimiter, parseTable, type TableRow } from '../card-tables/index.ts'
import type { EngineRefusal } from '../refusals/texts.ts'

/** A row of a class list as it was written; `problem` where it names nobody. */
export type RosterEntry = {
  row: number
  username: string
  email: string
  firstName: string
  lastName: string
  problem: EngineRefusal | null
}

export type ReadRoster = { entries: RosterEntry[] } | { refusal: EngineRefusal }

type ColumnName = 'username' | 'email' | 'firstName' | 'lastName' | 'name'

/** What columns are called in the exports of schools, in the languages of the product; without case, accents and signs. */
export const NAME_HEADERS: Record<ColumnName, readonly string[]> = {
  username: [
    'username',
    'user',
    'userid',
    'login',
    'loginname',
    'account',
    'benutzername',
    'benutzer',
    'usuario',
    'nombredeusuario',
    'utilisateur',
    'nomdutilisateur',
    'identifiant',
    '用户名',
  ],
  email: [
    'email',
    'mail',
    'emailaddress',
    'studentemail',
    'emailadresse',
    'correo',
    'correoelectronico',
    'courriel',
    '邮箱',
    '电子邮件',
  ],
  firstName: [
    'firstname',
    'first',
    'givenname',
    'forename',
    'studentfirstname',
    'vorname',
    'nombre',
    'prenom',
    '名',
  ],
  lastName: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'studentlastname',
    'nachname',
    'familienname',
    'apellido',
    'apellidos',
    'nom',
    'nomdefamille',
    '姓',
  ],
  name: ['name', 'fullname', 'student', 'studentname', 'pupil', 'schuler', 'alumno', 'eleve', '姓名'],
}

const LONGEST_CELL = 200
const ONE_COLUMN = 1

/** Reads a class list: comma, semicolon or tab, with or without a mark of UTF-8, columns in any order. */
export function readRoster(text: string, mostRows: number): ReadRoster {
  const clean = text.replace(/^\uFEFF/, '')
  const { rows, unclosedQuoteLine } = parseTable(clean, detectDelimiter(clean))
  const [head, ...rest] = rows
  if (!head) return { refusal: 'fileEmpty' }
  const columns = readHeader(head)
  // A plain list of usernames needs no header.
  const isPlainList = columns === null && rows.every(({ cells }) => cells.length === ONE_COLUMN)
  if (columns === null && !isPlainList) return { refusal: 'classListHeaderMissing' }
  const body = isPlainList ? rows : rest
  if (body.length === 0) return { refusal: 'classListEmpty' }
  if (body.length > mostRows)
    return { refusal: { reason: 'classListTooLong', params: { most: mostRows, rows: body.length } } }
  const places = columns ?? new Map<ColumnName, number>([['username', 0]])
  return { entries: body.map((row) => toEntry(row, places, unclosedQuoteLine)) }
}

function readHeader({ cells }: TableRow): Map<ColumnName, number> | null {
  const places = new Map<ColumnName, number>()
  cells.forEach((cell, place) => {
    const word = foldHeader(cell)
    const found = (Object.keys(NAME_HEADERS) as ColumnName[]).find((column) =>
      NAME_HEADERS[column].includes(word),
    )
    if (found && !places.has(found)) places.set(found, place)
  })
  return places.has('username') || places.has('email') ? places : null
}

export const foldHeader = (cell: string) =>
  cell
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

function toEntry(
  { line, cells }: TableRow,
  places: ReadonlyMap<ColumnName, number>,
  unclosedQuoteLine: number | null,
): RosterEntry {
  const read = (column: ColumnName) => {
    const place = places.get(column)
    return place === undefined ? '' : (cells[place] ?? '').trim()
  }
  const entry = {
    row: line,
    username: read('username'),
    email: read('email'),
    firstName: read('firstName') || read('name'),
    lastName: read('lastName'),
  }
  return { ...cut(entry), problem: findProblem(entry, unclosedQuoteLine === line) }
}

type Named = Omit<RosterEntry, 'problem'>

function findProblem(entry: Named, hasOpenQuote: boolean): EngineRefusal | null {
  const { username, email } = entry
  if (hasOpenQuote) return 'quoteNeverClosedInRow'
  if (Object.values(entry).some((cell) => typeof cell === 'string' && cell.length > LONGEST_CELL))
    return 'cellTooLong'
  if (username === '' && email === '') return 'usernameOrEmailRequired'
  if (username === '' && !/^[^\s@]+@[^\s@]+$/.test(email))
    return { reason: 'emailMalformed', params: { email } }
  return null
}

const cut = (entry: Named): Named => ({
  row: entry.row,
  username: entry.username.slice(0, LONGEST_CELL),
  email: entry.email.slice(0, LONGEST_CELL),
  firstName: entry.firstName.slice(0, LONGEST_CELL),
  lastName: entry.lastName.slice(0, LONGEST_CELL),
})

/** Whether the name of a file fits an account's: the words of the one are among those of the other, whatever the order. */
export function isSameName(written: string, known: string): boolean {
  const words = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  const [fromFile, ofAccount] = [words(written), new Set(words(known))]
  return fromFile.every((word) => ofAccount.has(word))
}
