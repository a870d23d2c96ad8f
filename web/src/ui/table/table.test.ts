import { expect, test } from 'vitest'
import { filterRows, nextSort, sortRows } from './arrange-rows.ts'
import type { Column } from './column.ts'
import { writeCsv } from './write-csv.ts'

type Row = { name: string; points: number | null }

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'points', header: 'Points', value: (row) => row.points },
]
const rows: Row[] = [
  { name: 'Task 10', points: 5 },
  { name: 'task 2', points: null },
  { name: 'Élan', points: 40 },
]
const names = (sorted: Row[]) => sorted.map(({ name }) => name)

test('text is sorted as people read it, without looking at case or accents', () => {
  expect(names(sortRows(rows, columns, { columnId: 'name', direction: 'ascending' }))).toEqual([
    'Élan',
    'task 2',
    'Task 10',
  ])
})

test('missing values come last in both directions', () => {
  expect(names(sortRows(rows, columns, { columnId: 'points', direction: 'ascending' }))[2]).toBe('task 2')
  expect(names(sortRows(rows, columns, { columnId: 'points', direction: 'descending' }))).toEqual([
    'Élan',
    'Task 10',
    'task 2',
  ])
})

test('sorting leaves the given rows as they are', () => {
  sortRows(rows, columns, { columnId: 'points', direction: 'descending' })
  expect(rows[0]?.name).toBe('Task 10')
})

test('three presses sort upwards, downwards and not at all', () => {
  const first = nextSort(null, 'name')
  const second = nextSort(first, 'name')
  expect([first?.direction, second?.direction, nextSort(second, 'name')]).toEqual([
    'ascending',
    'descending',
    null,
  ])
  expect(nextSort(second, 'points')).toEqual({ columnId: 'points', direction: 'ascending' })
})

test('every word of the filter must occur, in any column', () => {
  expect(names(filterRows(rows, columns, 'task 5'))).toEqual(['Task 10'])
  expect(names(filterRows(rows, columns, 'elan'))).toEqual(['Élan'])
  expect(filterRows(rows, columns, ' ')).toEqual(rows)
})

test('the CSV file quotes what needs it and keeps formulas from running', () => {
  const risky = [
    { name: 'Ada "Countess", Lovelace', points: -3 },
    { name: '=HYPERLINK("x")', points: null },
  ]
  expect(writeCsv(risky, columns)).toBe(
    'Name,Points\r\n"Ada ""Countess"", Lovelace",-3\r\n"\'=HYPERLINK(""x"")",\r\n',
  )
})
