import type { SQLWrapper } from 'drizzle-orm'
import {
  countQuery,
  type DirectoryFilter,
  everybodyQuery,
  facetQuery,
  facetsQuery,
  matchedQuery,
  searchQuery,
} from '../features/user-management/list/directory.queries.ts'

const PAGE: DirectoryFilter = { order: 'name', place: null, isBackwards: false, offset: 0, limit: 51 }
const INSIDE: DirectoryFilter = { ...PAGE, place: { id: 777, key: 'last77\tfirst777', rank: 0 } }
const STUDENTS_OF_GRADE_5 = [5, 1005, 2005]
const TEACHERS = [206, 256, 1206, 1256]

/** Pages of all accounts, whatever they are filtered and ordered by. */
export const USER_QUERIES: [title: string, query: SQLWrapper][] = [
  ['the kinds of accounts that there are', facetsQuery],
  ['everybody by name', everybodyQuery(PAGE)],
  ['everybody, a page before somebody', everybodyQuery({ ...INSIDE, isBackwards: true })],
  ['everybody, newest first', everybodyQuery({ ...PAGE, order: 'newest' })],
  ['everybody, last seen first', everybodyQuery({ ...PAGE, order: 'lastSeen' })],
  ['a grade by name', facetQuery(STUDENTS_OF_GRADE_5, INSIDE)],
  ['a grade, newest first', facetQuery(STUDENTS_OF_GRADE_5, { ...PAGE, order: 'newest' })],
  ['a grade, last seen first', facetQuery(STUDENTS_OF_GRADE_5, { ...PAGE, order: 'lastSeen' })],
  [
    'two kinds of people by role',
    facetQuery([...STUDENTS_OF_GRADE_5, ...TEACHERS], { ...INSIDE, order: 'role' }),
  ],
  ['accounts found by words', searchQuery(['learner', '777'], STUDENTS_OF_GRADE_5, { ...PAGE, most: 1000 })],
  ['how many words find', matchedQuery(['learner', '777'], STUDENTS_OF_GRADE_5, 901)],
  ['how many are of a grade', countQuery(STUDENTS_OF_GRADE_5, 901)],
]
