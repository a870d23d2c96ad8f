import { detectDelimiter, parseTable, type TableRow } from '../card-tables/index.ts'
import { foldHeader, NAME_HEADERS } from '../classrooms/index.ts'
import type { EngineRefusal } from '../refusals/texts.ts'
import type { Role } from './roles.ts'

export const PEOPLE_COLUMNS = [
  'username',
  'email',
  'firstName',
  'lastName',
  'role',
  'grade',
  'password',
  'children',
] as const
export type PeopleColumn = (typeof PEOPLE_COLUMNS)[number]

/** A row of a list of people as it was written; what it means is decided where accounts are made. */
export type PersonEntry = Record<PeopleColumn, string> & { line: number; hasOpenQuote: boolean }
export type ReadPeople = { entries: PersonEntry[] } | { refusal: EngineRefusal }

/** Without case, accents and signs, in the languages of the product. */
const HEADERS: Record<PeopleColumn | 'name', readonly string[]> = {
  ...NAME_HEADERS,
  role: ['role', 'usertype', 'type', 'accounttype', 'rolle', 'rol', 'role', 'tipo', '角色'],
  grade: [
    'grade',
    'gradelevel',
    'year',
    'yeargroup',
    'klasse',
    'klassenstufe',
    'stufe',
    'jahrgang',
    'grado',
    'curso',
    'niveau',
    'classe',
    '年级',
  ],
  children: ['children', 'child', 'kinder', 'hijos', 'enfants', '孩子', '子女'],
  password: ['password', 'passwort', 'kennwort', 'contrasena', 'clave', 'motdepasse', '密码'],
}

const ROLE_WORDS: Record<Role, readonly string[]> = {
  student: [
    'student',
    'pupil',
    'learner',
    'schuler',
    'schulerin',
    'alumno',
    'alumna',
    'estudiante',
    'eleve',
    '学生',
  ],
  college: ['college', 'collegestudent', 'university', 'studierende', 'universidad', 'universite', '大学生'],
  teacher: [
    'teacher',
    'lehrer',
    'lehrerin',
    'lehrkraft',
    'profesor',
    'profesora',
    'maestro',
    'maestra',
    'enseignant',
    'enseignante',
    'professeur',
    '教师',
    '老师',
  ],
  professional: ['professional', 'berufstatig', 'profesional', 'professionnel', '专业人士'],
  admin: ['admin', 'administrator', 'administrador', 'administrateur', '管理员'],
  guardian: [
    'guardian',
    'parent',
    'elternteil',
    'eltern',
    'erziehungsberechtigte',
    'tutor',
    'tutora',
    'padre',
    'madre',
    'responsable',
    '家长',
    '监护人',
  ],
}

const LONGEST_CELL = 300

/** Reads a list of people: comma, semicolon or tab, with or without a mark of UTF-8, columns in any order. */
export function readPeople(text: string, mostRows: number): ReadPeople {
  const clean = text.replace(/^\uFEFF/, '')
  const { rows, unclosedQuoteLine } = parseTable(clean, detectDelimiter(clean))
  const [head, ...body] = rows
  if (!head) return { refusal: 'fileEmpty' }
  const places = findColumns(head)
  if (!places.has('username')) return { refusal: 'userListHeaderMissing' }
  if (body.length === 0) return { refusal: 'userListEmpty' }
  if (body.length > mostRows)
    return { refusal: { reason: 'userListTooLong', params: { most: mostRows, people: body.length } } }
  return { entries: body.map((row) => toEntry(row, places, unclosedQuoteLine)) }
}

function findColumns({ cells }: TableRow): Map<PeopleColumn | 'name', number> {
  const places = new Map<PeopleColumn | 'name', number>()
  cells.forEach((cell, place) => {
    const word = foldHeader(cell)
    const found = (Object.keys(HEADERS) as (PeopleColumn | 'name')[]).find((column) =>
      HEADERS[column].includes(word),
    )
    if (found && !places.has(found)) places.set(found, place)
  })
  return places
}

function toEntry(
  { line, cells }: TableRow,
  places: ReadonlyMap<PeopleColumn | 'name', number>,
  unclosedQuoteLine: number | null,
): PersonEntry {
  const read = (column: PeopleColumn | 'name') => {
    const place = places.get(column)
    // One more than fits: what is too long is refused later, and not silently cut.
    return place === undefined ? '' : (cells[place] ?? '').trim().slice(0, LONGEST_CELL)
  }
  const whole = places.has('firstName') ? null : splitName(read('name'))
  return {
    line,
    username: read('username'),
    email: read('email'),
    firstName: whole?.firstName ?? read('firstName'),
    lastName: whole?.lastName ?? read('lastName'),
    role: read('role'),
    grade: read('grade'),
    password: read('password'),
    children: read('children'),
    hasOpenQuote: unclosedQuoteLine === line,
  }
}

/** "Lovelace, Ada" or "Ada Lovelace": the last word is the last name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [last, first] = name.split(',').map((part) => part.trim())
  if (last && first) return { firstName: first, lastName: last }
  const words = name.split(/\s+/).filter(Boolean)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** The role that a word of a list means; a list of students need not say so. Null: no such role. */
export function readRole(word: string): Role | null {
  const folded = foldHeader(word)
  if (folded === '') return 'student'
  return (Object.keys(ROLE_WORDS) as Role[]).find((role) => ROLE_WORDS[role].includes(folded)) ?? null
}
