import { expect, test } from 'vitest'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { arrangeBook, type BookView, canEditInPlace, cutToTerm, WHOLE_BOOK } from './arrange-book.ts'
import { overlayPoints } from './gradebook.data.ts'
import {
  COLUMN_WIDTH,
  findRange,
  findSides,
  HEAD_HEIGHT,
  moveCell,
  ROW_HEIGHT,
  scrollTo,
} from './grid/layout.ts'
import { readPasted } from './points/paste-points.ts'
import { draftRules, readDraft } from './rules/draft-rules.ts'

const assignment = (id: number, points: number) => ({
  id,
  title: `Work ${id}`,
  kind: 'task' as const,
  status: 'active' as const,
  points,
  dueDate: null,
  latePolicy: 'accept' as const,
  countedAttempt: 'best' as const,
  hasRubric: false,
  categoryId: null,
  isExtraCredit: false,
  day: `2026-01-0${id}`,
})
const student = (
  id: number,
  firstName: string,
  states: string,
  grades: (number | null)[],
  groupIds: number[] = [],
) => ({
  id,
  firstName,
  lastName: 'Bello',
  username: `student-${id}`,
  groupIds,
  states,
  grades,
  versions: grades.map(() => 1),
  attempts: {},
  commented: [],
})
const book: Gradebook = {
  classId: 1,
  className: '5b',
  groups: [{ id: 9, name: 'Owls' }],
  rules: {
    version: 0,
    weighting: 'points',
    missingCounts: 'leave_out',
    scale: { kind: 'percent', bands: [] },
    terms: [],
    categories: [],
  },
  terms: [],
  assignments: [assignment(1, 20), assignment(2, 10)],
  pupils: [
    student(1, 'Ada', 'gm', [10, null], [9]),
    student(2, 'Bob', 'hx', [null, null]),
    student(3, 'Zoë', 'Gg', [20, 4]),
  ],
}
const show = (view: Partial<BookView>) => arrangeBook(book, { ...WHOLE_BOOK, ...view })
const namesOf = (view: Partial<BookView>) => show(view).rows.map((row) => row.student.firstName)

test('averages count graded work alone, of students, of assignments and of the class', () => {
  const { rows, averages, classAverage } = show({})
  expect(rows.map(({ average }) => average)).toEqual([50, null, 80])
  expect(averages).toEqual([75, 40])
  expect(classAverage).toBe(65)
})

test('a lesson that is completed counts into no average and takes no points', () => {
  const lesson = { ...assignment(2, 100), kind: 'lesson' as const }
  const ada = student(1, 'Ada', 'gg', [10, 100])
  const { rows, averages, classAverage } = arrangeBook(
    { ...book, assignments: [assignment(1, 20), lesson], pupils: [ada] },
    WHOLE_BOOK,
  )
  expect([rows[0]?.average, averages, classAverage]).toEqual([50, [50, null], 50])
  expect(canEditInPlace(lesson, ada, 1)).toBe(false)
})

test('missing work counts as 0 where the class says so', () => {
  const strict = { ...book, rules: { ...book.rules, missingCounts: 'zero' as const } }
  const { rows, averages } = arrangeBook(strict, WHOLE_BOOK)
  expect(rows.map(({ average }) => average)).toEqual([33.3, null, 80])
  expect(averages).toEqual([75, 20])
})

test('a term shows its own assignments and their scores alone', () => {
  const terms = [{ name: 'Second', startsOn: '2026-01-02', endsOn: '2026-01-31' }]
  const scale = {
    kind: 'letters' as const,
    bands: [
      { name: 'A', from: 400 },
      { name: 'B', from: 0 },
    ],
  }
  const withTerms = { ...book, terms, rules: { ...book.rules, scale } }
  const cut = cutToTerm(withTerms, 'Second')
  expect(cut.assignments.map(({ id }) => id)).toEqual([2])
  expect(cut.pupils.map(({ states }) => states)).toEqual(['m', 'x', 'g'])
  const { rows } = arrangeBook(cut, WHOLE_BOOK)
  expect(rows.map(({ average, band }) => [average, band])).toEqual([
    [null, null],
    [null, null],
    [40, 'A'],
  ])
  expect(cutToTerm(withTerms, null)).toBe(withTerms)
})

test('a column from a spreadsheet fills cells; what does not fit is counted and left out', () => {
  const target = { students: book.pupils, assignments: book.assignments, row: 0, place: 0 }
  expect(readPasted('12,5\r\n\r\n21\r\n', target)).toEqual({
    changes: [{ studentId: 1, assignmentId: 1, points: 12.5 }],
    refused: 1,
  })
  expect(readPasted('10\t9\n7\t\nabc\t1.234\n1\n', target)).toEqual({
    changes: [
      { studentId: 1, assignmentId: 2, points: 9 },
      { studentId: 2, assignmentId: 1, points: 7 },
    ],
    refused: 3,
  })
})

test('points on their way stand in their cells, and the saved book stays as it was', () => {
  const shown = overlayPoints(book, new Map([['2 1', 15]]))
  expect(shown.pupils[1]).toMatchObject({ states: 'gx', grades: [15, null], versions: [1, 1] })
  expect(book.pupils[1]).toMatchObject({ states: 'hx', grades: [null, null] })
})

