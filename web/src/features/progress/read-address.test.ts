import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './read-address.ts'

test('an address names a tab, and a skill leads to the map by itself', () => {
  expect(readAddress({})).toEqual({ tab: 'overview', subject: null, skill: null })
  expect(readAddress({ tab: 'goals' }).tab).toBe('goals')
  expect(readAddress({ skill: 'math.5.add' })).toEqual({
    tab: 'subjects',
    subject: null,
    skill: 'math.5.add',
  })
  expect(readAddress({ tab: 'nonsense', subject: 7, skill: ['x'] })).toEqual({
    tab: 'overview',
    subject: null,
    skill: null,
  })
})

test('what was written is read again, and the first tab has a plain address', () => {
  const address = { tab: 'subjects', subject: 'Computer Science', skill: 'cs.5.loops' } as const
  expect(readAddress(writeAddress(address))).toEqual(address)
  expect(writeAddress({ tab: 'overview', subject: null, skill: null })).toEqual({})
})
