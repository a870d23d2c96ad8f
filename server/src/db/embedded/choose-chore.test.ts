import { expect, test } from 'vitest'
import { chooseChore, QUIET_MS, type TableFacts } from './choose-chore.ts'

const tidy: TableFacts = { name: 'tidy', pages: 50, liveRows: 1000, deadRows: 0, changedRows: 0 }
const small: TableFacts = { ...tidy, name: 'small', deadRows: 200, changedRows: 200 }
const large: TableFacts = {
  name: 'large',
  pages: 5_000,
  liveRows: 100_000,
  deadRows: 30_000,
  changedRows: 30_000,
}

test('tidy tables are left alone, also in the quiet', () => {
  expect(chooseChore([tidy, { ...tidy, deadRows: 150, changedRows: 150 }], QUIET_MS)).toBeUndefined()
})

test('a large table is cleaned in the quiet, and analyzed with all care', () => {
  expect(chooseChore([small, large], QUIET_MS)).toEqual({
    kind: 'vacuum',
    table: 'large',
    statisticsTarget: 100,
  })
})

test('while somebody asks, a large table waits and a small one is cleaned', () => {
  expect(chooseChore([large], QUIET_MS - 1)).toBeUndefined()
  expect(chooseChore([large, small], QUIET_MS - 1)).toEqual({
    kind: 'vacuum',
    table: 'small',
    statisticsTarget: 3,
  })
})

test('while somebody asks, a large table is roughly analyzed when nearly all its rows are new', () => {
  expect(chooseChore([{ ...large, changedRows: 90_001 }], 0)).toEqual({
    kind: 'analyze',
    table: 'large',
    statisticsTarget: 3,
  })
})

test('a table that drowns in dead rows is cleaned at any time', () => {
  const drowning = { ...large, deadRows: 400_001, changedRows: 0 }
  expect(chooseChore([drowning], 0)).toMatchObject({ kind: 'vacuum', table: 'large' })
})

test('a table that only grew is analyzed, not cleaned', () => {
  const grown = { ...large, deadRows: 0 }
  expect(chooseChore([grown], QUIET_MS)).toEqual({ kind: 'analyze', table: 'large', statisticsTarget: 100 })
})
