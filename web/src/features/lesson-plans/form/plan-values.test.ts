import { expect, test } from 'vitest'
import { readAddress, writeAddress } from '../lesson-plans.data.ts'
import { EMPTY, listFaults, readCodes, readLines, toSent } from './plan-values.ts'

test('lists are read one on each line, with or without dashes', () => {
  expect(readLines('- Share in two\n\n  * Name halves \nWrite 1/2')).toEqual([
    'Share in two',
    'Name halves',
    'Write 1/2',
  ])
  expect(readCodes('5.NF.A.1, 5.NF.A.2;\n')).toEqual(['5.NF.A.1', '5.NF.A.2'])
})

test('empty fields are sent as nothing', () => {
  expect(toSent({ ...EMPTY, title: ' Halves ' })).toMatchObject({
    title: 'Halves',
    description: null,
    grade: null,
    duration: null,
    lessonDate: null,
    objectives: [],
    status: 'draft',
  })
})

test.each([
  [{ title: '' }, ['title']],
  [{ title: 'A', duration: '4' }, ['duration']],
  [{ title: 'A', duration: '45.5' }, ['duration']],
  [{ title: 'A', duration: '480' }, []],
  [{ title: 'A', objectives: 'x\n'.repeat(41) }, ['objectives']],
])('%j cannot be saved because of %j', (values, faults) => {
  expect(listFaults({ ...EMPTY, ...values })).toEqual(faults)
})

test('an address brings back the same list, and odd ones the whole list', () => {
  const address = {
    classId: 3,
    status: 'draft' as const,
    search: '5b',
    from: '2026-03-01',
    to: '',
    planId: 7,
  }
  expect(readAddress(writeAddress(address))).toEqual(address)
  expect(readAddress({ class: 'x', status: 'lost', from: 'soon', plan: '-1' })).toEqual({
    classId: null,
    status: null,
    search: '',
    from: '',
    to: '',
    planId: null,
  })
})
