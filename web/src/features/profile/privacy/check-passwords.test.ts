import { expect, test } from 'vitest'
import { checkPasswords } from './check-passwords.ts'

test.each([
  [{ current: 'old', next: 'secret-2', again: 'secret-2' }, {}],
  [{ current: '', next: 'secret-2', again: 'secret-2' }, { current: 'missing' }],
  [{ current: 'old', next: '', again: '' }, { next: 'empty' }],
  [{ current: 'old', next: 'secret-2', again: 'secret-3' }, { again: 'different' }],
])('%j has the faults %j', (draft, faults) => {
  expect(checkPasswords(draft)).toEqual(faults)
})

test('an account without a password is not asked for one', () => {
  expect(checkPasswords({ current: '', next: 'secret-2', again: 'secret-2' }, false)).toEqual({})
})
