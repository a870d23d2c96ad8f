import { expect, test } from 'vitest'
import { MADE_BY, OWNERLESS } from './belongs.ts'
import { JSON_PLACES, PLAIN_PLACES } from './references/places.ts'
import { describeTables, FILLED, KEYED, kindOf, LEFT_OUT, listSchoolTables, PLANNED, SUMS } from './tables.ts'

const tables = listSchoolTables()
const columns = tables.flatMap((table) => table.columns)
const placesOf = (wanted: (column: (typeof columns)[number]) => boolean) =>
  columns.filter(wanted).map(({ place }) => place)

test('every table is taken, or left out for a reason', () => {
  const names = [...describeTables().keys()]
  expect(Object.keys(LEFT_OUT).filter((name) => !names.includes(name))).toEqual([])
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    names.filter((name) => !(name in LEFT_OUT)).toSorted(),
  )
  expect(Object.values(LEFT_OUT).filter((reason) => reason.length < 10)).toEqual([])
})

test('a table comes behind those that it points into, and what it needs is taken or in every installation', () => {
  const seen = new Set<string>()
  const unmet: string[] = []
  for (const { name, columns } of tables) {
    for (const { place, column, reference } of columns)
      if (reference && column.notNull && !seen.has(reference.to) && !(reference.to in KEYED))
        unmet.push(place)
    seen.add(name)
  }
  expect(unmet).toEqual([])
  expect(Object.keys(KEYED).filter((name) => !(name in LEFT_OUT))).toEqual([])
})

test('of every column of JSON it is said where ids and times stand in it', () => {
  expect(Object.keys(JSON_PLACES).toSorted()).toEqual(
    placesOf((column) => kindOf(column) === 'json').toSorted(),
  )
})

test('a number that is called like an id is a reference, or said to be one', () => {
  const loose = columns.filter(
    ({ name, reference, column }) =>
      /(?:_ids?|_by)$/.test(name) && !reference && /integer/.test(column.getSQLType()),
  )
  expect(loose.map(({ place }) => place).filter((place) => !(place in PLAIN_PLACES))).toEqual([])
})

test('what is said of columns is said of columns that there are', () => {
  const known = new Set(placesOf(() => true))
  const said = [...Object.keys(PLAIN_PLACES), ...Object.keys(FILLED), ...PLANNED]
  expect(said.filter((place) => !known.has(place))).toEqual([])
  const dated = new Set(placesOf((column) => ['instant', 'day'].includes(kindOf(column))))
  expect([...PLANNED].filter((place) => !dated.has(place))).toEqual([])
})

test('of every row it is known whose it is, so that nothing of the school is left behind', () => {
  const owned = new Set(['users', ...Object.keys(MADE_BY), ...OWNERLESS])
  for (const { name, columns } of tables)
    if (
      columns.some(
        ({ reference }) => reference && reference.onDelete !== 'set null' && owned.has(reference.to),
      )
    )
      owned.add(name)
  expect(tables.map(({ name }) => name).filter((name) => !owned.has(name))).toEqual([])
  expect(SUMS.filter((name) => !OWNERLESS.includes(name))).toEqual([])
})