test('a draft of the rules becomes exact numbers, or says what is wrong', () => {
  const draft = draftRules(book)
  const line = {
    key: 'new 1',
    id: null,
    name: ' Tests ',
    weight: '33,33',
    dropLowest: '1',
    isExtraCredit: false,
  }
  const places = draft.places.map((place) => (place.id === 1 ? { ...place, categoryKey: 'new 1' } : place))
  expect(readDraft(1, { ...draft, categories: [line], places })).toMatchObject({
    input: {
      categories: [{ id: null, name: 'Tests', weight: 3333, dropLowest: 1 }],
      assignments: [
        { id: 1, category: 0 },
        { id: 2, category: null },
      ],
    },
  })
  expect(readDraft(1, { ...draft, categories: [{ ...line, weight: '1.234' }] })).toEqual({ fault: 'weight' })
  expect(readDraft(1, { ...draft, categories: [{ ...line, name: ' ' }] })).toEqual({ fault: 'name' })
  expect(readDraft(1, { ...draft, categories: [{ ...line, dropLowest: '-1' }] })).toEqual({ fault: 'drop' })
  const bands = [{ key: 'a', name: 'A', from: '89.95' }]
  expect(readDraft(1, { ...draft, scaleKind: 'letters', bands })).toEqual({ fault: 'from' })
})

test('students are found by name, group and state', () => {
  expect(namesOf({ search: 'zoe BEL' })).toEqual(['Zoë'])
  expect(namesOf({ groupId: 9 })).toEqual(['Ada'])
  expect(namesOf({ state: 'handedIn' })).toEqual(['Bob'])
  expect(namesOf({ state: 'graded' })).toEqual(['Ada', 'Zoë'])
})

test('who has no average stands last in both directions', () => {
  expect(namesOf({ sort: { by: 'average', isDescending: false } })).toEqual(['Ada', 'Zoë', 'Bob'])
  expect(namesOf({ sort: { by: 'average', isDescending: true } })).toEqual(['Zoë', 'Ada', 'Bob'])
  expect(namesOf({ sort: { by: 'name', isDescending: true } })).toEqual(['Zoë', 'Bob', 'Ada'])
})

test('a number is typed into the cell except where rubric or lateness have a say', () => {
  const late = { ...assignment(1, 20), latePolicy: 'deduct' as const }
  const [ada, , zoe] = book.pupils
  if (!ada || !zoe) throw new Error('students are missing')
  expect(canEditInPlace(assignment(1, 20), ada, 0)).toBe(true)
  expect(canEditInPlace({ ...assignment(1, 20), hasRubric: true }, ada, 0)).toBe(false)
  expect(canEditInPlace(late, ada, 0)).toBe(true)
  expect(canEditInPlace(late, zoe, 0)).toBe(false)
  expect(canEditInPlace(assignment(1, 20), { ...ada, states: '-m' }, 0)).toBe(false)
})

const frame = { top: 0, left: 0, width: 1000, height: 600 }

test('of three hundred rows and a hundred columns few are drawn, wherever one is', () => {
  for (const top of [0, 3000, 300 * ROW_HEIGHT]) {
    for (const left of [0, 4000, 100 * COLUMN_WIDTH]) {
      const range = findRange({ ...frame, top, left }, 300, 100)
      expect(range.lastRow - range.firstRow).toBeLessThan(50)
      expect(range.lastColumn - range.firstColumn).toBeLessThan(25)
      expect(range.firstRow * ROW_HEIGHT).toBeLessThanOrEqual(top)
      expect(range.lastRow * ROW_HEIGHT).toBeGreaterThanOrEqual(Math.min(300 * ROW_HEIGHT, top + 600))
      expect(range.lastColumn).toBeGreaterThanOrEqual(Math.min(100, Math.ceil((left + 700) / COLUMN_WIDTH)))
    }
  }
})

test('keys lead from cell to cell and stop at the edges', () => {
  const size = { rows: 300, columns: 100, page: 10 }
  const from = { row: 2, column: 2 }
  expect(moveCell('ArrowLeft', false, from, size)).toEqual({ row: 2, column: 1 })
  expect(moveCell('PageUp', false, from, size)).toEqual({ row: 0, column: 2 })
  expect(moveCell('End', true, from, size)).toEqual({ row: 301, column: 101 })
  expect(moveCell('Home', true, from, size)).toEqual({ row: 0, column: 0 })
  expect(moveCell('x', false, from, size)).toBeNull()
})

test('a cell that is reached by keys comes into sight, and nothing moves when it is already', () => {
  expect(scrollTo({ row: 2, column: 2 }, frame)).toEqual({ top: 0, left: 0 })
  const far = scrollTo({ row: 102, column: 52 }, frame)
  expect(far.top).toBe(101 * ROW_HEIGHT - (600 - HEAD_HEIGHT - ROW_HEIGHT))
  const sides = findSides(1000)
  expect(far.left).toBe(sides.average + 51 * COLUMN_WIDTH - (1000 - sides.name))
  expect(scrollTo({ row: 2, column: 2 }, { ...frame, ...far })).toEqual({ top: 0, left: 0 })
})
