import { expect, test } from 'vitest'
import { readListAddress, writeListAddress } from './read-list-address.ts'

test('an empty address asks for everybody, who needs a hand first', () => {
  expect(readListAddress({})).toEqual({ classId: null, search: '', order: 'needsHelp' })
  expect(writeListAddress(readListAddress({}))).toEqual({})
})

test('what is written is read again', () => {
  const wanted = { classId: 7, search: 'maya 5', order: 'name' as const }
  expect(readListAddress(writeListAddress(wanted))).toEqual(wanted)
})

test.each([{ class: 'x', q: ['a'], order: 'age' }, { class: '-1' }, { class: 1.5, q: null }])(
  'junk in %j asks for everybody',
  (query) => {
    expect(readListAddress(query)).toEqual({ classId: null, search: '', order: 'needsHelp' })
  },
)

test('a number that was typed is a name to look for', () => {
  expect(readListAddress({ q: 12 }).search).toBe('12')
})
